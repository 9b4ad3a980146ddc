import { letterRoutes } from '../../domain/letter-routes.ts';
import { addEndpoints } from '../app/api/browser-api.ts';
import type { RoomHandle } from '../app/routes-context.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';

addEndpoints(endpointPaths);

/** Every page of the letters' room exports it as its `handle`, which brings the room's routes and calls along. */
export const lettersHandle: RoomHandle = { routes: letterRoutes };
