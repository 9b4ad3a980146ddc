import { adminRoutes } from '../../domain/admin-routes.ts';
import { addEndpoints } from '../app/api/browser-api.ts';
import type { RoomHandle } from '../app/routes-context.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';
import { StaffShell } from './parts/staff-shell.tsx';

addEndpoints(endpointPaths);

/** Every page of the staff's room exports it as its `handle`, which brings the room's routes and calls along. */
export const adminHandle: RoomHandle = { routes: adminRoutes, Frame: StaffShell };
