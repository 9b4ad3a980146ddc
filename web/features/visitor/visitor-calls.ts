import type { InputOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';
import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import type { Language } from '../../../domain/language.ts';
import type { VisitKeys } from '../../../domain/visit-keys.ts';
import type { ApiClient } from '../../app/api/api-client.ts';
import type { BrowserEndpoint } from '../../app/api/endpoint-path.ts';
import type { Store } from '../../app/stores/store.ts';
import {
  isWatched,
  lastSeenMax,
  replaceItem,
  type PendingHome,
  type VisitorCalls,
  type VisitorState,
} from './visitor-store.ts';

/** Facts about a visit that need the visitor's consent. */
export type VisitFields = Omit<InputOf<Api['getUser']>, 'uid' | 'jwt' | 'localeInit'>;

export interface VisitorDeps {
  api: ApiClient<BrowserEndpoint>;
  /** Empty while no lasting cookie is allowed. */
  cookieUid(): string;
  language(): Language;
  now(): Date;
  /** Null without consent: nothing about the device or the referrer is sent then. */
  visitFields(state: VisitorState): Promise<VisitFields> | null;
}

/** Creates the calls about a visitor. Their code loads with the first of them. */
export function createVisitorCalls(
  deps: VisitorDeps,
  store: Store<VisitorState>,
  underWay: ReadonlyMap<number, PendingHome>,
): VisitorCalls {
  /** True if the last call was made with consent. */
  let hasSentFields = false;
  const set = (change: Partial<VisitorState>): void => store.set({ ...store.get(), ...change });

  /** Merges the server's list, except for homes with a pending change. */
  const mergeList = (list: readonly WatchedObject[]): readonly WatchedObject[] => {
    const serverNumbers = new Set(list.map((item) => item.objectNumber));
    const local = store
      .get()
      .watched.filter(
        (item) =>
          underWay.has(item.objectNumber) ||
          (!serverNumbers.has(item.objectNumber) && item.deleteDate !== ''),
      );
    const localNumbers = new Set(local.map((item) => item.objectNumber));
    return [...local, ...list.filter((item) => !localNumbers.has(item.objectNumber))];
  };

  async function readFromServer(): Promise<void> {
    const cookieUid = deps.cookieUid();
    let uid = cookieUid;
    try {
      uid = await readUser(cookieUid);
    } catch {
      // The pages work without the visitor's data.
      set({ uid });
    }
    // A visitor without a cookie has nothing on the server yet.
    if (cookieUid !== '' || store.get().account) {
      await Promise.all([readWatchList(uid), readLastSeen(uid)]);
    }
    set({ phase: 'ready' });
  }

  async function readUser(storedUid: string): Promise<string> {
    const visit = deps.visitFields(store.get());
    hasSentFields = visit !== null;
    // If the code for the fields cannot be loaded, the call is made as without consent.
    const fields = await visit?.catch(() => ({}));
    const { accountData, ...user } = await deps.api.call('getUser', {
      uid: storedUid,
      localeInit: deps.language(),
      ...fields,
    });
    // A contact from the address stays if the server knows none.
    set({ ...user, ebk: user.ebk || (store.get().ebk ?? ''), account: accountData });
    return user.uid;
  }

  async function readWatchList(uid: string): Promise<void> {
    try {
      const reply = await deps.api.call('getWatchedObjects', { uid });
      set({
        watched: mergeList(reply.userWatchList),
        watchListUID: reply.watchListUID,
        watchListFailed: false,
      });
    } catch {
      set({ watchListFailed: true });
    }
  }

  async function readLastSeen(uid: string): Promise<void> {
    try {
      const { lastSeenObjects } = await deps.api.call('getLastSeenObjects', { uid });
      const newer = store.get().lastSeen.filter((number) => !lastSeenObjects.includes(number));
      set({ lastSeen: [...newer, ...lastSeenObjects].slice(0, lastSeenMax) });
    } catch {
      // The list of recently viewed homes is optional.
    }
  }

  /** Sends until the server has the state that the visitor sees; each home has one call under way at a time. */
  async function synchronize(objectNumber: number, entry: PendingHome): Promise<void> {
    for (;;) {
      const isWatchedHere = isWatched(store.get(), objectNumber);
      if (isWatchedHere === entry.confirmed) return;
      const item = store.get().watched.find((one) => one.objectNumber === objectNumber);
      try {
        const reply = await deps.api.call('setWatchedObject', {
          uid: store.get().uid,
          objectNumber,
          price: item?.price ?? null,
          priceOriginal: item?.priceOriginal ?? null,
          pricePercentReduction: item?.pricePercentReduction ?? 0,
          currency: item?.currency ?? 'EUR',
          startDate: item?.startDate ?? '',
          endDate: item?.endDate ?? '',
          persons: item?.persons ?? 2,
          childAges: item?.childAges ?? [],
          pets: item?.pets ?? 0,
          action: isWatchedHere ? 'add' : 'delete',
          watchListUID: store.get().sharedWatchListUserUID ?? '',
        });
        entry.confirmed = isWatchedHere;
        set({
          uid: reply.uid,
          watchListUID: reply.watchListUID,
          watched: mergeList(reply.userWatchList),
          ...(isWatchedHere && { savedNow: { objectNumber, moment: deps.now().toISOString() } }),
        });
      } catch (error) {
        // The visitor changed it back in the meantime, to the state of the server.
        if (isWatched(store.get(), objectNumber) === entry.confirmed) return;
        const moment = deps.now().toISOString();
        replaceItem(store, objectNumber, (failed) => ({
          ...failed,
          deleteDate: isWatchedHere ? moment : '',
        }));
        throw error;
      }
    }
  }

  async function storeSeen(objectNumber: number): Promise<void> {
    // Without a cookie nothing is stored for the visitor: the list lasts as long as the page.
    const uid = deps.cookieUid();
    if (uid === '') return;
    try {
      const reply = await deps.api.call('setLastSeenObject', { uid, objectData: { objectNumber } });
      set({ lastSeen: reply.lastSeenObjects });
    } catch {
      // The list of recently viewed homes is optional.
    }
  }

  async function takeAddress({ watchListUID, ebk }: VisitKeys): Promise<void> {
    if (ebk !== '') set({ ebk });
    if (watchListUID === '' || watchListUID === store.get().sharedWatchListUserUID) return;
    try {
      const reply = await deps.api.call('getWatchedObjects', { uid: store.get().uid, watchListUID });
      const { sharedWatchListUserUID, sharedWatchList } = reply;
      set({ sharedWatchListUserUID, watchedObjectsShared: sharedWatchList });
    } catch {
      // The link itself still leads to the list.
    }
  }

  return {
    takeAddress,
    readFromServer,
    async readAllowed() {
      // The pages work without the visitor's data.
      if (!hasSentFields) await readUser(store.get().uid).catch(() => undefined);
    },
    synchronize,
    saveSeen: storeSeen,
  };
}
