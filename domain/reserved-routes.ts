import type { Route } from './route.ts';
import { servedRoutes } from './site-routes.ts';

/**
 * Routes that have a name and paths, but no page yet: they answer 404, and no other route may use their paths. A new page's row moves to
 * the table of its room. Servers and tests load this file.
 */

const userRoutes = [] as const satisfies readonly Route[];

/** Old addresses whose page was removed for good. */
const endedRoutes = [
  { name: 'NewsletterEnded', path: 'newsletter', contentGroup: 5 },
  { name: 'NlnewEnded', path: 'nlnew', contentGroup: 5 },
] as const satisfies readonly Route[];

export const reservedRoutes = [...userRoutes, ...endedRoutes] as const satisfies readonly Route[];

/** Never a page: the server redirects them first. */
export const redirectRoutes = [
  { name: 'HomeLegacy', path: 'index.cfm', contentGroup: 1, requiresAuth: false },
  { name: 'Press', path: 'presse', contentGroup: 5 },
  { name: 'PressReleases', path: 'pressemitteilungen', contentGroup: 5 },
  { name: 'PressRelease', path: 'pressemitteilung', contentGroup: 5 },
  { name: 'Jobs', path: 'job_und_karriere', contentGroup: 5 },
] as const satisfies readonly Route[];

export const allRoutes: readonly Route[] = [...servedRoutes, ...reservedRoutes, ...redirectRoutes];
