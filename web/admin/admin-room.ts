import { adminRoutes } from '../../domain/admin-routes.ts';
import { addEndpoints } from '../app/api/browser-api.ts';
import type { RoomHandle } from '../app/routes-context.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';
import { StaffShell } from './parts/staff-shell.tsx';

addEndpoints(endpointPaths);

/** The `handle` of every staff page, which provides the routes and the frame. */
export const adminHandle: RoomHandle = { routes: adminRoutes, Frame: StaffShell };
