import { data, redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router';
import type { Whoami } from '../../../contract/whoami/get-whoami.ts';
import type { Route } from '../../../domain/route.ts';
import { parseAddress, type Address } from '../../../domain/routes.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import { ApiFailure } from '../../app/api/api-client.ts';
import { siteContext, type Site } from '../../app/api/site-context.ts';
import type { HomeData } from '../../features/home/home-data.ts';
import { loadSearch } from '../../views/search/load-search.ts';
import { loadSearchRoute, responseStatus } from '../../views/search/load-search-route.ts';
import type { MissingPageData } from '../../features/search/missing-page-data.ts';
import type { SearchData } from '../../features/search/search-data.ts';
import { loadAddedPage, loadContent, type ContentData } from '../../views/content/load-content.ts';
import { loadPlaceText, type PlaceTextData } from '../../views/content/load-place-text.ts';
import { loadRemovedHome, loadHomeView } from '../../views/home/load-home.ts';
import { placeInPath } from './place-in-path.ts';

export type CatalogueData =
  | ({ view: 'search'; about?: PlaceTextData | null } & SearchData)
  | ({ view: 'home' } & HomeData)
  | ({ view: 'content' } & ContentData);

const objectNumberMax = 2_000_000_000;

type Answer = CatalogueData | ReturnType<typeof data<CatalogueData>>;

/**
 * Loads the view of a path. A path of digits alone is a home. Themes and content pages are in the route tables; all other paths are looked
 * up in the catalogue.
 */
export async function load({ url, context }: LoaderFunctionArgs): Promise<Answer> {
  const site = context.get(siteContext);
  const address = parseAddress(url.pathname);
  if (!address) throw data(null, { status: 404 });
  const { language } = address;

  const match = site.routes.matchPath(url.pathname);
  if (match?.name === 'ObjectPageOld') {
    const objectNumber = Number(match.params['objectNumber']);
    if (!(objectNumber >= 1 && objectNumber <= objectNumberMax)) throw data(null, { status: 404 });
    return { view: 'home', ...(await loadHomeView(site, { language, objectNumber, url })) };
  }
  const route: Route | null = match && site.routes.routeNamed(match.name);
  if (match && route?.offer !== undefined) {
    const search = await loadSearchRoute(site, match, url);
    return data({ view: 'search', ...search }, { status: responseStatus(search) });
  }
  // Pages of other rooms are other documents, with scripts of their own.
  if (route?.room !== undefined) throw redirectDocument(url.pathname + url.search);
  const content = match && (await loadContent(site, match, url.searchParams.get('preview')));
  if (content) return { view: 'content', ...content };
  // The path matches a route of the table except for its form, or was that of an article.
  if (match) throw await missingPage(site, url);

  const preview = url.searchParams.get('preview');
  const answer = await lookUp(site, url.pathname, address);
  if (answer === null) {
    const page = await loadAddedPage(site, url.pathname, language, preview);
    if (page) return { view: 'content', ...page };
    const missing = await missingPage(site, url);
    if (missing instanceof Response) throw missing;
    const place = await placeInPath(site, address);
    throw data<MissingPageData | null>(place && { place }, { status: 404 });
  }
  const { compname, datas } = answer;
  if (compname === 'Error410') {
    throw await loadRemovedHome(site, language, { countryCode: datas.country, regionKey: datas.region });
  }
  if (compname === 'Error500') throw data(null, { status: 500 });
  if (datas.canonicalPath) throw redirect(datas.canonicalPath + url.search, 301);
  if (compname === 'Object' || !datas.location) throw data(null, { status: 404 });
  const { location } = datas;
  const isPlain = url.search === '' || (preview !== null && url.searchParams.size === 1);
  const [about, search] = await Promise.all([
    isPlain && datas.offer === undefined ? loadPlaceText(site, url.pathname, language, preview) : null,
    loadSearch(site, {
      language,
      url,
      path: location.seoUrl,
      languageLinks: location.languageLinks,
      preset: toPreset(datas),
      location,
    }),
  ]);
  if (about && search.location) {
    about.picture = search.location.picture;
    // The editors' text replaces the place's short texts.
    search.location = { ...search.location, text1: '', text2: '', seoText: '', picture: null };
  }
  return data({ view: 'search', ...search, about }, { status: responseStatus(search) });
}

function toPreset({ offer, place, region, country }: Whoami['datas']): SearchFilter {
  if (offer !== undefined) return { offer };
  if (place !== undefined) return { place };
  if (region !== undefined) return { region };
  return country === undefined ? {} : { country };
}

/** Returns the answer for a path without a page: where its page is now, or 404. */
async function missingPage(
  { content }: Site,
  { pathname, search }: URL,
): Promise<Response | ReturnType<typeof data<null>>> {
  const path = await content.movedTo(pathname);
  return path === null ? data(null, { status: 404 }) : redirect(path + search, 301);
}

/** Returns null for an unknown path. Statuses for which there is no error page become 500. */
async function lookUp(site: Site, routepath: string, { language }: Address): Promise<Whoami | null> {
  try {
    return await site.api.call('getWhoami', { routepath, languageCode: language });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw data(null, { status: error instanceof ApiFailure && error.status === 410 ? 410 : 500 });
  }
}
