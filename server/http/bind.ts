import type { Endpoint } from '../../contract/define-endpoint.ts';
import type { BoundEndpoint } from './binder.ts';
import type { Handler, JsonHandler } from './handler.ts';

/** Joins an endpoint with its handler; here their types are held against each other. */
export function bind<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  write?: JsonHandler<E>,
): BoundEndpoint {
  return write ? { endpoint, handle, write } : { endpoint, handle };
}
