import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import type { Language } from '../../../domain/language.ts';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { watchedEntry } from './rules/watched-object.ts';
import type { Call } from '../../http/handler.ts';
import type { WatchNews } from './rules/watch-news.ts';
import type { CurrentStay, AskedStay } from './current-stays.ts';
import type { WatchedStay } from './watch-list-store.ts';
import type { Tx } from '../../platform/database.ts';

export interface OwnList {
  uid: string;
  /** Empty for a visitor who never acted. */
  watchListUID: string;
  watched: WatchedObject[];
}

export type WatchOutcome =
  | { ok: true; list: OwnList }
  | { ok: false; type: 'object-not-found' | 'watch-list-full' };

export type SendOutcome =
  | { type: 'sent' | 'invalid-email' | 'watch-list-empty' }
  | { type: 'too-many-mails'; retryAfter: number };

/** What other areas may ask of watch lists. */
export interface WatchList {
  /** Answers the list with deleted homes, which stay listed until they are forgotten. */
  own(uid: string): Promise<OwnList>;
  /** What somebody shared, without who it is; null for an unknown id. */
  shared(watchListUID: string): Promise<WatchedObject[] | null>;
  /** Homes as lists show them; those that are gone are missing. */
  summaries(numbers: readonly number[], language: Language): Promise<ObjectSummary[]>;
  /** The watched homes of a list that can still be shown. */
  homes(list: readonly WatchedObject[], language: Language): Promise<ObjectSummary[]>;
  add(uid: string, input: Parameters<typeof watchedEntry>[0]): Promise<WatchOutcome>;
  delete(uid: string, objectNumber: number): Promise<WatchOutcome>;
  /** The list as it is when the mail goes out, once, to one address that is forgotten afterwards. */
  sendByMail(
    uid: string,
    to: { email: string; language: Language },
    /** Where it is asked for: on a partner's own host the mail carries that partner's name. */
    from: Pick<Call, 'network' | 'host'>,
  ): Promise<SendOutcome>;
  /** Newest first. */
  lastSeen(uid: string): Promise<number[]>;
  /** Null for a home that cannot be shown. Without a uid nothing is stored. */
  see(uid: string | null, objectNumber: number): Promise<number[] | null>;
  /** What has changed since the list was last looked at, the latest added home first. */
  news(uid: string): Promise<WatchNews<CurrentStay<WatchedStay>>[]>;
  /** What holds now is no news any more. */
  look(uid: string): Promise<void>;
  /** The stays of a list that are yet to come, the latest added first. */
  followed(uid: string): Promise<WatchedStay[]>;
  /** What these stays cost now, and whether they can be booked; those that are over are missing. */
  currentStays<Asked extends AskedStay>(stays: readonly Asked[]): Promise<CurrentStay<Asked>[]>;
  /** Moves both lists of a visitor to an account, and what was shared of them, inside of the login's transaction. */
  join(tx: Tx, fromUid: string, toUid: string): Promise<void>;
}
