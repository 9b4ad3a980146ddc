import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { guestRoutes } from './guest-routes.ts';
import { landlordRoutes } from './landlord-routes.ts';
import { letterRoutes } from './letter-routes.ts';
import { partnerRoutes } from './partner-routes.ts';
import type { Route } from './route.ts';
import { createRoutes, type RouteMatch, type Routes, type TrailingSlash } from './routes.ts';

/** Every route that has a page, of all rooms. The server and tests read it; browsers load guest-routes.ts. */
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

/** The routes of the whole site, whose canonical paths end as configured. */
export function siteRoutes(trailingSlash: TrailingSlash): SiteRoutes {
  return routes[trailingSlash];
}

/** Whatever paths end with, they are matched alike. */
export const { matchPath, routeNamed } = routes.add;
