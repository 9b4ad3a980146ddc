import { data, type LoaderFunctionArgs } from 'react-router';
import type { ContentHead } from '../../../domain/content-page.ts';
import { languages } from '../../../domain/language.ts';
import { formatterFor } from '../../../texts/format.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { toCardHome, type CardHome } from '../../features/home/card-home.ts';
import { lineOfPartner } from '../../features/office/line-of-partner.ts';
import type { OfficeLine } from '../../features/office/office-line.ts';
import type { PageHead } from '../../app/page-head.ts';
import {
  startEntities,
  startEntries,
  type NamedLink,
  type StartEntities,
} from '../../features/start/start-entities.ts';

const recommendedShown = 6;

export interface HomeData extends StartEntities {
  head: PageHead;
  origin: string;
  today: string;
  editedHead: ContentHead;
  /** True for an unpublished version, which an editor's preview link shows. */
  isPreview: boolean;
  recommended: readonly CardHome[];
  agencies: readonly NamedLink[];
  office: OfficeLine | null;
}

/** Parts that fail to load are left out; the search is always shown. */
export async function load({ url, context }: LoaderFunctionArgs): Promise<HomeData> {
  const site = context.get(siteContext);
  const match = site.routes.matchPath(url.pathname);
  if (match?.name !== 'Home') throw data(null, { status: 404 });
  const { language } = match;
  const t = site.translate(language);
  const languageCode = language;
  const startPage = await site.content.start(language, url.searchParams.get('preview')).catch(() => null);
  const blocks = startPage?.blocks ?? [];
  const agencies = startEntries(blocks, 'agencies').map(({ agency }) => agency);
  const [teasers, offers, recommended, named, office] = await Promise.all([
    site.api.call('listTeasers', { languageCode }).catch(() => ({ countries: [], regions: [] })),
    site.api.call('getOffers', { languageCode, offerList: 1 }).catch(() => []),
    site.api.call('getHomeRecommendations', { languageCode }).catch(() => ({ objects: [] })),
    site.api.call('listAgencies', agencies.length === 0 ? {} : { agencies: agencies.join(',') }).then(
      (reply) => reply.agencies,
      () => [],
    ),
    // The page is the same for all visitors; the browser draws one of the staff at random.
    site.api.call('getOfficeContact', {}).then(
      ({ phone, email }) => lineOfPartner({ phone, email }, site.partner),
      () => null,
    ),
  ]);
  return {
    head: {
      title: t('home.title'),
      description: startPage?.head.description ?? t('home.title'),
      path: site.routes.pathOf('Home', language),
      ...(startPage?.isPreview === true && { noIndex: true }),
      languageLinks: Object.fromEntries(languages.map((other) => [other, site.routes.pathOf('Home', other)])),
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          '@id': `${site.origin}/#organization`,
          name: t('shell.name'),
          url: site.origin,
          logo: `${site.origin}/pictures/og/theme-start.jpg`,
        },
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: t('shell.name'),
          url: site.origin + site.routes.pathOf('Home', language),
          inLanguage: language,
          publisher: { '@id': `${site.origin}/#organization` },
          potentialAction: {
            '@type': 'SearchAction',
            target: {
              '@type': 'EntryPoint',
              urlTemplate: `${site.origin}${site.routes.pathOf('Search', language)}?q={search_term_string}`,
            },
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    },
    origin: site.origin,
    today: site.today,
    editedHead: startPage?.head ?? { id: 'head', kind: 'head', title: site.name, description: '' },
    isPreview: startPage?.isPreview === true,
    ...startEntities(
      startPage ?? { blocks, links: {}, pictures: {} },
      { ...teasers, offers: Array.isArray(offers) ? offers : [offers] },
      { today: site.today, date: formatterFor(language, t).dayAndMonth },
    ),
    agencies: named.map(({ agencyID, name }) => ({
      title: name,
      href: `${site.routes.pathOf('Search', language)}?agency=${agencyID}`,
    })),
    recommended: recommended.objects.slice(0, recommendedShown).map((home) => toCardHome(home, site.today)),
    office,
  };
}
