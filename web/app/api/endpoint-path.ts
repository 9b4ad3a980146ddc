import type { EndpointName } from '../../../contract/api.ts';

/** Method and path of some endpoints. */
export type EndpointPaths = Partial<Record<EndpointName, readonly ['GET' | 'POST', string]>>;
