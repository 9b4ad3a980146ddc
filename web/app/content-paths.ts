import { useMatches, useRouteLoaderData } from 'react-router';
import type { ContentPageName } from '../../domain/ordinary-pages.ts';
import type { PageHead } from './page-head.ts';

/** Paths of these pages in the document's language; they always exist, since the law requires them. */
export type ContentPaths = Readonly<Record<'terms' | 'privacy' | 'disclaimer', string>>;

/** Provided by the root's loader, because these pages are not in the browser's route table. */
export interface RootContent {
  contentPaths: ContentPaths;
}

export function useContentPaths(): ContentPaths | null {
  return useRouteLoaderData<RootContent>('root')?.contentPaths ?? null;
}

/** Returns the name of the content page that is shown; undefined on all other pages. */
export function useContentName(): ContentPageName | undefined {
  return readContentName(useMatches().at(-1)?.loaderData);
}

export function readContentName(loaderData: unknown): ContentPageName | undefined {
  return (loaderData as { head?: PageHead } | null | undefined)?.head?.contentName;
}
