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
  /** Returns a visitor's list. It includes removed homes, which stay listed until they are deleted. */
  own(uid: string): Promise<OwnList>;
  /** Returns a shared list without its owner; null for an unknown id. */
  shared(watchListUID: string): Promise<WatchedObject[] | null>;
  summaries(numbers: readonly number[], language: Language): Promise<ObjectSummary[]>;
  homes(list: readonly WatchedObject[], language: Language): Promise<ObjectSummary[]>;
  add(uid: string, input: Parameters<typeof watchedEntry>[0]): Promise<WatchOutcome>;
  delete(uid: string, objectNumber: number): Promise<WatchOutcome>;
  /** Mails the list, as of sending time, once to one address, which is deleted afterwards. */
  sendByMail(
    uid: string,
    to: { email: string; language: Language },
    /** The request's origin: on a partner's own host the mail has that partner's name. */
    from: Pick<Call, 'network' | 'host'>,
  ): Promise<SendOutcome>;
  /** Returns recently viewed homes, newest first. */
  lastSeen(uid: string): Promise<number[]>;
  /** Stores a viewed home; null for a home that cannot be shown. Without a uid nothing is stored. */
  see(uid: string | null, objectNumber: number): Promise<number[] | null>;
  /** Returns changes since the list was last viewed, the latest added home first. */
  news(uid: string): Promise<WatchNews<CurrentStay<WatchedStay>>[]>;
  look(uid: string): Promise<void>;
  /** Returns upcoming stays of a list, the latest added first. */
  followed(uid: string): Promise<WatchedStay[]>;
  /** Returns price and availability of stays now; past ones are missing. */
  currentStays<Asked extends AskedStay>(stays: readonly Asked[]): Promise<CurrentStay<Asked>[]>;
  /** Moves both lists of a visitor, and their sharing links, to an account, inside the login's transaction. */
  join(tx: Tx, fromUid: string, toUid: string): Promise<void>;
}
