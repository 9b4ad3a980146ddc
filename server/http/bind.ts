import type { Endpoint, LinkAccess, LinkOf } from '../../contract/define-endpoint.ts';
import type { Piece } from './answer-bytes.ts';
import type { Call, Handler, JsonHandler, LoggedIn } from './handler.ts';

export type AnyFailure = { ok: false; type: string; data: unknown };

export interface BoundEndpoint {
  endpoint: Endpoint;
  handle(input: unknown, call: Call): Promise<{ ok: true; data: unknown } | AnyFailure>;
  /** The same answer as JSON; absent: it is serialized from the result of `handle`. */
  write?(input: unknown, call: Call): Promise<{ ok: true; json: readonly Piece[] } | AnyFailure>;
  /** What the request's link opens; null: nothing. Present only on calls that a link opens. */
  open?(link: unknown, user: LoggedIn | null): Promise<unknown>;
}

export type Binding<E extends Endpoint, Opened> =
  | Handler<E, Opened>
  | { handle: Handler<E, Opened>; write: JsonHandler<E, Opened> };

type Endpoints = Readonly<Record<string, Endpoint>>;
type OpenedByLink<Of extends Endpoints> = {
  [Name in keyof Of]: Of[Name]['access'] extends LinkAccess ? Of[Name] : never;
}[keyof Of];

/**
 * Finds what a link opens; null where it opens nothing. It does the same work for an unknown id as for a wrong secret, so that response
 * times do not reveal which ids exist.
 */
export type OpenLink<Of extends Endpoints, Opened> = (
  link: LinkOf<OpenedByLink<Of>>,
  /** The logged-in person: their own things open without a secret. */
  user: LoggedIn | null,
) => Promise<Opened | null>;

/**
 * Binds an area's calls to handlers; the type rejects missing and mismatched ones. An area with calls that a link opens also says what
 * its links open.
 */
export function bindArea<Of extends Endpoints, Opened = never>(
  endpoints: Of,
  handlers: { readonly [Name in keyof Of]: Binding<Of[Name], Opened> },
  ...[open]: [OpenedByLink<Of>] extends [never] ? [] : [open: OpenLink<Of, Opened>]
): Readonly<Record<keyof Of & string, BoundEndpoint>> {
  const bound = Object.entries(endpoints).map(([name, endpoint]): [string, BoundEndpoint] => {
    // The types were held against each other above; from here on the binder keeps the promise: it gives each
    // handler what the schema of its call has parsed and what its access has found.
    const binding = handlers[name] as unknown as BoundEndpoint['handle'] | Omit<BoundEndpoint, 'endpoint'>;
    const one = { endpoint, ...(typeof binding === 'function' ? { handle: binding } : binding) };
    if (typeof endpoint.access !== 'object' || !('link' in endpoint.access)) return [name, one];
    if (!open) throw new Error(`Nobody opens the link of ${endpoint.name}.`);
    return [name, { ...one, open }];
  });
  return Object.fromEntries(bound) as Record<keyof Of & string, BoundEndpoint>;
}
