import { data, type LoaderFunctionArgs } from 'react-router';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import { languages } from '../../../domain/language.ts';
import { matchPath, pathOf, routeNamed, translateMatch, type RouteMatch } from '../../../domain/routes.ts';
import type { Route } from '../../../domain/route-table.ts';
import { ApiFailure } from '../../api/api-client.ts';
import { siteContext, type Site } from '../../api/site-context.ts';
import { loadSearch } from '../../features/search/load-search.ts';
import type { SearchData } from '../../features/search/search-data.ts';
import type { PageHead } from '../../shell/page-head.ts';

type UnknownOffer = ReturnType<typeof data<SearchData>>;

/** The search of everything, of a theme and of an offer. */
export async function load({ url, context }: LoaderFunctionArgs): Promise<SearchData | UnknownOffer> {
  const match = matchPath(url.pathname);
  const route: Route | null = match ? routeNamed(match.name) : null;
  if (!match || route?.page !== 'search') throw data(null, { status: 404 });
  const site = context.get(siteContext);
  const languageLinks = Object.fromEntries(
    languages.map((language) => [language, translateMatch(match, language)]),
  ) as PageHead['languageLinks'];

  const offerId = offerOf(match, route);
  if (offerId === null) {
    const path = pathOf(match.name, match.language);
    return loadSearch(site, {
      language: match.language,
      url,
      path,
      languageLinks,
      preset: {},
      location: null,
    });
  }
  const offer = await findOffer(site, match, offerId);
  if (offer === null) return unknownOffer(site, match, url);
  // The canonical address of an offer is its own; themed searches keep theirs.
  const isThemed = route.offer !== undefined && !route.canonicalOffer;
  const path = isThemed ? pathOf(match.name, match.language) : offer.seoUrl;
  return loadSearch(site, {
    language: match.language,
    url,
    path,
    languageLinks: isThemed ? languageLinks : offer.languageLinks,
    preset: { offer: offerId },
    location: offer,
  });
}

function offerOf(match: RouteMatch, route: Route): number | null {
  if (route.offer !== undefined) return route.offer;
  const given = match.params['offer'];
  return given === undefined ? null : Number(given);
}

/** The offer as a location: its own path knows its texts; null where the house has no such offer. */
async function findOffer(
  site: Site,
  { language }: RouteMatch,
  offerId: number,
): Promise<LocationInfo | null> {
  try {
    const offer = await site.api.call('getOffers', { languageCode: language, offerId });
    if (Array.isArray(offer)) return null;
    const { datas } = await site.api.call('getWhoami', { routepath: offer.seoUrl, languageCode: language });
    return datas.location ?? null;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** An offer that does not exist: the status says so, and the whole catalogue stands below. */
async function unknownOffer(site: Site, match: RouteMatch, url: URL): Promise<UnknownOffer> {
  const path = pathOf('Search', match.language);
  const found = await loadSearch(site, {
    language: match.language,
    url: new URL(path, url),
    path,
    languageLinks: {},
    preset: {},
    location: null,
    unknownOffer: true,
  });
  return data({ ...found, head: { ...found.head, noIndex: true } }, { status: 404 });
}
