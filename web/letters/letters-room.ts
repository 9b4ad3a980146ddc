import { letterRoutes } from '../../domain/letter-routes.ts';
import { addEndpoints } from '../app/api/browser-api.ts';
import type { RoomHandle } from '../app/routes-context.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';

addEndpoints(endpointPaths);

/** The `handle` of every page that mails link to, which provides the routes. */
export const lettersHandle: RoomHandle = { routes: letterRoutes };
