import { data, type LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { loadHomeView } from '../../views/home/load-home.ts';
import type { HomeData } from '../../features/home/home-data.ts';

export async function load({ url, context }: LoaderFunctionArgs): Promise<HomeData> {
  const site = context.get(siteContext);
  const match = site.routes.matchPath(url.pathname);
  const objectNumber = Number(match?.params['objectNumber']);
  if (match?.name !== 'ObjectPage' || !(objectNumber >= 1 && objectNumber <= 2_000_000_000)) {
    throw data(null, { status: 404 });
  }
  return loadHomeView(site, { language: match.language, objectNumber, url });
}
