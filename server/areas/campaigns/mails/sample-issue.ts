import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { renderIssue } from './render-issue.ts';
import { euros } from '../../../../domain/money.ts';

export function sampleIssue(rendering: SampleRendering): SampleMail[] {
  const { translate: t, routes, language } = rendering;
  const text = t('letters.newsletter.lead');
  const moreText = t('letters.topics.homes.text');
  const search = routes.pathOf('Search', language);
  const mail = renderIssue(
    {
      path: search,
      homes: {
        homes: [
          {
            objectNumber: 4711,
            title: 'Haus Windrose',
            place: 'Kiel',
            region: 'Ostsee',
            minPrice: euros(640),
          },
          {
            objectNumber: 4712,
            title: 'Casa degli Ulivi',
            place: 'Siena',
            region: 'Toscana',
            minPrice: null,
          },
        ],
      },
      page: {
        head: { id: 'head', kind: 'head', title: t('letters.newsletter.title'), description: text },
        links: { 'page:Search': search },
        pictures: {},
        blocks: [
          {
            id: 'text',
            kind: 'text',
            text: {
              type: 'doc',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: moreText }] }],
            },
          },
          { id: 'homes', kind: 'homes', title: t('letters.topics.homes.title'), search: '' },
          { id: 'quote', kind: 'quote', text: t('letters.topics.ideas.text'), source: 'Erika Mustermann' },
          {
            id: 'action',
            kind: 'action',
            title: t('letters.topics.offers.title'),
            text: t('letters.topics.offers.text'),
            to: 'page:Search',
            label: t('mail.alerts.news.all'),
          },
        ],
      },
    },
    rendering,
    `1-${'s'.repeat(43)}`,
  );
  return [{ name: 'campaign-issue', ...mail }];
}
