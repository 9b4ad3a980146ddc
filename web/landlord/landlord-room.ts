import { landlordRoutes } from '../../domain/landlord-routes.ts';
import { addEndpoints } from '../app/api/browser-api.ts';
import type { RoomHandle } from '../app/routes-context.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';
import { LandlordShell } from './parts/landlord-shell.tsx';

addEndpoints(endpointPaths);

/** Every page of the landlords' room exports it as its `handle`, which brings the room's routes and calls along. */
export const landlordHandle: RoomHandle = { routes: landlordRoutes, Frame: LandlordShell };
