import type { Endpoint, Failure, Outcome, RequestOf } from '../../contract/define-endpoint.ts';
import type { Piece } from './answer-bytes.ts';
import type { PageTag } from './page-tags.ts';

/** Who calls, as the binder found out; a body's uid and jwt are claims that were checked for it. */
export interface Call {
  /** The visitor's uid when the cookie or the body carried a known form of one, else null. */
  uid: string | null;
  /** The logged-in user, from a valid token with a living session. */
  user: { uid: string; sessionId: string; permissions: Readonly<Record<string, boolean>> } | null;
  requestId: string;
  /** True while rendering on the server: nothing of the visitor's own may be used. */
  rendering: boolean;
  /** Keeps the visitor's uid in the cookie of one year; only where the visitor acts. */
  keepUid(uid: string): void;
  /** Tells what a stage of the answer took, in milliseconds; callers see it as `Server-Timing`. */
  took(stage: string, milliseconds: number): void;
  /**
   * Says of what the answer is made that can change, so that a page that shows it is dropped from the cache with
   * the change and with no other one. Over HTTP nothing is cached and nothing has to be said; while rendering,
   * an answer that says nothing counts as made of everything.
   */
  shows(...tags: readonly PageTag[]): void;
}

export type Handler<E extends Endpoint> = (input: RequestOf<E>, call: Call) => Promise<Outcome<E>>;

/** The same answer as the endpoint's handler gives, its data as JSON in pieces: for what is large and kept ready. */
export type JsonHandler<E extends Endpoint> = (
  input: RequestOf<E>,
  call: Call,
) => Promise<{ ok: true; json: readonly Piece[] } | Failure<E>>;
