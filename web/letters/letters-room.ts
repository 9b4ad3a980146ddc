import { letterRoutes } from '../../domain/letter-routes.ts';
import { addEndpoints } from '../app/api/browser-api.ts';
import type { RoomHandle } from '../app/routes-context.ts';
import { endpointPaths } from './endpoint-paths.ts';

addEndpoints(endpointPaths);

/** Every page of the room of letters exports it as its `handle`: with it the room's routes and calls come along. */
export const lettersHandle: RoomHandle = { routes: letterRoutes };
