import { useMatches, useRouteLoaderData } from 'react-router';
import type { ContentRouteName } from '../../domain/content-routes.ts';
import type { PageHead } from './page-head.ts';

/** The paths of these pages in the document's language; they are always there, since the law wants them. */
export type ContentPaths = Readonly<Record<'terms' | 'privacy' | 'disclaimer', string>>;

/** As the root's loader brings them along: no browser's table of routes knows these pages. */
export interface RootContent {
  contentPaths: ContentPaths;
}

/** Null only on an error page without any data. */
export function useContentPaths(): ContentPaths | null {
  return useRouteLoaderData<RootContent>('root')?.contentPaths ?? null;
}

/** The name of the content page that is shown; undefined on all other pages. */
export function useContentName(): ContentRouteName | undefined {
  return contentNameOf(useMatches().at(-1)?.loaderData);
}

/** The same, from the data of the page's loader. */
export function contentNameOf(loaderData: unknown): ContentRouteName | undefined {
  return (loaderData as { head?: PageHead } | null | undefined)?.head?.contentName;
}
