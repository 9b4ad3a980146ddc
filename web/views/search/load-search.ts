import { redirect } from 'react-router';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import type { Language } from '../../../domain/language.ts';
import { alertHomesMax, alertIgnoredKeys } from '../../../domain/alerts.ts';
import { withDeparture } from '../../../domain/departure-by-nights.ts';
import { queryValues } from '../../../domain/query-values.ts';
import {
  parseSearchFilter,
  serializeSearchFilter,
  type FilterKey,
  type SearchFilter,
} from '../../../domain/search-filter.ts';
import { isValidStay } from '../../../domain/stay.ts';
import { partnerOfPage } from '../../app/api/partner-of-page.ts';
import type { Site } from '../../app/api/site-context.ts';
import { searchQuery, suitsGroups } from '../../features/home-groups/search-query.ts';
import { toCardHome } from '../../features/home/card-home.ts';
import type { ChosenPlace } from '../../features/search-box/chosen-place.ts';
import { changeFilter, filtersView, viewParam } from '../../features/search/search-address.ts';
import type { SearchData } from '../../features/search/search-data.ts';
import { buildSearchHead, buildHeading, shortSubject } from './search-head.ts';
import { cheapestDay } from './cheapest-day.ts';
import { findNear } from './find-near.ts';
import { findOffer } from './find-offer.ts';
import { searchAddressFor, readWish } from './read-wish.ts';
import { findWider } from './find-wider.ts';
import { pictureOfLocation } from './location-picture.ts';
import { isOfferLandingPage, objectsPerPage, getSearchMode } from '../../features/search/search-mode.ts';
import { withLastMinuteWindow } from '../../features/search/last-minute.ts';
import type { SearchPageInput } from './search-page-input.ts';

const dropsShown = 4;

/**
 * Loads a result page; a failed search gives an empty page that says so. A page number beyond the last redirects temporarily to the last
 * page, since the number of homes changes. An unknown offer in the query is left out, and the page says so.
 */
export async function loadSearch(site: Site, input: SearchPageInput): Promise<SearchData> {
  const filter = withDeparture(parseSearchFilter(queryValues(input.url.search)));
  const sentenceAddress = await searchAddressFor(site, input, filter);
  if (sentenceAddress !== null) throw redirect(sentenceAddress, 302);
  if (filter.offer === undefined || input.preset.offer !== undefined)
    return loadList(site, input, filter, null);
  const offer = await findOffer(site, input.language, filter.offer).catch(() => undefined);
  if (offer !== null) return loadList(site, input, filter, offer ?? null);
  const { offer: _unknown, ...rest } = filter;
  const withoutOffer = await loadList(site, { ...input, unknownOffer: true }, rest, null);
  return { ...withoutOffer, head: { ...withoutOffer.head, noIndex: true } };
}

async function loadList(
  site: Site,
  input: SearchPageInput,
  requestedFilter: SearchFilter,
  namedOffer: LocationInfo | null,
): Promise<SearchData> {
  const { language, url, preset } = input;
  const { query, datesDropped } = withUsableDates(requestedFilter, site.today);
  // The filter contains the search. The sentence is only kept in addresses.
  const { wish: _wish, ...searched } = query;
  const filter: SearchFilter = { ...searched, ...preset };
  const mode = getSearchMode(query);
  const showsFilters = url.searchParams.get(viewParam) === filtersView;
  const perPage = objectsPerPage(mode);
  const t = site.translate(language);

  const partner = partnerOfPage(site, url);
  const isLanding = isOfferLandingPage(preset, query);
  const [answer, found, sentence] = await Promise.all([
    site.api
      .call('searchObjects', {
        query: {
          ...serializeSearchFilter(withLastMinuteWindow(filter, site.today)),
          objectsPerPage: perPage,
        },
        languageCode: language,
        partner,
        arrivalDays: filter.startDate !== undefined,
        counts: 'options',
      })
      .catch(() => null),
    input.location ?? findLocation(site, language, query),
    readWish(site, input, query),
  ]);
  const location = (isLanding && input.location === null ? namedOffer : null) ?? found;
  // A location without a country is a wide area. Only its text names the regions in it.
  const isWide = location?.locationType === 'region' && location.locationBreadcrumbs.length === 1;
  const showsTexts =
    (query.page ?? 1) === 1 &&
    (isWide || (location?.locationType === 'offer' ? isLanding : mode !== 'normal'));
  const total = answer?.hitsTotal ?? 0;
  const page = query.page ?? 1;
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (total > 0 && page > pages) throw redirect(addressOfPage(url, pages), 302);
  // Filters of the path itself cannot be dropped.
  const withoutFilter = (answer?.aggs.relaxations ?? [])
    .map(({ keys, hitsTotal }) => ({ keys: keys as FilterKey[], total: hitsTotal }))
    .filter(({ keys }) => keys.every((key) => preset[key] === undefined))
    .slice(0, dropsShown);

  const [near, wider, groups] = await Promise.all([
    answer !== null && total === 0 ? findNear(site, language, filter, withoutFilter) : null,
    findWider(site, language, filter, { total, partner }),
    answer !== null && total === 0 && suitsGroups(filter) ? findGroups(site, language, filter) : null,
  ]);

  const corrected = answer?.aggs.corrected ?? '';
  const heading = buildHeading(t, corrected === '' ? filter : { ...filter, q: corrected }, location);
  const homes = (answer?.hits ?? []).map((hit) => toCardHome(hit, site.today));
  const arrivalDays = answer?.aggs.arrivalDays ?? [];
  return {
    head: buildSearchHead(site, t, input, {
      location,
      heading,
      mode,
      total,
      page,
      pages,
      query,
      homes,
    }),
    origin: site.origin,
    today: site.today,
    path: input.path,
    preset,
    query,
    mode,
    heading,
    subject: shortSubject(t, corrected === '' ? filter : { ...filter, q: corrected }, location),
    corrected,
    page,
    pages,
    total,
    homes,
    haveOwnDates:
      withLastMinuteWindow(filter, site.today).duration !== undefined || filter.tolerance !== undefined,
    counts: answer?.aggs.criteriaMatch ?? {},
    capacity: answer?.aggs.capacity ?? null,
    prices: answer?.aggs.prices_stats ?? null,
    arrivalDays,
    cheapestArrival: query.startDate ? cheapestDay(arrivalDays, query.startDate) : null,
    // The texts of a place belong to its own page; filtered and further pages show the list only. The text of an offer is also shown with a
    // few filters.
    location: location && {
      locationName: location.locationName,
      locationType: location.locationType,
      breadcrumbs: location.locationBreadcrumbs,
      title: location.title,
      text1: showsTexts ? location.text1 : '',
      text2: showsTexts ? location.text2 : '',
      seoText: showsTexts && !says(location.text1, location.seoText) ? location.seoText : '',
      picture: showsTexts ? pictureOfLocation(t, location, answer?.hits ?? []) : null,
      topLinks: location.topLinks,
      offers: location.offers,
    },
    place: placeOfLocation(found),
    withoutFilter,
    near,
    wider,
    groups,
    datesDropped,
    failed: answer === null,
    alertPath: answer === null ? null : alertPath(site, language, filter, total),
    unknownOffer: input.unknownOffer ?? false,
    aboveList: showsFilters || sentence ? { showsFilters, sentence } : null,
  };
}

/** Returns null if the call fails; the browser then asks again. */
const findGroups = (
  site: Site,
  languageCode: Language,
  filter: SearchFilter,
): Promise<SearchData['groups']> =>
  site.api.call('findHomeGroups', { query: searchQuery({ query: filter, preset: {} }), languageCode }).then(
    ({ groups }) => groups,
    () => null,
  );

/** Many places repeat one of their texts in another; the repetition is left out. */
const says = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

function addressOfPage({ pathname, searchParams }: URL, page: number): string {
  const query = new URLSearchParams(searchParams);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}

/** Leaves out invalid dates, so that old links still show homes. */
function withUsableDates(
  filter: SearchFilter,
  today: string,
): { query: SearchFilter; datesDropped: boolean } {
  if (isValidStay(filter, today)) return { query: filter, datesDropped: false };
  const query = changeFilter(filter, { startDate: undefined, endDate: undefined, tolerance: undefined });
  return { query, datesDropped: filter.startDate !== undefined && filter.endDate !== undefined };
}

/** Returns null for searches with too many homes to follow. The path is in another room, which is not in the browser's route table. */
function alertPath(site: Site, language: Language, filter: SearchFilter, total: number): string | null {
  if (total > alertHomesMax) return null;
  const alertQuery = new URLSearchParams(serializeSearchFilter(filter, { except: alertIgnoredKeys }));
  return `${site.routes.pathOf('AlertNew', language)}?${alertQuery.toString()}`;
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
