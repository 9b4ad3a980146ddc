import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import type { Language } from '../../../domain/language.ts';
import {
  parseSearchFilter,
  serializeSearchFilter,
  type SearchFilter,
} from '../../../domain/search-filter.ts';
import { isValidStay } from '../../../domain/stay.ts';
import type { Site } from '../../api/site-context.ts';
import type { PageHead } from '../../shell/page-head.ts';
import { toCardHome } from '../object-card/card-home.ts';
import type { ChosenPlace } from '../search-box/place-combobox.tsx';
import { droppableFilters } from './active-filters.ts';
import { changeFilter } from './search-address.ts';
import type { SearchData } from './search-data.ts';
import { headOfSearch, headingOf } from './search-head.ts';
import { objectsPerPageOf, searchModeOf } from './search-mode.ts';

/** A search without hits asks for that many single filters what would be found without them. */
const dropsTried = 4;
const shownCounts = /^(?!country:|region:|place:|offerFilter:)/;

export interface SearchPageInput {
  language: Language;
  url: URL;
  /** Own path without query, with its trailing slash. */
  path: string;
  languageLinks: PageHead['languageLinks'];
  /** What the path searches for. */
  preset: SearchFilter;
  location: LocationInfo | null;
  unknownOffer?: boolean;
}

/** Loads a result page; a search that fails shows an empty page that says so. */
export async function loadSearch(site: Site, input: SearchPageInput): Promise<SearchData> {
  const { language, url, preset } = input;
  const given = parseSearchFilter(Object.fromEntries(url.searchParams));
  const { query, datesDropped } = withUsableDates(given, site.today);
  const filter: SearchFilter = { ...query, ...preset };
  const mode = searchModeOf(query);
  const perPage = objectsPerPageOf(mode);
  const t = site.translate(language);

  const ask = (asked: SearchFilter, objectsPerPage: number) =>
    site.api.call('searchObjects', {
      query: { ...serializeSearchFilter(asked), objectsPerPage },
      languageCode: language,
    });
  const [answer, location] = await Promise.all([
    ask(filter, perPage).catch(() => null),
    input.location ?? findLocation(site, language, query),
  ]);
  const total = answer?.hitsTotal ?? 0;
  const withoutFilter =
    answer && total === 0
      ? await Promise.all(
          droppableFilters(query)
            .slice(0, dropsTried)
            .map(async (keys) => {
              const drop = Object.fromEntries(keys.map((key) => [key, undefined]));
              const found = await ask(changeFilter(filter, { ...drop, page: undefined }), 1).catch(
                () => null,
              );
              return { keys, total: found?.hitsTotal ?? 0 };
            }),
        )
      : [];

  const heading = headingOf(t, filter, location);
  const page = query.page ?? 1;
  const pages = Math.max(1, Math.ceil(total / perPage));
  return {
    head: headOfSearch(t, input, { location, heading, mode, total, page, query }),
    origin: site.origin,
    today: site.today,
    path: input.path,
    preset,
    query,
    mode,
    heading,
    page,
    pages,
    total,
    homes: (answer?.hits ?? []).map(toCardHome),
    counts: Object.fromEntries(
      Object.entries(answer?.aggs.criteriaMatch ?? {}).filter(([name]) => shownCounts.test(name)),
    ),
    prices: answer?.aggs.prices_stats ?? null,
    ratings:
      answer && answer.aggs.totalRatings > 0 && answer.aggs.ratingAVG !== null
        ? { count: answer.aggs.totalRatings, average: answer.aggs.ratingAVG }
        : null,
    // Texts of a place belong to its own page: filtered and further pages have the list alone.
    location: location && {
      locationName: location.locationName,
      locationType: location.locationType,
      breadcrumbs: location.locationBreadcrumbs,
      title: location.title,
      text1: mode === 'normal' || page > 1 ? '' : location.text1,
      text2: mode === 'normal' || page > 1 ? '' : location.text2,
      topLinks: location.topLinks,
      offers: location.offers,
    },
    place: placeOfLocation(location),
    withoutFilter: withoutFilter.filter((drop) => drop.total > 0),
    datesDropped,
    failed: answer === null,
    unknownOffer: input.unknownOffer ?? false,
  };
}

/** Dates that are no valid stay search for nothing: old links still show homes. */
function withUsableDates(given: SearchFilter, today: string): { query: SearchFilter; datesDropped: boolean } {
  if (isValidStay(given, today)) return { query: given, datesDropped: false };
  const query = changeFilter(given, { startDate: undefined, endDate: undefined, tolerance: undefined });
  return { query, datesDropped: given.startDate !== undefined && given.endDate !== undefined };
}

async function findLocation(
  site: Site,
  language: Language,
  filter: SearchFilter,
): Promise<LocationInfo | null> {
  const location = filter.place ?? filter.region;
  if (location === undefined && filter.country === undefined) return null;
  try {
    return await site.api.call('getLocation', {
      languageCode: language,
      ...(location === undefined ? { country: filter.country } : { location: String(location) }),
    });
  } catch {
    return null;
  }
}

function placeOfLocation(location: LocationInfo | null): ChosenPlace | null {
  if (!location || location.locationType === 'offer') return null;
  const key = location.locationType;
  return { name: location.locationName, filter: { [key]: location.locationKey } as ChosenPlace['filter'] };
}
