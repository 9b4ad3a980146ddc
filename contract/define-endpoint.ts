import type { z } from 'zod';

/** Who may call. `public`: everybody. `user`: a logged-in user (jwt). `link`: the link's secret in the body. */
export type Access = 'public' | 'user' | 'link';

/** An expected failure: a value that the endpoint declares, with its HTTP status and the form of its data. */
export interface DeclaredError {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429;
  data?: z.ZodType;
}

export interface Endpoint<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Errors extends Record<string, DeclaredError> = Record<string, DeclaredError>,
> {
  /** The area that answers, also the group on the documentation page. */
  area: string;
  /** Kebab-case, the same as the contract's and the handler's file. */
  name: string;
  method: 'GET' | 'POST';
  /** The path begins at the site's root and has no trailing slash; params are written as {objectNumber}. */
  path: string;
  summary: string;
  access: Access;
  /** Parameters of path and query (GET) or the JSON body (POST). `mandant` is added to all. */
  request: Request;
  response: Response;
  errors: Errors;
  /** Calls a minute allowed for one address; absent: the general limit alone. */
  callsPerMinute?: number;
  /** True for calls that change something: they demand an own or absent Origin. */
  writes: boolean;
  /** Success is 201 instead of 200. */
  creates?: boolean;
}

/** Declares one call of the API; the binder, the client and the documentation are made from it. */
export function defineEndpoint<
  Request extends z.ZodType,
  Response extends z.ZodType,
  const Errors extends Record<string, DeclaredError> = Record<never, DeclaredError>,
>(
  endpoint: Omit<Endpoint<Request, Response, Errors>, 'errors'> & { errors?: Errors },
): Endpoint<Request, Response, Errors> {
  return { ...endpoint, errors: endpoint.errors ?? ({} as Errors) };
}

/** What a handler receives: parsed and complete. */
export type RequestOf<E extends Endpoint> = z.output<E['request']>;
/** What a caller sends: defaults may be left out. */
export type InputOf<E extends Endpoint> = z.input<E['request']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
export type ErrorTypeOf<E extends Endpoint> = keyof E['errors'] & string;

type DataOfError<D> = D extends { data: infer Schema extends z.ZodType } ? z.output<Schema> : null;

export type Failure<E extends Endpoint> = {
  [Type in ErrorTypeOf<E>]: { ok: false; type: Type; data: DataOfError<E['errors'][Type]> };
}[ErrorTypeOf<E>];

export type Outcome<E extends Endpoint> = { ok: true; data: ResponseOf<E> } | Failure<E>;
