import type { Queryable, Tx } from './database.ts';

export interface Reply {
  id: number;
  from: string;
  /** The typed text, without quotations and signatures that programs add. */
  text: string;
  whole: string;
  /**
   * Ids of attachments, checked and stored. The area owns them from now on: it shows them by `attachments.present` and releases them by
   * `attachments.release`.
   */
  files: readonly number[];
  /** Number of files left out because they were too large, too many or of an unsupported type. */
  refusedFiles: number;
  at: Date;
}

/**
 * An area's handler of replies to its mails; `AreaModule.replies` has one for each kind of subject in its reply addresses. A thread between
 * guest and landlord has two kinds: mails to the guest are replied to at `threadguest`, whose only participant is the guest.
 */
export interface ReplyKind {
  /** Up to twelve lower-case letters, as in `replyAddresses.of({ kind, id })`. */
  kind: string;
  /** Returns the addresses whose mails count as replies; null if the subject no longer exists. */
  participants(db: Queryable, id: number): Promise<readonly string[] | null>;
  /**
   * Stores the reply, in the transaction that marks the mail as processed; runs once per mail. False if the subject no longer exists.
   */
  take(tx: Tx, reply: Reply): Promise<boolean>;
}
