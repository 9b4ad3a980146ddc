import type { Endpoint, LinkOf } from '../../contract/define-endpoint.ts';
import type { Piece } from './answer-bytes.ts';
import type { Call, Handler, JsonHandler, LoggedIn } from './handler.ts';

export type AnyFailure = { ok: false; type: string; data: unknown };

export interface BoundEndpoint {
  endpoint: Endpoint;
  handle(input: unknown, call: Call): Promise<{ ok: true; data: unknown } | AnyFailure>;
  /** Returns the same answer as JSON; absent: the result of `handle` is serialized. */
  write?(input: unknown, call: Call): Promise<{ ok: true; json: readonly Piece[] } | AnyFailure>;
  /** Reads the subject of the request's link; null if the link is invalid. Present only on calls with link access. */
  open?(link: unknown, user: LoggedIn | null): Promise<unknown>;
}

/** An area's calls: the contract of each, the factory of its handler and, optionally, the factory of its JSON writer. */
type Calls = Readonly<Record<string, readonly [Endpoint, Maker, Maker?]>>;
type Maker = (deps: never) => unknown;

/** The dependencies that all handlers of an area share. */
type AreaDeps<Of extends Calls> = [Exclude<Of[keyof Of][1 | 2], undefined>] extends [
  (deps: infer Deps) => unknown,
]
  ? Deps
  : never;

/** The first field of a call's link, which distinguishes kinds of links; `never` for a call without one. */
type KindOfLink<E extends Endpoint> = E['access'] extends {
  link: readonly [infer Field extends string, ...unknown[]];
}
  ? Field
  : never;
type KindsOf<Of extends Calls> = { [Name in keyof Of]: KindOfLink<Of[Name][0]> }[keyof Of];
type NamesOfKind<Of extends Calls, Kind> = {
  [Name in keyof Of]: [KindOfLink<Of[Name][0]>] extends [Kind & string] ? Name : never;
}[Exclude<keyof Of, NamesWithoutLink<Of>>];
type NamesWithoutLink<Of extends Calls> = {
  [Name in keyof Of]: [KindOfLink<Of[Name][0]>] extends [never] ? Name : never;
}[keyof Of];

/** The subject type that the handlers of calls with such a link expect. */
type OpenedFor<Of extends Calls, Kind> = [TakesOpened<Of[NamesOfKind<Of, Kind>][1]>] extends [
  (opened: infer Opened) => void,
]
  ? Opened
  : never;
type TakesOpened<Made> = Made extends (deps: never) => (input: never, call: infer Admitted) => unknown
  ? Admitted extends { opened: infer Opened }
    ? (opened: Opened) => void
    : never
  : never;

/**
 * Finds the subject of a link; null if there is none. It does the same work for an unknown id as for a wrong secret, so that response
 * times do not reveal which ids exist.
 */
type OpenLinks<Of extends Calls> = {
  readonly [Kind in KindsOf<Of>]: (
    link: LinkOf<Of[NamesOfKind<Of, Kind>][0]>,
    /** The logged-in person, who needs no secret for their own subjects. */
    user: LoggedIn | null,
  ) => Promise<OpenedFor<Of, Kind> | null>;
};

/** The calls whose handlers match their contracts. */
type Fitting<Of extends Calls> = {
  readonly [Name in keyof Of]: readonly [
    Endpoint,
    (deps: never) => Handler<Of[Name][0], never>,
    ((deps: never) => JsonHandler<Of[Name][0], never>)?,
  ];
};

/**
 * Binds an area's calls, a list generated from file names, to their handlers; the type rejects mismatched handlers and missing
 * dependencies. An area with link access also passes a function per kind of link, keyed by the link's first field.
 */
export function bindArea<const Of extends Calls>(
  // A conditional type is faster: for an intersection the compiler would merge the types of all contracts and handlers, which doubles the
  // time of type checking.
  calls: Of extends Fitting<Of> ? Of : Fitting<Of>,
  deps: AreaDeps<Of>,
  ...[open]: [KindsOf<Of>] extends [never] ? [] : [open: OpenLinks<Of>]
): Readonly<Record<keyof Of & string, BoundEndpoint>> {
  // The types were checked above. From here on the binder guarantees them: it gives each handler the input parsed by its call's schema and
  // the subject found by its access check.
  const openers = (open ?? {}) as Readonly<Record<string, NonNullable<BoundEndpoint['open']>>>;
  const bound = Object.entries<Calls[string]>(calls).map(
    ([name, [endpoint, handler, writer]]): [string, BoundEndpoint] => {
      const bound = {
        endpoint,
        handle: handler(deps as never) as BoundEndpoint['handle'],
        ...(writer && { write: writer(deps as never) as NonNullable<BoundEndpoint['write']> }),
      };
      if (typeof endpoint.access !== 'object' || !('link' in endpoint.access)) return [name, bound];
      const opener = openers[endpoint.access.link[0]!];
      if (!opener) throw new Error(`Nobody opens the link of ${endpoint.name}.`);
      return [name, { ...bound, open: opener }];
    },
  );
  return Object.fromEntries(bound) as Record<keyof Of & string, BoundEndpoint>;
}
