import { languages } from '../../../domain/language.ts';
import type { SiteMatch } from '../../../domain/site-routes.ts';
import type { Route } from '../../../domain/route.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';
import { findOffer } from './find-offer.ts';
import { loadSearch } from './load-search.ts';
import type { SearchData } from '../../features/search/search-data.ts';

export async function loadSearchRoute(site: Site, match: SiteMatch, url: URL): Promise<SearchData> {
  const route: Route = site.routes.routeNamed(match.name);
  const languageLinks = Object.fromEntries(
    languages.map((language) => [language, site.routes.translateMatch(match, language)]),
  ) as PageHead['languageLinks'];

  const offerId = findOfferNumber(match, route);
  if (offerId === null) {
    const path = site.routes.pathOf(match.name, match.language);
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
  // A themed search shows the homes of an offer at an address of its own, which is canonical. All other searches for an
  // offer have the offer's address as the canonical one.
  const isThemed = route.offer !== undefined && !route.canonicalOffer;
  const path = isThemed ? site.routes.pathOf(match.name, match.language) : offer.seoUrl;
  return loadSearch(site, {
    language: match.language,
    url,
    path,
    languageLinks: isThemed ? languageLinks : offer.languageLinks,
    preset: { offer: offerId },
    location: offer,
  });
}

export function responseStatus(search: SearchData): 200 | 404 {
  return search.unknownOffer ? 404 : 200;
}

function findOfferNumber(match: SiteMatch, route: Route): number | null {
  if (route.offer !== undefined) return route.offer;
  const offerParam = match.params['offer'];
  return offerParam === undefined ? null : Number(offerParam);
}

/** Shows that the offer of a path is unknown, and lists the whole catalogue below. */
async function unknownOffer(site: Site, match: SiteMatch, url: URL): Promise<SearchData> {
  const path = site.routes.pathOf('Search', match.language);
  const search = await loadSearch(site, {
    language: match.language,
    url: new URL(path, url),
    path,
    languageLinks: {},
    preset: {},
    location: null,
    unknownOffer: true,
  });
  return { ...search, head: { ...search.head, noIndex: true } };
}
