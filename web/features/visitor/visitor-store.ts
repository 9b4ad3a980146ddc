import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';
import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import type { VisitKeys } from '../../../domain/visit-keys.ts';
import { createStore, type Store } from '../../app/stores/store.ts';
import type { StoreSource } from '../../app/stores/use-store.ts';

type User = ResponseOf<Api['getUser']>;
export type AccountData = NonNullable<User['accountData']>;
export type WatchSnapshot = Omit<WatchedObject, 'objectNumber' | 'currency' | 'addDate' | 'deleteDate'>;

/** The server's answer about the visitor; origin data only with consent. */
type ServerFacts = Partial<Omit<User, 'uid' | 'accountData' | 'experiments' | 'watchListUID'>>;

export interface VisitorState extends ServerFacts {
  /** A list that another visitor shared; absent if there is none. */
  sharedWatchListUserUID?: string;
  watchedObjectsShared?: readonly WatchedObject[];
  /** loading until the server has answered or the call has failed. */
  phase: 'idle' | 'loading' | 'ready';
  uid: string;
  account: AccountData | null;
  experiments: User['experiments'];
  /** Public id of the own list for sharing; empty until a home is watched. */
  watchListUID: string;
  /** Deleted homes stay listed with their deleteDate; they do not count. */
  watched: readonly WatchedObject[];
  watchListFailed: boolean;
  /** The home that the heart has saved last; absent before that. */
  savedNow?: { objectNumber: number; moment: string };
  /** Object numbers, newest first. */
  lastSeen: readonly number[];
}

export interface VisitorStore extends StoreSource<VisitorState> {
  /** Calls the server once; later calls wait for the same answer. */
  load(): Promise<void>;
  reload(): Promise<void>;
  /** Calls the server again if consent was given since; the shown state stays. */
  loadAllowed(): Promise<void>;
  /** Adds the home or marks it deleted, first in the browser. Rejects with the ApiFailure after undoing that. */
  toggleWatched(objectNumber: number, snapshot: WatchSnapshot): Promise<void>;
  rememberSeen(objectNumber: number): Promise<void>;
  /** Takes over the visit's ids from an address; they last as long as the document. */
  takeAddress(keys: VisitKeys): Promise<void>;
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

export const lastSeenMax = 20;

export function isWatched(state: VisitorState, objectNumber: number): boolean {
  return state.watched.some((item) => item.objectNumber === objectNumber && item.deleteDate === '');
}

export function watchCount(state: VisitorState): number {
  return state.watched.filter((item) => item.deleteDate === '').length;
}

/** A home with a pending change, and the server's last known state of it. */
export interface PendingHome {
  confirmed: boolean;
  done: Promise<void>;
}

export interface VisitorCalls {
  readFromServer(): Promise<void>;
  readAllowed(): Promise<void>;
  /** Sends until the server has the state that the visitor sees; each home has one call under way at a time. */
  synchronize(objectNumber: number, entry: PendingHome): Promise<void>;
  saveSeen(objectNumber: number): Promise<void>;
  takeAddress(keys: VisitKeys): Promise<void>;
}

export type MakeVisitorCalls = (
  store: Store<VisitorState>,
  underWay: ReadonlyMap<number, PendingHome>,
) => VisitorCalls;

export function replaceItem(
  store: Store<VisitorState>,
  objectNumber: number,
  change: (item: WatchedObject) => WatchedObject,
): void {
  const state = store.get();
  store.set({
    ...state,
    watched: state.watched.map((item) => (item.objectNumber === objectNumber ? change(item) : item)),
  });
}

/** @param loadCalls loads the code of the calls, which no page needs to be shown. */
export function createVisitorStore(
  loadCalls: (...args: Parameters<MakeVisitorCalls>) => Promise<VisitorCalls>,
  now: () => Date,
): VisitorStore {
  const store = createStore(emptyVisitor);
  let calls: Promise<VisitorCalls> | null = null;
  let loading: Promise<void> | null = null;
  const underWay = new Map<number, PendingHome>();

  const set = (change: Partial<VisitorState>): void => store.set({ ...store.get(), ...change });

  function getCalls(): Promise<VisitorCalls> {
    // A failed download is tried again with the next call.
    calls ??= loadCalls(store, underWay).catch((error: unknown) => {
      calls = null;
      throw error;
    });
    return calls;
  }

  /** Without a snapshot a home is restored as it was. */
  function applyLocally(objectNumber: number, watch: boolean, snapshot?: WatchSnapshot): void {
    const moment = now().toISOString();
    if (!watch || !snapshot) {
      replaceItem(store, objectNumber, (item) => ({ ...item, deleteDate: watch ? '' : moment }));
      return;
    }
    const added: WatchedObject = {
      ...snapshot,
      objectNumber,
      currency: 'EUR',
      addDate: moment,
      deleteDate: '',
    };
    const others = store.get().watched.filter((item) => item.objectNumber !== objectNumber);
    set({ watched: [added, ...others] });
  }

  function toggleWatched(objectNumber: number, snapshot: WatchSnapshot): Promise<void> {
    const wasWatched = isWatched(store.get(), objectNumber);
    applyLocally(objectNumber, !wasWatched, snapshot);
    const running = underWay.get(objectNumber);
    if (running) return running.done;
    const entry: PendingHome = { confirmed: wasWatched, done: Promise.resolve() };
    underWay.set(objectNumber, entry);
    entry.done = send(objectNumber, entry).finally(() => underWay.delete(objectNumber));
    return entry.done;
  }

  async function send(objectNumber: number, entry: PendingHome): Promise<void> {
    await load();
    const { synchronize } = await getCalls().catch((error: unknown) => {
      // Nothing was sent, so the change in the browser is undone.
      if (isWatched(store.get(), objectNumber) !== entry.confirmed) {
        applyLocally(objectNumber, entry.confirmed);
      }
      throw error;
    });
    await synchronize(objectNumber, entry);
  }

  async function rememberSeen(objectNumber: number): Promise<void> {
    const others = store.get().lastSeen.filter((number) => number !== objectNumber);
    set({ lastSeen: [objectNumber, ...others].slice(0, lastSeenMax) });
    await load();
    // The list of recently viewed homes is optional.
    await getCalls().then(
      ({ saveSeen }) => saveSeen(objectNumber),
      () => undefined,
    );
  }

  async function read(): Promise<void> {
    set({ phase: 'loading' });
    // The pages work without the visitor's data.
    await getCalls().then(
      ({ readFromServer }) => readFromServer(),
      () => set({ phase: 'ready' }),
    );
  }

  function load(): Promise<void> {
    loading ??= read();
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
      await getCalls().then(
        ({ readAllowed }) => readAllowed(),
        () => undefined,
      );
    },
    toggleWatched,
    rememberSeen,
    async takeAddress(keys) {
      await load();
      await getCalls().then(
        ({ takeAddress }) => takeAddress(keys),
        () => undefined,
      );
    },
  };
}
