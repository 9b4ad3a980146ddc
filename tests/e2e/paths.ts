import { siteRoutes } from '../../domain/site-routes.ts';

/** The paths of pages as the tests' servers write them: with a slash at their end. */
export const { pathOf } = siteRoutes('add');
