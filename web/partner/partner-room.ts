import { partnerRoutes } from '../../domain/partner-routes.ts';
import { addEndpoints } from '../app/api/browser-api.ts';
import type { RoomHandle } from '../app/routes-context.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';
import { PartnerShell } from './parts/partner-shell.tsx';

addEndpoints(endpointPaths);

/** Every page of the partners' room exports it as its `handle`, which brings the room's routes and calls along. */
export const partnerHandle: RoomHandle = { routes: partnerRoutes, Frame: PartnerShell };
