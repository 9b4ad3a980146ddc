import { accountRoutes } from '../../domain/account-routes.ts';
import { addEndpoints } from '../app/api/browser-api.ts';
import type { RoomHandle } from '../app/routes-context.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';

addEndpoints(endpointPaths);

/** Every page of the account's room exports it as its `handle`, which brings the room's routes and calls along. */
export const accountHandle: RoomHandle = { routes: accountRoutes };
