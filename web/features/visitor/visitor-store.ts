import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';
import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import type { Language } from '../../../domain/language.ts';
import type { ApiClient } from '../../app/api/api-client.ts';
import type { BrowserEndpoint } from '../../app/api/endpoint-path.ts';
import { createStore } from '../../app/stores/store.ts';
import type { Followed } from '../../app/stores/use-store.ts';

export type AccountData = NonNullable<ResponseOf<Api['getUser']>['accountData']>;
/** What of a visit may be told with the visitor's consent. */
export type VisitFields = Omit<InputOf<Api['getUser']>, 'uid' | 'jwt' | 'localeInit'>;

/** Price and dates that a home is watched with. */
export type WatchSnapshot = Partial<
  Pick<
    WatchedObject,
    'price' | 'priceOriginal' | 'pricePercentReduction' | 'startDate' | 'endDate' | 'persons'
  >
>;

export interface VisitorState {
  /** loading until the server has answered or failed to. */
  phase: 'idle' | 'loading' | 'ready';
  uid: string;
  account: AccountData | null;
  /** Empty without consent. */
  experiments: ResponseOf<Api['getUser']>['experiments'];
  /** Shows the own list to others; empty until the visitor watches a home. */
  watchListUID: string;
  /** Deleted homes stay listed with their deleteDate; they do not count. */
  watched: readonly WatchedObject[];
  /** True when the own list could not be read. */
  watchListFailed: boolean;
  /** Object numbers, newest first. */
  lastSeen: readonly number[];
}

export interface VisitorStore extends Followed<VisitorState> {
  /** Asks the server once; later calls wait for the same answer. */
  load(): Promise<void>;
  reload(): Promise<void>;
  /** Asks who the visitor is again where consent has come since; what is shown stays as it is. */
  loadAllowed(): Promise<void>;
  /** Adds the home or marks it deleted, here first. Rejects with the ApiFailure after taking it back. */
  toggleWatched(objectNumber: number, snapshot?: WatchSnapshot): Promise<void>;
  rememberSeen(objectNumber: number): Promise<void>;
}

export interface VisitorDeps {
  api: ApiClient<BrowserEndpoint>;
  /** The uid of the cookie; empty while nothing lasting is kept of the visitor. */
  cookieUid(): string;
  language(): Language;
  now(): Date;
  /** Null without consent: then nothing of the device or of where the visitor came from is sent. */
  visitFields(state: VisitorState): Promise<VisitFields> | null;
}

const emptyVisitor: VisitorState = {
  phase: 'idle',
  uid: '',
  account: null,
  experiments: [],
  watchListUID: '',
  watched: [],
  watchListFailed: false,
  lastSeen: [],
};

const lastSeenMax = 20;

export function isWatched(state: VisitorState, objectNumber: number): boolean {
  return state.watched.some((item) => item.objectNumber === objectNumber && item.deleteDate === '');
}

export function watchCount(state: VisitorState): number {
  return state.watched.filter((item) => item.deleteDate === '').length;
}

export function createVisitorStore(deps: VisitorDeps): VisitorStore {
  const store = createStore(emptyVisitor);
  let loading: Promise<void> | null = null;
  /** The last answer came with consent. */
  let toldAll = false;
  /** Homes with a change on its way, and what the server is known to hold of them. */
  const underWay = new Map<number, { confirmed: boolean; done: Promise<void> }>();

  const set = (change: Partial<VisitorState>): void => store.set({ ...store.get(), ...change });

  const replaceItem = (objectNumber: number, change: (item: WatchedObject) => WatchedObject): void =>
    set({
      watched: store.get().watched.map((item) => (item.objectNumber === objectNumber ? change(item) : item)),
    });

  /** The server's list, but for homes whose own change is still on its way. */
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
    set({ phase: 'loading' });
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
    const { uid, accountData, watchListUID, experiments } = await deps.api.call('getUser', {
      uid: knownUid,
      localeInit: deps.language(),
      ...fields,
    });
    set({ uid, account: accountData, watchListUID, experiments });
    return uid;
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

  function applyLocally(objectNumber: number, watch: boolean, snapshot: WatchSnapshot): void {
    const moment = deps.now().toISOString();
    if (!watch) {
      replaceItem(objectNumber, (item) => ({ ...item, deleteDate: moment }));
      return;
    }
    const before = store.get().watched.find((item) => item.objectNumber === objectNumber);
    const added: WatchedObject = {
      price: null,
      priceOriginal: null,
      pricePercentReduction: 0,
      currency: 'EUR',
      startDate: '',
      endDate: '',
      persons: 2,
      ...before,
      ...snapshot,
      objectNumber,
      addDate: moment,
      deleteDate: '',
    };
    set({ watched: [added, ...store.get().watched.filter((item) => item !== before)] });
  }

  /** Sends until the server holds what the visitor sees; a home has one call on its way at a time. */
  async function synchronize(objectNumber: number, entry: { confirmed: boolean }): Promise<void> {
    await load();
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
          startDate: item?.startDate ?? '',
          endDate: item?.endDate ?? '',
          persons: item?.persons ?? 2,
          action: wanted ? 'add' : 'delete',
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
        replaceItem(objectNumber, (failed) => ({ ...failed, deleteDate: wanted ? moment : '' }));
        throw error;
      }
    }
  }

  function toggleWatched(objectNumber: number, snapshot: WatchSnapshot = {}): Promise<void> {
    const watchedBefore = isWatched(store.get(), objectNumber);
    const running = underWay.get(objectNumber);
    if (running) {
      applyLocally(objectNumber, !watchedBefore, snapshot);
      return running.done;
    }
    const entry = { confirmed: watchedBefore, done: Promise.resolve() };
    underWay.set(objectNumber, entry);
    applyLocally(objectNumber, !watchedBefore, snapshot);
    entry.done = synchronize(objectNumber, entry).finally(() => underWay.delete(objectNumber));
    return entry.done;
  }

  async function rememberSeen(objectNumber: number): Promise<void> {
    const others = store.get().lastSeen.filter((number) => number !== objectNumber);
    set({ lastSeen: [objectNumber, ...others].slice(0, lastSeenMax) });
    await load();
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

  function load(): Promise<void> {
    loading ??= readFromServer();
    return loading;
  }

  return {
    ...store,
    load,
    reload() {
      loading = null;
      return load();
    },
    async loadAllowed() {
      await load();
      // The pages work without it.
      if (!toldAll) await readUser(store.get().uid).catch(() => undefined);
    },
    toggleWatched,
    rememberSeen,
  };
}
