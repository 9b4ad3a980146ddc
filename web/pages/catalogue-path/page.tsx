import { lazy, type ReactNode } from 'react';
import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { searchCache } from '../../features/search/search-cache.ts';
import { SearchView } from '../../views/search/search-view.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { pageMeta } from '../../app/page-head.ts';
import { homeStyles } from '../../views/home/home-styles.ts';
import { contentStyles } from '../../views/content/content-styles.ts';
import type { CatalogueData, load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export const handle = { styles: [homeStyles, contentStyles] };

// Most of these pages are lists, so the views of homes and content load on demand. There is no fallback: the server waits for the code, and
// the browser keeps the server's page until it has loaded.
const HomeView = lazy(async () => ({
  default: (await import('../../views/home/home-view.tsx')).HomeView,
}));

const ContentView = lazy(async () => ({
  default: (await import('../../views/content/content-view.tsx')).ContentView,
}));

const PlaceText = lazyPart(() => import('../../views/content/place-text.tsx'), 'place-text');

export async function clientLoader({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<CatalogueData> {
  const cached = searchCache.get(request.url);
  if (cached) return { view: 'search', ...cached };
  const data = await serverLoader<typeof load>();
  if (data.view === 'search') searchCache.set(request.url, data);
  return data;
}

/** Other dates of the same home affect the price box alone, so the page is not loaded again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isHome = /\/\d+\/?$/.test(nextUrl.pathname);
  return defaultShouldRevalidate && !(isHome && currentUrl.pathname === nextUrl.pathname);
}

export default function CataloguePath(): ReactNode {
  const data = useLoaderData<typeof load>();
  if (data.view === 'home') return <HomeView key={data.home.objectNumber} data={data} />;
  return data.view === 'content' ? (
    <ContentView data={data} />
  ) : (
    <SearchView data={data} about={data.about && <PlaceText data={data.about} />} />
  );
}
