import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { renderCommentsMail } from './render-comments-mail.ts';
import { renderWatchListMail } from './render-watch-list-mail.ts';
import { euros } from '../../../../domain/money.ts';

export function sampleWatchListMails(rendering: SampleRendering): SampleMail[] {
  const watched = [4711, 4712].map((objectNumber) => ({
    objectNumber,
    price: euros(1_234),
    priceOriginal: null,
    pricePercentReduction: 0,
    currency: 'EUR' as const,
    startDate: '2030-07-06',
    endDate: '2030-07-13',
    persons: 4,
    childAges: objectNumber === 4711 ? [6, 11] : [],
    pets: objectNumber === 4711 ? 1 : 0,
    addDate: '2030-01-02T10:00:00Z',
    deleteDate: '',
  }));
  const homes = [
    {
      objectNumber: 4711,
      title: 'Haus Windrose',
      active: true,
      locations: { place: 'Kiel', region: 'Ostsee' },
    },
    {
      objectNumber: 4712,
      title: 'Casa degli Ulivi',
      active: true,
      locations: { place: 'Siena', region: 'Toscana' },
    },
  ];
  const summaries = new Map(homes.map((home) => [home.objectNumber, home]));
  return [
    {
      name: 'watch-list',
      ...renderWatchListMail({ ...rendering, watched, summaries, watchListUID: 'sample' }),
    },
    {
      name: 'watch-list-comments',
      ...renderCommentsMail({
        ...rendering,
        ...{ listName: 'Mit den Großeltern', sharedList: 'sample', endHref: `${rendering.publicUrl}/` },
        comments: [
          { author: 'Jonas', home: 'Haus Windrose', text: 'Der Garten wäre toll für die Kinder.' },
          { author: 'Oma Inge', home: 'Casa degli Ulivi', text: 'Gibt es dort viele Treppen?' },
        ],
      }),
    },
  ];
}
