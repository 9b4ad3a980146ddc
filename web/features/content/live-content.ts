import type { ValidBonus } from '../../../contract/bonus/get-valid-bonuses.ts';
import type { LatestRatings } from '../../../contract/ratings/list-latest-ratings.ts';
import type { Offer } from '../../../contract/offers/get-offers.ts';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import type { Language } from '../../../domain/language.ts';
import { queryValues } from '../../../domain/query-values.ts';
import { parseSearchFilter, searchDefaults, serializeSearchFilter } from '../../../domain/search-filter.ts';
import type { ApiClient } from '../../app/api/api-client.ts';
import type { Site } from '../../app/api/site-context.ts';
import { withLastMinuteWindow } from '../search/last-minute.ts';
import { toCardHome, type CardHome } from '../../features/home/card-home.ts';
import { lineOfPartner } from '../../features/office/line-of-partner.ts';
import { siteFigures, type SiteFigures } from './parts/site-figures.ts';
import type { OfficeLine } from '../../features/office/office-line.ts';

export interface LiveContent {
  homes: Readonly<Record<string, readonly CardHome[]>>;
  offers: readonly Pick<Offer, 'id' | 'name' | 'text' | 'seoUrl' | 'count'>[];
  ratings: LatestRatings | null;
  /** Public bonus codes; null if no block shows them. */
  bonuses: readonly ValidBonus[] | null;
  office: OfficeLine | null;
  figures: SiteFigures | null;
}

/** Loads the data that the blocks of a page show beside their text. Calls that fail leave their part out. */
export async function loadLive(
  site: Site,
  blocks: readonly ContentBlock[],
  links: Readonly<Record<string, string>>,
  language: Language,
): Promise<LiveContent> {
  const has = (...parts: readonly string[]): boolean =>
    blocks.some((block) => block.kind === 'part' && parts.includes(block.part));
  const [homes, offers, ratings, office, bonuses, figures] = await Promise.all([
    Promise.all(
      blocks.flatMap((block) =>
        block.kind === 'homes'
          ? [
              findHomes(site.api, links[`search:${block.search}`], language, site.today).then(
                (hits) => [block.id, hits] as const,
              ),
            ]
          : [],
      ),
    ),
    has('offers') ? site.api.call('getOffers', { languageCode: language, offerList: 1 }).catch(() => []) : [],
    has('ratings') ? site.api.call('listLatestRatings', { languageCode: language }).catch(() => null) : null,
    has('contact', 'office')
      ? site.api.call('getOfficeContact', {}).then(
          ({ phone, email }) => lineOfPartner({ phone, email }, site.partner),
          () => null,
        )
      : null,
    has('bonus') ? site.api.call('getValidBonuses', { languageCode: language }).catch(() => null) : null,
    has('figures')
      ? site.api
          .call('searchObjects', {
            query: { objectsPerPage: 1 },
            languageCode: language,
            counts: ['countries'],
          })
          .then(siteFigures, () => null)
      : null,
  ]);
  return {
    homes: Object.fromEntries(homes),
    offers: (Array.isArray(offers) ? offers : [offers])
      .filter(({ count }) => count > 0)
      .map(({ id, name, text, seoUrl, count }) => ({ id, name, text, seoUrl, count })),
    ratings,
    office,
    bonuses,
    figures,
  };
}

/** `path` is the search page's, with its query. */
export async function findHomes(
  api: ApiClient<'searchObjects'>,
  path: string | undefined,
  language: Language,
  today: string,
): Promise<CardHome[]> {
  if (path === undefined) return [];
  const filter = parseSearchFilter(queryValues(path.includes('?') ? path.slice(path.indexOf('?')) : ''));
  try {
    const { hits } = await api.call('searchObjects', {
      query: {
        ...serializeSearchFilter(withLastMinuteWindow(filter, today)),
        objectsPerPage: searchDefaults.objectsPerTeaser,
      },
      languageCode: language,
    });
    return hits.map((hit) => toCardHome(hit, today));
  } catch {
    return [];
  }
}
