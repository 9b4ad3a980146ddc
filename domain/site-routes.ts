import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { guestRoutes } from './guest-routes.ts';
import { landlordRoutes } from './landlord-routes.ts';
import { letterRoutes } from './letter-routes.ts';
import { partnerRoutes } from './partner-routes.ts';
import type { Route } from './route.ts';
import { createRoutes, type RouteMatch, type Routes, type TrailingSlash } from './routes.ts';

/** Routes with a page, of all rooms, for the server and tests; browsers load guest-routes.ts. */
export const servedRoutes = [
  ...guestRoutes,
  ...accountRoutes,
  ...adminRoutes,
  ...landlordRoutes,
  ...letterRoutes,
  ...partnerRoutes,
  ...contentRoutes,
] as const satisfies readonly Route[];

export type RouteName = (typeof servedRoutes)[number]['name'];
export type SiteRoutes = Routes<RouteName>;
export type SiteMatch = RouteMatch<RouteName>;

const routes = {
  add: createRoutes<RouteName>(servedRoutes, 'add'),
  remove: createRoutes<RouteName>(servedRoutes, 'remove'),
};

export function siteRoutes(trailingSlash: TrailingSlash): SiteRoutes {
  return routes[trailingSlash];
}

/** Matching does not depend on the trailing slash. */
export const { matchPath, routeNamed } = routes.add;
