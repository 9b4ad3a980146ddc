import type { ContentRouteName } from './content-routes.ts';

/** Returns the name of a content page in the database: `help-ukraine` for the route HelpUkraine, `articles/…`, `themes/…`, `places/…`. */
export const contentPageKey = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Pages that the law requires in every language; they can be changed, but not withdrawn. */
const requiredPages: ReadonlySet<string> = new Set(['terms', 'privacy', 'disclaimer']);
export const isRequiredPage = (page: string): boolean => requiredPages.has(page);

/** Routes with many pages: the last segment of the path, which differs by language, names the page. */
export const openContentRoutes = {
  BlogArticle: { folder: 'articles/', param: 'blogArticleName', parent: 'Blog' },
  ThemesContent: { folder: 'theme-', param: 'theme', parent: 'Themes' },
} as const satisfies Partial<Record<ContentRouteName, unknown>>;
type OpenContentRoute = keyof typeof openContentRoutes;

export const isOpenRoute = (name: string): name is OpenContentRoute => Object.hasOwn(openContentRoutes, name);

/** Returns the route for pages in this page's folder; null for a page with a route of its own, or with none. */
export function findOpenRoute(page: string): OpenContentRoute | null {
  const entry = Object.entries(openContentRoutes).find(([, { folder }]) => page.startsWith(folder));
  return entry ? (entry[0] as OpenContentRoute) : null;
}

/** Returns the text page of a country, region or place by its German slug; folders have no umlauts. */
export const placePageKey = (slug: string): string =>
  `places/${slug.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')}`;

/** The parent page in the breadcrumb, beside the start page. */
export const contentParents: Partial<Record<ContentRouteName, ContentRouteName>> = {
  BlogArticle: 'Blog',
  ThemesContent: 'Themes',
  TravelTipsHealth: 'TravelTips',
  TravelTipsChecklist: 'TravelTips',
};
