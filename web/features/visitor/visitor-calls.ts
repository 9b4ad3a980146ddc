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
  type HomeUnderWay,
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

/** The calls about a visitor, whose code loads with the first of them. */
export function createVisitorCalls(
  deps: VisitorDeps,
  store: Store<VisitorState>,
  underWay: ReadonlyMap<number, HomeUnderWay>,
): VisitorCalls {
  /** The last call was made with consent. */
  let toldAll = false;
  const set = (change: Partial<VisitorState>): void => store.set({ ...store.get(), ...change });

  /** Takes over the server's list, except for homes with a pending change. */
  const adoptList = (list: readonly WatchedObject[]): readonly WatchedObject[] => {
    const known = new Set(list.map((item) => item.objectNumber));
    const local = store
      .get()
      .watched.filter(
        (item) =>
          underWay.has(item.objectNumber) || (!known.has(item.objectNumber) && item.deleteDate !== ''),
      );
    const kept = new Set(local.map((item) => item.objectNumber));
    return [...local, ...list.filter((item) => !kept.has(item.objectNumber))];
  };

  async function readFromServer(): Promise<void> {
    const cookieUid = deps.cookieUid();
    let uid = cookieUid;
    try {
      uid = await readUser(cookieUid);
    } catch {
      // The pages work without it.
      set({ uid });
    }
    // A visitor without a cookie has nothing on the server yet.
    if (cookieUid !== '' || store.get().account) {
      await Promise.all([readWatchList(uid), readLastSeen(uid)]);
    }
    set({ phase: 'ready' });
  }

  async function readUser(knownUid: string): Promise<string> {
    const visit = deps.visitFields(store.get());
    toldAll = visit !== null;
    // A part of the page that cannot be loaded leaves the visitor as somebody without consent.
    const fields = await visit?.catch(() => ({}));
    const { accountData, ...user } = await deps.api.call('getUser', {
      uid: knownUid,
      localeInit: deps.language(),
      ...fields,
    });
    // A contact that the address named stays known where the server knows of none.
    set({ ...user, ebk: user.ebk || (store.get().ebk ?? ''), account: accountData });
    return user.uid;
  }

  async function readWatchList(uid: string): Promise<void> {
    try {
      const reply = await deps.api.call('getWatchedObjects', { uid });
      set({
        watched: adoptList(reply.userWatchList),
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
      // What was seen before is a convenience.
    }
  }

  /** Sends until the server has what the visitor sees; each home has one call under way at a time. */
  async function synchronize(objectNumber: number, entry: HomeUnderWay): Promise<void> {
    for (;;) {
      const wanted = isWatched(store.get(), objectNumber);
      if (wanted === entry.confirmed) return;
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
          action: wanted ? 'add' : 'delete',
          watchListUID: store.get().sharedWatchListUserUID ?? '',
        });
        entry.confirmed = wanted;
        set({
          uid: reply.uid,
          watchListUID: reply.watchListUID,
          watched: adoptList(reply.userWatchList),
        });
      } catch (error) {
        // Changed back meanwhile: then the visitor already sees what the server holds.
        if (isWatched(store.get(), objectNumber) === entry.confirmed) return;
        const moment = deps.now().toISOString();
        replaceItem(store, objectNumber, (failed) => ({ ...failed, deleteDate: wanted ? moment : '' }));
        throw error;
      }
    }
  }

  async function storeSeen(objectNumber: number): Promise<void> {
    // Without a cookie nothing lasting is kept of the visitor: the list lives as long as the page.
    const uid = deps.cookieUid();
    if (uid === '') return;
    try {
      const reply = await deps.api.call('setLastSeenObject', { uid, objectData: { objectNumber } });
      set({ lastSeen: reply.lastSeenObjects });
    } catch {
      // What was seen before is a convenience.
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
      // The pages work without it.
      if (!toldAll) await readUser(store.get().uid).catch(() => undefined);
    },
    synchronize,
    storeSeen,
  };
}
