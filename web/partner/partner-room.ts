import { partnerRoutes } from '../../domain/partner-routes.ts';
import { addEndpoints } from '../app/api/browser-api.ts';
import type { RoomHandle } from '../app/routes-context.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';
import { PartnerShell } from './parts/partner-shell.tsx';

addEndpoints(endpointPaths);

/** The `handle` of every partner page, which provides the routes and the frame. */
export const partnerHandle: RoomHandle = { routes: partnerRoutes, Frame: PartnerShell };
