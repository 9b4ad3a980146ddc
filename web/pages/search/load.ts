import { data, type LoaderFunctionArgs } from 'react-router';
import { languages } from '../../../domain/language.ts';
import { matchPath, pathOf, routeNamed, translateMatch, type RouteMatch } from '../../../domain/routes.ts';
import type { Route } from '../../../domain/route-table.ts';
import { siteContext, type Site } from '../../api/site-context.ts';
import { findOffer } from '../../features/search/find-offer.ts';
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
  const offer = await findOffer(site, match.language, offerId);
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
