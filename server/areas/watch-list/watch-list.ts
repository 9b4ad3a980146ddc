import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { presentWatched, watchedEntry } from './rules/watched-object.ts';
import { watchListStore } from './watch-list-store.ts';

export const watchListLimit = 300;
export const lastSeenLimit = 30;

export interface OwnList {
  uid: string;
  /** Empty for a visitor who never acted. */
  watchListUID: string;
  watched: WatchedObject[];
}

export type WatchOutcome =
  { ok: true; list: OwnList } | { ok: false; type: 'object-not-found' | 'watch-list-full' };

/** What other areas may ask of watch lists. */
export interface WatchList {
  /** With deleted homes, which stay listed until they are forgotten. */
  own(uid: string): Promise<OwnList>;
  /** What somebody shared, without who it is; null for an unknown id. */
  shared(watchListUID: string): Promise<WatchedObject[] | null>;
  add(uid: string, input: Parameters<typeof watchedEntry>[0]): Promise<WatchOutcome>;
  delete(uid: string, objectNumber: number): Promise<WatchOutcome>;
  /** Newest first. */
  lastSeen(uid: string): Promise<number[]>;
  /** Null for a home that cannot be shown. Without a uid nothing is kept. */
  see(uid: string | null, objectNumber: number): Promise<number[] | null>;
}

export interface WatchListDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
  accounts: Pick<Accounts, 'find' | 'findByWatchList' | 'ensure'>;
}

export function createWatchList({ connection, clock, accounts }: WatchListDeps): WatchList {
  const { db } = connection;

  async function own(uid: string): Promise<OwnList> {
    const visitor = await accounts.find(uid);
    const rows = visitor ? await watchListStore.watched(db, uid) : [];
    return { uid, watchListUID: visitor?.watchListUid ?? '', watched: rows.map(presentWatched) };
  }

  return {
    own,

    async shared(watchListUID) {
      const owner = await accounts.findByWatchList(watchListUID);
      if (!owner) return null;
      const rows = await watchListStore.watched(db, owner.uid);
      return rows.filter((row) => row.deleteDate === null).map(presentWatched);
    },

    async add(uid, input) {
      const entry = watchedEntry(input);
      const home = await watchListStore.home(db, entry.objectNumber);
      if (!home.shown) return { ok: false, type: 'object-not-found' };
      const isAdded = await connection.transaction(async (tx) => {
        await accounts.ensure(uid, tx);
        await watchListStore.lockVisitor(tx, uid);
        const others = await watchListStore.countOthers(tx, uid, entry.objectNumber);
        if (others >= watchListLimit) return false;
        await watchListStore.add(tx, uid, entry, clock.now());
        await watchListStore.forgetDeletedBeyond(tx, uid, watchListLimit);
        return true;
      });
      return isAdded ? { ok: true, list: await own(uid) } : { ok: false, type: 'watch-list-full' };
    },

    async delete(uid, objectNumber) {
      // A home that was removed meanwhile can still be taken off the list.
      const home = await watchListStore.home(db, objectNumber);
      if (!home.exists) return { ok: false, type: 'object-not-found' };
      await watchListStore.delete(db, uid, objectNumber, clock.now());
      return { ok: true, list: await own(uid) };
    },

    lastSeen: (uid) => watchListStore.lastSeen(db, uid),

    async see(uid, objectNumber) {
      const home = await watchListStore.home(db, objectNumber);
      if (!home.shown) return null;
      if (uid === null) return [objectNumber];
      await connection.transaction(async (tx) => {
        await accounts.ensure(uid, tx);
        await watchListStore.lockVisitor(tx, uid);
        await watchListStore.see(tx, uid, objectNumber, clock.now(), lastSeenLimit);
      });
      return watchListStore.lastSeen(db, uid);
    },
  };
}
