import type { Endpoint, LinkOf } from '../../contract/define-endpoint.ts';
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

/** An area's calls: the contract of each, what makes its handler and, if there is one, what makes its writer of JSON. */
type Calls = Readonly<Record<string, readonly [Endpoint, Maker, Maker?]>>;
type Maker = (deps: never) => unknown;

/** What all handlers of an area stand on together. */
type DepsOf<Of extends Calls> = [Exclude<Of[keyof Of][1 | 2], undefined>] extends [
  (deps: infer Deps) => unknown,
]
  ? Deps
  : never;

/** The first field of a call's link, which tells links of one kind from those of others; `never` for a call without one. */
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

/** What the handlers of calls with such a link expect to be opened. */
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
 * Finds what a link opens; null where it opens nothing. It does the same work for an unknown id as for a wrong secret, so that response
 * times do not reveal which ids exist.
 */
type OpenLinks<Of extends Calls> = {
  readonly [Kind in KindsOf<Of>]: (
    link: LinkOf<Of[NamesOfKind<Of, Kind>][0]>,
    /** The logged-in person: their own things open without a secret. */
    user: LoggedIn | null,
  ) => Promise<OpenedFor<Of, Kind> | null>;
};

/** The calls with handlers that keep their contracts. */
type Fitting<Of extends Calls> = {
  readonly [Name in keyof Of]: readonly [
    Endpoint,
    (deps: never) => Handler<Of[Name][0], never>,
    ((deps: never) => JsonHandler<Of[Name][0], never>)?,
  ];
};

/**
 * Binds an area's calls, whose list is made from the names of their files, to their handlers; the type rejects mismatched ones and what
 * they lack. An area with calls that a link opens also says what opens its links, by the first field of each.
 */
export function bindArea<const Of extends Calls>(
  // Asked as a condition: of an intersection the compiler would join the types of all contracts and handlers, at twice the time in all.
  calls: Of extends Fitting<Of> ? Of : Fitting<Of>,
  deps: DepsOf<Of>,
  ...[open]: [KindsOf<Of>] extends [never] ? [] : [open: OpenLinks<Of>]
): Readonly<Record<keyof Of & string, BoundEndpoint>> {
  // The types were held against each other above; from here on the binder keeps the promise: it gives each handler what the schema of
  // its call has parsed and what its access has found.
  const openers = (open ?? {}) as Readonly<Record<string, NonNullable<BoundEndpoint['open']>>>;
  const bound = Object.entries<Calls[string]>(calls).map(
    ([name, [endpoint, handler, writer]]): [string, BoundEndpoint] => {
      const one = {
        endpoint,
        handle: handler(deps as never) as BoundEndpoint['handle'],
        ...(writer && { write: writer(deps as never) as NonNullable<BoundEndpoint['write']> }),
      };
      if (typeof endpoint.access !== 'object' || !('link' in endpoint.access)) return [name, one];
      const opener = openers[endpoint.access.link[0]!];
      if (!opener) throw new Error(`Nobody opens the link of ${endpoint.name}.`);
      return [name, { ...one, open: opener }];
    },
  );
  return Object.fromEntries(bound) as Record<keyof Of & string, BoundEndpoint>;
}
