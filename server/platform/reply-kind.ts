import type { Queryable, Tx } from './database.ts';

export interface Reply {
  id: number;
  from: string;
  /** The typed text, without quotations and signatures that programs add. */
  text: string;
  whole: string;
  /**
   * Ids of attachments, checked and stored. They belong to the area from now on: it shows them by `attachments.present` and releases them
   * with what they belong to (`attachments.release`).
   */
  files: readonly number[];
  /** Number of files left out because they were too large, too many or of an unsupported type. */
  refusedFiles: number;
  at: Date;
}

/**
 * An area's handler of replies to its mails: `AreaModule.replies` has one for each kind of thing that its addresses stand for. A thing
 * with several sides, such as the thread between guest and landlord, has a kind for each: the mail to the guest has the address of
 * `threadguest`, whose only participant is the guest.
 */
export interface ReplyKind {
  /** Up to twelve lower-case letters, as in `replyAddresses.of({ kind, id })`. */
  kind: string;
  /** Addresses whose mails count as replies; null where the thing no longer exists. */
  participants(db: Queryable, id: number): Promise<readonly string[] | null>;
  /** Stores the reply, in the transaction that marks it as taken; runs once per mail. False: the thing no longer exists. */
  take(tx: Tx, reply: Reply): Promise<boolean>;
}
