import type { Queryable, Tx } from './database.ts';

/** What somebody has answered to a mail of ours. */
export interface Reply {
  /** What is answered, as the address said it. */
  id: number;
  /** Who has sent it: one of the thing's participants, or somebody whose mail the office has taken in. */
  from: string;
  /** What they typed, without what their program has quoted and added. */
  text: string;
  /** The whole mail as text. */
  whole: string;
  /**
   * Numbers of attachments, checked and stored. They are the area's from now on: it shows them by `attachments.present` and releases them
   * with what they belong to (`attachments.release`).
   */
  files: readonly number[];
  /** How many files were left out, since they were too large, too many or of a kind that is not taken. */
  refusedFiles: number;
  at: Date;
}

/**
 * What an area does with answers to its mails: `AreaModule.replies` names one for each kind of thing that its addresses stand for.
 * A thing with several sides, such as the thread between a guest and a landlord, has a kind for each side: the mail to the guest names the
 * address of `threadguest`, whose participant is the guest alone.
 */
export interface ReplyKind {
  /** Up to twelve small letters, as in `replyAddresses.of({ kind, id })`. */
  kind: string;
  /** The addresses of those whose mails count as answers; null: there is no such thing any more. */
  participants(db: Queryable, id: number): Promise<readonly string[] | null>;
  /** Writes the answer down in the transaction that notes that it was taken; runs once for a mail. False: the thing is gone. */
  take(tx: Tx, reply: Reply): Promise<boolean>;
}
