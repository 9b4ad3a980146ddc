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
  /** Empty for a visitor without a list. */
  watchListUID: string;
  watched: WatchedObject[];
}

export type WatchOutcome =
  | { ok: true; list: OwnList }
  | { ok: false; type: 'object-not-found' | 'watch-list-full' };

export type SendOutcome =
  | { type: 'sent' | 'invalid-email' | 'watch-list-empty' }
  | { type: 'too-many-mails'; retryAfter: number };

export interface WatchList {
  /** Includes removed homes, which stay listed until they are forgotten. */
  own(uid: string): Promise<OwnList>;
  /** A shared list without its owner; null for an unknown id. */
  shared(watchListUID: string): Promise<WatchedObject[] | null>;
  summaries(numbers: readonly number[], language: Language): Promise<ObjectSummary[]>;
  homes(list: readonly WatchedObject[], language: Language): Promise<ObjectSummary[]>;
  add(uid: string, input: Parameters<typeof watchedEntry>[0]): Promise<WatchOutcome>;
  delete(uid: string, objectNumber: number): Promise<WatchOutcome>;
  /** Mails the list, as it is at sending time, once to one address, which is deleted afterwards. */
  sendByMail(
    uid: string,
    to: { email: string; language: Language },
    /** Where the request came from: on a partner's own host the mail carries that partner's name. */
    from: Pick<Call, 'network' | 'host'>,
  ): Promise<SendOutcome>;
  /** Newest first. */
  lastSeen(uid: string): Promise<number[]>;
  /** Null for a home that cannot be shown. Without a uid nothing is stored. */
  see(uid: string | null, objectNumber: number): Promise<number[] | null>;
  /** Changes since the list was last looked at, the latest added home first. */
  news(uid: string): Promise<WatchNews<CurrentStay<WatchedStay>>[]>;
  look(uid: string): Promise<void>;
  /** Upcoming stays of a list, the latest added first. */
  followed(uid: string): Promise<WatchedStay[]>;
  /** The present price and availability of stays; past ones are missing. */
  currentStays<Asked extends AskedStay>(stays: readonly Asked[]): Promise<CurrentStay<Asked>[]>;
  /** Moves both lists of a visitor, and what was shared of them, to an account, inside the login's transaction. */
  join(tx: Tx, fromUid: string, toUid: string): Promise<void>;
}
