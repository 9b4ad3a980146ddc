import type { Endpoint } from '../define-endpoint.ts';
import { reportClientError } from './report-client-error.ts';

export const clientErrorsEndpoints = { reportClientError } as const satisfies Record<string, Endpoint>;
