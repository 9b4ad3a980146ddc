import { siteRoutes } from '../../domain/site-routes.ts';

/** The paths of pages with a trailing slash, as the test servers use them. */
export const { pathOf } = siteRoutes('add');
