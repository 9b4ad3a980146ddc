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

/** A person with a valid token and a living session. */
export interface LoggedIn {
  uid: string;
  /** What the caller has shown. */
  token: SessionToken;
  permissions: ReadonlySet<Permission>;
  /** Who of the office does it in this person's place; absent: the person does it. */
  actedBy?: string;
}

/** Names to whom a change is written down: to who acts for the person, else to the person. */
export const doerOf = ({ uid, actedBy }: Pick<LoggedIn, 'uid' | 'actedBy'>): string => actedBy ?? uid;

/** Somebody for whom the caller acts. */
export interface Acting {
  actingId: number;
  uid: string;
  name: string;
  /** What the caller may do in their place. */
  permissions: ReadonlySet<Permission>;
  until: Date;
}

/** What the binder asks about acting; it belongs to an area. */
export interface ActingDesk {
  /** Finds for whom the caller acts by this secret; null: it is none, is over, or belongs to another login. */
  find(secret: string, user: LoggedIn): Promise<Acting | null>;
  /** Writes down before a change that it is made; answers the number of the note. */
  note(acting: Acting, act: { call: string; about: string }): Promise<number>;
  /** Adds how the call was answered. */
  settle(actId: number, status: number): Promise<void>;
}

/** Who calls, as the binder found out; a body's uid and jwt are claims that were checked for it. */
export interface Call {
  /** The visitor's uid when the cookie or the body carried a known form of one, else null. */
  uid: string | null;
  /** The uid of the browser, whoever is logged in with it: that of the cookie or the body; null where there is none. */
  device: string | null;
  user: LoggedIn | null;
  /** It says for whom the caller acts in this browser, whether or not this call is made for them; absent or null: for nobody. */
  acting?: Acting | null;
  /** The part of the internet that the visitor calls from (`networkOf`); null while rendering. */
  network: string | null;
  /** The name of the host that was called, without port: it may be a partner's own. Empty while rendering. */
  host: string;
  /** What the caller's program says of itself; empty where it says nothing. */
  userAgent: string;
  /** The header Authorization, by which programs show their key; empty where there is none. */
  authorization: string;
  requestId: string;
  /** True while rendering on the server: nothing of the visitor's own may be used. */
  rendering: boolean;
  /** Keeps the browser's uid in the cookie of one year; only where the visitor acts. That of an account is not kept. */
  keepUid(uid: string): void;
  /**
   * Answers what the reply's field `jwt` says of a token: the token for a program, which sends neither Origin nor
   * cookies, and nothing for a browser.
   */
  tokenInReply(token: string): string;
  /**
   * Hands over the token of a session, in a cookie that no script reads. Answers what the reply says of it.
   * @param seconds how long the cookie lasts; null: until the browser is closed
   */
  keepToken(token: string, seconds: number | null): string;
  /** Takes the token's cookie away. */
  dropToken(): void;
  /** Hands over the secret of an acting session, in a cookie of the API alone that lasts for so many seconds. */
  keepActing(secret: string, seconds: number): void;
  /** Tells what a stage of the answer took, in milliseconds; callers see it as `Server-Timing`. */
  took(stage: string, milliseconds: number): void;
  /**
   * Says of what the answer is made that can change, so that a page that shows it is dropped from the cache with
   * the change and with no other one. Over HTTP nothing is cached and nothing has to be said; while rendering,
   * an answer that says nothing counts as made of everything.
   */
  shows(...tags: readonly PageTag[]): void;
}

/** What the binder found when it checked the access, for the handler. */
export type AdmittedBy<Allowed, Opened> = Allowed extends LinkAccess
  ? {
      /** What the link has opened. It was read outside of any transaction: a handler that writes reads it again there. */
      opened: Opened;
    }
  : Allowed extends 'user'
    ? { user: LoggedIn }
    : Allowed extends { own: true }
      ? {
          user: LoggedIn;
          /** The uid of the person whose things alone may be shown and changed; null: everybody's. */
          onlyOf: string | null;
        }
      : Allowed extends PermissionAccess
        ? { user: LoggedIn }
        : unknown;

/** A call that may be made, as the handler receives it. */
export type AdmittedCall<E extends Endpoint, Opened = unknown> = Call & AdmittedBy<E['access'], Opened>;

/** Answers a call; where a link opens it, `Opened` is what the area's links open. */
export type Handler<E extends Endpoint, Opened = unknown> = (
  input: RequestOf<E>,
  call: AdmittedCall<E, Opened>,
) => Promise<Outcome<E>>;

/** The same answer as the endpoint's handler gives, its data as JSON in pieces: for what is large and cached. */
export type JsonHandler<E extends Endpoint, Opened = unknown> = (
  input: RequestOf<E>,
  call: AdmittedCall<E, Opened>,
) => Promise<{ ok: true; json: readonly Piece[] } | Failure<E>>;
