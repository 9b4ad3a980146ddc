import type { Endpoint } from '../../contract/define-endpoint.ts';
import type { BoundEndpoint } from './binder.ts';
import type { Handler, JsonHandler } from './handler.ts';

/** What answers a call: a handler, or one with a second that makes the same answer as JSON. */
export type Binding<E extends Endpoint> = Handler<E> | { handle: Handler<E>; write: JsonHandler<E> };

/** Joins the calls of an area with their handlers; the type refuses a call without one and one of another call. */
export function bindArea<Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
  handlers: { readonly [Name in keyof Endpoints]: Binding<Endpoints[Name]> },
): Readonly<Record<keyof Endpoints & string, BoundEndpoint>> {
  const bound = Object.entries(endpoints).map(([name, endpoint]): [string, BoundEndpoint] => {
    // Types were held against each other above; the binder calls each handler with what its schema has parsed.
    const binding = handlers[name] as unknown as Binding<Endpoint>;
    return [name, typeof binding === 'function' ? { endpoint, handle: binding } : { endpoint, ...binding }];
  });
  return Object.fromEntries(bound) as Record<keyof Endpoints & string, BoundEndpoint>;
}
