import type { Endpoint } from './define-endpoint.ts';
import { api as calls, type CallsOfAreas } from './api.generated.ts';

/** Every call of the API, by the name that handlers and the typed client use. */
export const api = calls satisfies Record<string, Endpoint>;

export type Api = typeof api;
export type EndpointName = keyof Api;
/** The calls of one area. Areas are named after their folders. */
export type CallsOf<Area extends keyof CallsOfAreas> = Pick<Api, CallsOfAreas[Area]>;
