import { data, type LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { loadSearchRoute, responseStatus } from '../../views/search/load-search-route.ts';
import type { SearchData } from '../../features/search/search-data.ts';

/** Loads searches of all homes and of an offer; those of a theme are loaded by pages/catalogue-path. */
export async function load({
  url,
  context,
}: LoaderFunctionArgs): Promise<ReturnType<typeof data<SearchData>>> {
  const site = context.get(siteContext);
  const match = site.routes.matchPath(url.pathname);
  if (!match || site.routes.routeNamed(match.name).page !== 'search') throw data(null, { status: 404 });
  const search = await loadSearchRoute(site, match, url);
  return data(search, { status: responseStatus(search) });
}
