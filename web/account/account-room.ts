import { accountRoutes } from '../../domain/account-routes.ts';
import { addEndpoints } from '../app/api/browser-api.ts';
import type { RoomHandle } from '../app/routes-context.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';

addEndpoints(endpointPaths);

/** The `handle` of every account page, which provides the routes. */
export const accountHandle: RoomHandle = { routes: accountRoutes };
