import type { z } from 'zod';
import type { Permission } from '../domain/permissions.ts';

/** Whoever holds a link that was sent to them: the fields of the request that are the link open what it is for. */
export interface LinkAccess {
  link: readonly string[];
  /** The declared error of a link that opens nothing: the same for an unknown id and for a wrong secret. */
  refusal: string;
  /** The cookie by which the same opens for a while without the secret, which so need not stay in an address. */
  session?: LinkSession;
  /** A person with this permission opens what is their own without the secret. */
  own?: Permission;
}

export interface LinkSession {
  /** The first part of the cookie's name; the id of what is opened follows. */
  cookie: string;
  /** Browsers send it to addresses that begin so, and to no others. */
  paths: readonly string[];
}

/**
 * A logged-in person to whom the permission was granted. With `own` other logged-in people may call it too: the
 * handler then shows and changes nothing but what is theirs (`call.onlyOf`).
 */
export interface PermissionAccess {
  permission: Permission;
  own?: true;
}

/** Who may call; `user` is every logged-in person, about what is their own. It is checked before the handler runs. */
export type Access = 'public' | 'user' | LinkAccess | PermissionAccess;

/**
 * How often a minute somebody may call. `address`: all who share an internet address share the calls, whoever they
 * say they are. `account`: each logged-in person has calls of their own wherever they are, so that an office behind one
 * address is not held up; whoever is not logged in counts by address. `both`: neither one person from many addresses nor
 * many accounts from one address get further.
 */
export interface CallLimit {
  perMinute: number;
  by: 'address' | 'account' | 'both';
}

/** An expected failure: a value that the endpoint declares, with its HTTP status and the form of its data. */
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
  /** Kebab-case, the same as the contract's and the handler's file. */
  name: string;
  method: 'GET' | 'POST';
  /** The path begins at the site's root and has no trailing slash; params are written as {objectNumber}. */
  path: string;
  summary: string;
  access: Allowed;
  /** Parameters of path and query (GET) or the JSON body (POST). `mandant` is added to all. */
  request: Request;
  response: Response;
  errors: Errors;
  /** Absent: the general limit of an address alone. */
  limit?: CallLimit;
  /** True for calls that change something: they demand an own or absent Origin. */
  writes: boolean;
  /**
   * Somebody of the office who acts for somebody else may call it in their place, and what it changes is noted. Absent: while
   * they act, a call about what belongs to a person is refused.
   */
  onBehalf?: true;
  /** Success is 201 instead of 200. */
  creates?: boolean;
}

/** A link's fields are fields of the request, and its refusal is declared. */
type AccessOf<Allowed extends Access, Request extends z.ZodType, Errors> = Allowed extends LinkAccess
  ? { link: readonly (keyof z.output<Request> & string)[]; refusal: keyof Errors & string }
  : unknown;

/** Declares one call of the API; the binder, the client and the documentation are made from it. */
export function defineEndpoint<
  Request extends z.ZodType,
  Response extends z.ZodType,
  const Allowed extends Access,
  const Errors extends Record<string, DeclaredError> = Record<never, DeclaredError>,
>(
  endpoint: Omit<Endpoint<Request, Response, Errors, Allowed>, 'errors' | 'access'> & {
    access: Allowed & AccessOf<Allowed, Request, Errors>;
    errors?: Errors;
  },
): Endpoint<Request, Response, Errors, Allowed> {
  return { ...endpoint, errors: endpoint.errors ?? ({} as Errors) };
}

/** What a handler receives: parsed and complete. */
export type RequestOf<E extends Endpoint> = z.output<E['request']>;
/** What a caller sends: defaults may be left out. */
export type InputOf<E extends Endpoint> = z.input<E['request']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
type ErrorTypeOf<E extends Endpoint> = keyof E['errors'] & string;
/** The fields of the request that are the link; never for a call without one. */
export type LinkOf<E extends Endpoint> = E['access'] extends { link: readonly (infer Field)[] }
  ? Pick<RequestOf<E>, Field & keyof RequestOf<E>>
  : never;

type DataOfError<D> = D extends { data: infer Schema extends z.ZodType } ? z.output<Schema> : null;

export type Failure<E extends Endpoint> = {
  [Type in ErrorTypeOf<E>]: { ok: false; type: Type; data: DataOfError<E['errors'][Type]> };
}[ErrorTypeOf<E>];

export type Outcome<E extends Endpoint> = { ok: true; data: ResponseOf<E> } | Failure<E>;
