import type { ReactNode } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { searchCache } from '../../features/search/search-cache.ts';
import type { SearchData } from '../../features/search/search-data.ts';
import { SearchView } from '../../views/search/search-view.tsx';
import { pageMeta } from '../../app/page-head.ts';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;

/** Shows a cached list at once when the visitor goes back. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<SearchData> {
  const cached = searchCache.get(request.url);
  if (cached) return cached;
  const data = await serverLoader<typeof load>();
  searchCache.set(request.url, data);
  return data;
}

export default function SearchPage(): ReactNode {
  const data = useLoaderData<typeof load>();
  return <SearchView data={data} />;
}
