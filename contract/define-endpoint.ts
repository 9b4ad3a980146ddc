import type { ApiKeyScope } from '../domain/api-key-scopes.ts';
import type { Permission } from '../domain/permissions.ts';
import { jwt, uid, type z } from './schema.ts';

/** Access by a mailed link. The named fields of the request are the link. */
export interface LinkAccess {
  link: readonly string[];
  /**
   * The declared error for an invalid link. It is the same for an unknown id and for a wrong secret, so that ids
   * cannot be probed.
   */
  refusal: string;
  /** A cookie that replaces the secret for a while, so that the secret can be removed from the address. */
  session?: LinkSession;
  /** Logged-in people with this permission can open their own items without the secret. */
  own?: Permission;
}

export interface LinkSession {
  /** Prefix of the cookie's name. The id of the opened item follows. */
  cookie: string;
  /** Path prefixes to which browsers send the cookie. */
  paths: readonly string[];
}

/**
 * Access for logged-in people with the permission. With `own` other logged-in people may call it too, and the handler
 * then only returns and changes their own data (`call.onlyOf`).
 */
export interface PermissionAccess {
  permission: Permission;
  own?: true;
}

/** `user` allows every logged-in person to access their own data. Access is checked before the handler runs. */
export type Access = 'public' | 'user' | LinkAccess | PermissionAccess;

/**
 * Limits calls per minute. `address` counts by IP address. `account` counts by account, so that colleagues behind one
 * address do not share a limit, and by address for callers without a login. `both` applies both limits.
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
  /** The area that implements the call, and its group in the documentation. */
  area: string;
  /** In kebab-case, the same as the file names of contract and handler. */
  name: string;
  method: 'GET' | 'POST';
  /** Starts at the root of the site and has no trailing slash. Parameters are written as {objectNumber}. */
  path: string;
  summary: string;
  access: Allowed;
  /** Parameters of path and query (GET) or the JSON body (POST). `mandant` and the caller's claims are added to all. */
  request: Request;
  response: Response;
  errors: Errors;
  /** If absent, only the general limit per address applies. */
  limit?: CallLimit;
  /** True for calls that change data. They require our own Origin header or none. */
  writes: boolean;
  /**
   * Staff may call it on behalf of another person, and its changes are logged. If absent, calls about personal data
   * are refused while acting on behalf.
   */
  onBehalf?: true;
  /**
   * The scope that the API key in the header Authorization needs, `any` for every key. If absent, the call takes no key. Writing calls by
   * key take the header Idempotency-Key.
   */
  key?: ApiKeyScope | 'any';
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
  /** The fields that identify the caller. If absent, a POST takes `uid` and `jwt`, and a GET takes neither. */
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
/** The fields of the request that form the link, `never` for a call without one. */
export type LinkOf<E extends Endpoint> = E['access'] extends { link: readonly (infer Field)[] }
  ? Pick<RequestOf<E>, Field & keyof RequestOf<E>>
  : never;

type DataOfError<D> = D extends { data: infer Schema extends z.ZodType } ? z.output<Schema> : null;

export type Failure<E extends Endpoint> = {
  [Type in ErrorTypeOf<E>]: { ok: false; type: Type; data: DataOfError<E['errors'][Type]> };
}[ErrorTypeOf<E>];

export type Outcome<E extends Endpoint> = { ok: true; data: ResponseOf<E> } | Failure<E>;
