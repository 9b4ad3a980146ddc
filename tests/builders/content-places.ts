import { siteRoutes } from '../../domain/site-routes.ts';
import type { Places } from '../../server/areas/content/address-taken.ts';
import { createPublishedReader } from '../../server/areas/content/published.ts';
import type { Database } from '../../server/platform/database.ts';
import { currentOperator } from './operator.ts';

/** Reads the positions of the pages of a test database in their tree. */
export const readPlaces = async (db: Database): Promise<Places> => ({
  routes: siteRoutes('add'),
  published: await createPublishedReader(currentOperator)(db),
});
