import { landlordRoutes } from '../../domain/landlord-routes.ts';
import { addEndpoints } from '../app/api/browser-api.ts';
import type { RoomHandle } from '../app/routes-context.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';
import { LandlordShell } from './parts/landlord-shell.tsx';

addEndpoints(endpointPaths);

/** The `handle` of every page for landlords, which provides the routes and the frame. */
export const landlordHandle: RoomHandle = { routes: landlordRoutes, Frame: LandlordShell };
