import { createContext, type EntryContext } from 'react-router';

export type PageData = Record<string, unknown>;

/**
 * Receives the answers of a page's loaders. The router itself gets null, since it would encode whatever it has: the data of a page is sent
 * as JSON instead.
 */
export const pageData = createContext<PageData>();

/** Picks the data of the routes that are shown; after a failure those below it are not. */
export const shownData = (
  { staticHandlerContext: { loaderData } }: EntryContext,
  loaded: PageData,
): PageData => Object.fromEntries(Object.entries(loaded).filter(([id]) => loaderData[id] !== undefined));

export function withPageData(context: EntryContext, data: PageData): EntryContext {
  const { staticHandlerContext } = context;
  const loaderData = { ...staticHandlerContext.loaderData, ...data };
  return { ...context, staticHandlerContext: { ...staticHandlerContext, loaderData } };
}
