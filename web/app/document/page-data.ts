import { createContext, type EntryContext } from 'react-router';

/** What the loaders of a page answered, by route. */
export type PageData = Record<string, unknown>;

/**
 * Where a page's loaders leave what they answer. The router takes null for their answer, since it would encode whatever it has:
 * a page's data are sent as JSON instead.
 */
export const pageData = createContext<PageData>();

/** Picks what was left for the routes that are shown: after a failure those below it are not. */
export const shownData = ({ staticHandlerContext: { loaderData } }: EntryContext, left: PageData): PageData =>
  Object.fromEntries(Object.entries(left).filter(([id]) => loaderData[id] !== undefined));

/** Puts what the loaders left into the router's answer. */
export function withPageData(context: EntryContext, shown: PageData): EntryContext {
  const { staticHandlerContext } = context;
  const loaderData = { ...staticHandlerContext.loaderData, ...shown };
  return { ...context, staticHandlerContext: { ...staticHandlerContext, loaderData } };
}
