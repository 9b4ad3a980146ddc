import type {
  Endpoint,
  Failure,
  LinkAccess,
  Outcome,
  PermissionAccess,
  RequestOf,
} from '../../contract/define-endpoint.ts';
import type { Permission } from '../../domain/permissions.ts';
import type { SessionToken } from '../platform/session-token.ts';
import type { Piece } from './answer-bytes.ts';
import type { PageTag } from './page-tags.ts';

export interface LoggedIn {
  uid: string;
  token: SessionToken;
  permissions: ReadonlySet<Permission>;
  /** The member of the office who acts on this person's behalf. Absent if the person acts. */
  actedBy?: string;
}

/** Returns the person to whom a change is attributed: the member of the office who acts on behalf, else the person. */
export const actorUid = ({ uid, actedBy }: Pick<LoggedIn, 'uid' | 'actedBy'>): string => actedBy ?? uid;

export interface Acting {
  actingId: number;
  uid: string;
  name: string;
  permissions: ReadonlySet<Permission>;
  until: Date;
}

export interface ActingDesk {
  /** Finds the represented person by this secret; null if it is unknown, ended, or of another login. */
  find(secret: string, user: LoggedIn): Promise<Acting | null>;
  note(acting: Acting, act: { call: string; about: string }): Promise<number>;
  settle(actId: number, status: number): Promise<void>;
}

/** The verified caller; uid and jwt of the body are claims that were checked for it. */
export interface Call {
  /** The visitor's uid if cookie or body had a well-formed one, else null. */
  uid: string | null;
  /** The browser's uid from cookie or body, independent of the login; null if there is none. */
  device: string | null;
  user: LoggedIn | null;
  /** The person represented in this browser, even if that does not apply to this call. Absent or null if nobody is represented. */
  acting?: Acting | null;
  /** The visitor's network (`networkPrefix`); null while rendering. */
  network: string | null;
  /** Name of the requested host, without port: it may be a partner's own. Empty while rendering. */
  host: string;
  /** The User-Agent header; empty if there is none. */
  userAgent: string;
  /** The Authorization header, with which programs send their key; empty if there is none. */
  authorization: string;
  /** The header Idempotency-Key, with which programs repeat a call; empty if there is none. */
  idempotencyKey: string;
  requestId: string;
  /** True while rendering on the server: nothing personal of the visitor may be used. */
  rendering: boolean;
  /** Stores the browser's uid in a cookie for one year; only when the visitor acts. An account's uid is not stored. */
  keepUid(uid: string): void;
  /**
   * Returns the value of the reply's field `jwt`: the token for a program, which sends neither Origin nor cookies. Browsers get it only as
   * a cookie.
   */
  tokenInReply(token: string): string;
  /**
   * Sets the session token in an HttpOnly cookie, and returns the value for the reply. `seconds` is the cookie's lifetime; null: until the
   * browser is closed.
   */
  keepToken(token: string, seconds: number | null): string;
  dropToken(): void;
  /** Sets the secret of an acting session in a cookie for the API alone, with this lifetime. */
  keepActing(secret: string, seconds: number): void;
  /** Reports the duration of a stage in milliseconds; callers see it as `Server-Timing`. */
  took(stage: string, milliseconds: number): void;
  /**
   * Adds tags of changeable data that the answer shows, so that cached pages with it are dropped when exactly these data change. Answers
   * over HTTP are not cached and need no tags; while rendering, an answer without tags counts as dependent on everything.
   */
  shows(...tags: readonly PageTag[]): void;
}

/** The result of the access check, for the handler. */
export type AccessResult<Allowed, Opened> = Allowed extends LinkAccess
  ? {
      /** The subject of the link. It was read outside any transaction: a handler that writes has to reread it inside. */
      opened: Opened;
    }
  : Allowed extends 'user'
    ? { user: LoggedIn }
    : Allowed extends { own: true }
      ? {
          user: LoggedIn;
          /** The only person whose data may be shown and changed. Null if there is no restriction. */
          onlyOf: string | null;
        }
      : Allowed extends PermissionAccess
        ? { user: LoggedIn }
        : unknown;

export type AdmittedCall<E extends Endpoint, Opened = unknown> = Call & AccessResult<E['access'], Opened>;

/** Implements a call; `Opened` is the subject of the area's links. */
export type Handler<E extends Endpoint, Opened = unknown> = (
  input: RequestOf<E>,
  call: AdmittedCall<E, Opened>,
) => Promise<Outcome<E>>;

/** Like the endpoint's handler, but with its data as JSON in pieces: for large and cached answers. */
export type JsonHandler<E extends Endpoint, Opened = unknown> = (
  input: RequestOf<E>,
  call: AdmittedCall<E, Opened>,
) => Promise<{ ok: true; json: readonly Piece[] } | Failure<E>>;
