import type { Permission } from '../domain/permissions.ts';
import { jwt, uid, type z } from './schema.ts';

/** Access by a link that was sent to somebody: the named fields of the request are the link. */
export interface LinkAccess {
  link: readonly string[];
  /** The declared error of an invalid link: the same for an unknown id and for a wrong secret. */
  refusal: string;
  /** A cookie that replaces the secret for a while, so that the secret need not stay in the address. */
  session?: LinkSession;
  /** People with this permission open what is their own without the secret. */
  own?: Permission;
}

export interface LinkSession {
  /** Prefix of the cookie's name; the id of what is opened follows. */
  cookie: string;
  /** Path prefixes to which browsers send the cookie. */
  paths: readonly string[];
}

/**
 * A logged-in person with the permission. With `own` other logged-in people may call it too: the handler then shows and changes only what
 * is theirs (`call.onlyOf`).
 */
export interface PermissionAccess {
  permission: Permission;
  own?: true;
}

/** `user` is every logged-in person, about their own data. Access is checked before the handler runs. */
export type Access = 'public' | 'user' | LinkAccess | PermissionAccess;

/**
 * Calls per minute. `address`: everybody behind one internet address shares the limit. `account`: each logged-in person has a limit of
 * their own, so that an office behind one address is not held up; others count by address. `both`: stops one person at many addresses as
 * well as many accounts at one address.
 */
export interface CallLimit {
  perMinute: number;
  by: 'address' | 'account' | 'both';
}

interface DeclaredError {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429;
  data?: z.ZodType;
}

export interface Endpoint<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Errors extends Record<string, DeclaredError> = Record<string, DeclaredError>,
  Allowed extends Access = Access,
> {
  /** The area that answers, also the group on the documentation page. */
  area: string;
  /** Kebab-case, the same as the file names of contract and handler. */
  name: string;
  method: 'GET' | 'POST';
  /** The path begins at the site's root and has no trailing slash; params are written as {objectNumber}. */
  path: string;
  summary: string;
  access: Allowed;
  /** Parameters of path and query (GET) or the JSON body (POST). `mandant` is added to all, and the claims of the caller. */
  request: Request;
  response: Response;
  errors: Errors;
  /** Absent: only the general limit per address applies. */
  limit?: CallLimit;
  /** True for calls that change something: they require our own Origin or none. */
  writes: boolean;
  /**
   * Staff acting for somebody may call it, and its changes are logged. Absent: while they act, calls about a person's own data are
   * refused.
   */
  onBehalf?: true;
  /** Success is 201 instead of 200. */
  creates?: boolean;
}

/** Checks that the link's fields are fields of the request, and that its refusal is declared. */
type AccessOf<Allowed extends Access, Request extends z.ZodType, Errors> = Allowed extends LinkAccess
  ? { link: readonly (keyof z.output<Request> & string)[]; refusal: keyof Errors & string }
  : unknown;

const claimFields = { all: { uid, jwt }, uid: { uid }, none: {} } as const;
type Claims = keyof typeof claimFields;
type ClaimsOf<Method, Given> = [Given] extends [Claims] ? Given : Method extends 'POST' ? 'all' : 'none';
type WithClaims<Shape, Of extends Claims> = Shape & (typeof claimFields)[Of];

/** Declares an API call; the binder, the client and the documentation derive from it. */
export function defineEndpoint<
  const Method extends Endpoint['method'],
  Shape extends z.core.$ZodLooseShape,
  Config extends z.core.$ZodObjectConfig,
  Response extends z.ZodType,
  const Allowed extends Access,
  const Errors extends Record<string, DeclaredError> = Record<never, DeclaredError>,
  const Given extends Claims | undefined = undefined,
>({
  claims,
  ...endpoint
}: Omit<Endpoint<z.ZodObject<Shape, Config>, Response, Errors, Allowed>, 'errors' | 'access' | 'method'> & {
  method: Method;
  access: Allowed & AccessOf<Allowed, z.ZodObject<Shape, Config>, Errors>;
  errors?: Errors;
  /** Which fields say who calls: absent, a POST takes `uid` and `jwt`, and a GET takes neither. */
  claims?: Given;
}): Endpoint<z.ZodObject<WithClaims<Shape, ClaimsOf<Method, Given>>, Config>, Response, Errors, Allowed> {
  const fields: z.core.$ZodLooseShape = claimFields[claims ?? (endpoint.method === 'POST' ? 'all' : 'none')];
  return {
    ...endpoint,
    request: endpoint.request.extend(fields) as never,
    errors: endpoint.errors ?? ({} as Errors),
  };
}

/** The request as a handler receives it: parsed and complete. */
export type RequestOf<E extends Endpoint> = z.output<E['request']>;
/** The request as a caller sends it: fields with defaults may be omitted. */
export type InputOf<E extends Endpoint> = z.input<E['request']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
type ErrorTypeOf<E extends Endpoint> = keyof E['errors'] & string;
/** The fields of the request that are the link; `never` for a call without one. */
export type LinkOf<E extends Endpoint> = E['access'] extends { link: readonly (infer Field)[] }
  ? Pick<RequestOf<E>, Field & keyof RequestOf<E>>
  : never;

type DataOfError<D> = D extends { data: infer Schema extends z.ZodType } ? z.output<Schema> : null;

export type Failure<E extends Endpoint> = {
  [Type in ErrorTypeOf<E>]: { ok: false; type: Type; data: DataOfError<E['errors'][Type]> };
}[ErrorTypeOf<E>];

export type Outcome<E extends Endpoint> = { ok: true; data: ResponseOf<E> } | Failure<E>;
