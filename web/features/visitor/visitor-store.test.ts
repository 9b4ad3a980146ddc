import { describe, expect, test } from 'vitest';
import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import { failure, type ApiClient } from '../../app/api/api-client.ts';
import { createVisitorCalls, type VisitFields } from './visitor-calls.ts';
import { createVisitorStore, isWatched, watchCount } from './visitor-store.ts';
import { euros } from '../../../domain/money.ts';

type Call = { name: string; input: Record<string, unknown> };

const moment = '2027-03-01T10:00:00.000Z';
const knownUid = 'abcdefghijklmnopqrstuv';

function watchedItem(objectNumber: number, deleteDate = ''): WatchedObject {
  return {
    objectNumber,
    price: euros(700),
    priceOriginal: null,
    pricePercentReduction: 0,
    currency: 'EUR',
    startDate: '',
    endDate: '',
    persons: 2,
    childAges: [],
    pets: 0,
    addDate: '2027-01-01T00:00:00.000Z',
    deleteDate,
  };
}

const { objectNumber: _number, addDate: _added, deleteDate: _deleted, ...snapshot } = watchedItem(0);

/** A server in memory. Calls of `setWatchedObject` wait until the test lets them go. */
function world({
  cookie = knownUid,
  list = [] as WatchedObject[],
  failing = [] as string[],
  visit = null as Promise<VisitFields> | null,
} = {}) {
  const calls: Call[] = [];
  const experiments = [{ experimentKey: 'EDMT-5209', variant: 1 }];
  const consent = (fields: Promise<VisitFields>): void => void (visit = fields);
  const waiting: { settle(ok: boolean): void }[] = [];
  let stored = list;
  const api: ApiClient = {
    async call(name, input) {
      calls.push({ name, input });
      if (failing.includes(name)) throw failure(500, 'unknown', 'down');
      const reply = await answer(name, input as never);
      return reply as never;
    },
  };
  function answer(name: string, input: { objectNumber: number; action: string }): unknown {
    switch (name) {
      case 'getUser':
        return { uid: cookie || 'uid-of-this-visit', accountData: null, watchListUID: '', experiments };
      case 'getWatchedObjects':
        return {
          userWatchList: stored,
          watchListUID: 'shared',
          sharedWatchListUserUID: (input as { watchListUID?: string }).watchListUID ?? '',
          sharedWatchList: [watchedItem(77)],
        };
      case 'getLastSeenObjects':
        return { lastSeenObjects: [7, 8] };
      case 'setLastSeenObject':
        return { lastSeenObjects: [9, 7, 8] };
      default:
        return new Promise((resolve, reject) => {
          waiting.push({
            settle(ok) {
              if (!ok) return reject(failure(500, 'timeout', 'slow'));
              const others = stored.filter((item) => item.objectNumber !== input.objectNumber);
              stored = [...others, watchedItem(input.objectNumber, input.action === 'add' ? '' : moment)];
              resolve({ uid: cookie || 'uid-of-this-visit', watchListUID: 'shared', userWatchList: stored });
            },
          });
        });
    }
  }
  const deps = {
    api,
    cookieUid: () => cookie,
    language: () => 'de' as const,
    now: () => new Date(moment),
    visitFields: () => visit,
  };
  const store = createVisitorStore(async (...args) => {
    if (failing.includes('code')) throw new Error('the code did not come');
    return createVisitorCalls(deps, ...args);
  }, deps.now);
  /** Lets the next waiting call succeed or fail. */
  const settleNext = async (ok: boolean): Promise<void> => {
    while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 0));
    waiting.shift()!.settle(ok);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const actions = (): unknown[] =>
    calls.filter(({ name }) => name === 'setWatchedObject').map(({ input }) => input['action']);
  return { store, calls, settleNext, actions, waiting, consent };
}

describe('the visitor', () => {
  test('loads once, with the uid of the cookie and no facts about the device', async () => {
    const { store, calls } = world({ list: [watchedItem(1), watchedItem(2, moment)] });
    await Promise.all([store.load(), store.load()]);
    expect(calls.map(({ name }) => name).sort()).toEqual([
      'getLastSeenObjects',
      'getUser',
      'getWatchedObjects',
    ]);
    expect(calls[0]!.input).toEqual({ uid: knownUid, localeInit: 'de' });
    expect(watchCount(store.get())).toBe(1);
    expect(store.get()).toMatchObject({ phase: 'ready', watchListUID: 'shared', lastSeen: [7, 8] });
  });

  test('with consent sends its origin, in one call', async () => {
    const fields = { trackingParams: { pid: '4711' }, screenWidth: 390, revision: 'a' };
    const { store, calls } = world({ cookie: '', visit: Promise.resolve(fields) });
    await store.load();
    await store.loadAllowed();
    expect(calls).toEqual([{ name: 'getUser', input: { uid: '', localeInit: 'de', ...fields } }]);
    expect(store.get().experiments).toEqual([{ experimentKey: 'EDMT-5209', variant: 1 }]);
  });

  test('later consent is sent with the uid of this visit', async () => {
    const { store, calls, consent } = world({ cookie: '' });
    await store.load();
    consent(Promise.resolve({ revision: 'a' }));
    await store.loadAllowed();
    await store.loadAllowed();
    expect(calls.map(({ input }) => input)).toEqual([
      { uid: '', localeInit: 'de' },
      { uid: 'uid-of-this-visit', localeInit: 'de', revision: 'a' },
    ]);
  });

  test('without a cookie does not request lists that cannot exist', async () => {
    const { store, calls } = world({ cookie: '' });
    await store.load();
    expect(calls.map(({ name }) => name)).toEqual(['getUser']);
    expect(store.get().uid).toBe('uid-of-this-visit');
  });

  test('swallows failures of the start and says that the list could not be read', async () => {
    const { store } = world({ failing: ['getUser', 'getWatchedObjects', 'getLastSeenObjects'] });
    await store.load();
    expect(store.get()).toMatchObject({ phase: 'ready', uid: knownUid, watchListFailed: true });
  });
});

describe('the watch list', () => {
  test('an added home is watched before the server knows', async () => {
    const { store, calls, settleNext, actions } = world();
    await store.load();
    const done = store.toggleWatched(5, {
      ...snapshot,
      price: euros(812),
      persons: 3,
      childAges: [11],
      pets: 1,
    });
    expect(store.get().watched[0]).toMatchObject({
      objectNumber: 5,
      price: 812,
      addDate: moment,
      deleteDate: '',
    });
    await settleNext(true);
    await done;
    expect(actions()).toEqual(['add']);
    expect(calls.at(-1)!.input).toMatchObject({ price: 812, persons: 3, childAges: [11], pets: 1 });
    expect(watchCount(store.get())).toBe(1);
  });

  test('a failed add marks the home deleted and propagates', async () => {
    const { store, settleNext } = world();
    const done = store.toggleWatched(5, snapshot);
    const rejected = expect(done).rejects.toMatchObject({ type: 'timeout' });
    await settleNext(false);
    await rejected;
    expect(store.get().watched).toMatchObject([{ objectNumber: 5, deleteDate: moment }]);
    expect(watchCount(store.get())).toBe(0);
  });

  test('without the code of the calls a change is undone, and the rest of the page works', async () => {
    const { store, calls } = world({ list: [watchedItem(1)], failing: ['code'] });
    await expect(store.toggleWatched(5, snapshot)).rejects.toThrow('did not come');
    expect(watchCount(store.get())).toBe(0);
    await store.rememberSeen(5);
    expect(store.get()).toMatchObject({ phase: 'ready', lastSeen: [5] });
    expect(calls).toEqual([]);
  });

  test('a deleted home stays listed with its moment', async () => {
    const { store, settleNext } = world({ list: [watchedItem(1)] });
    await store.load();
    const done = store.toggleWatched(1, snapshot);
    expect(store.get().watched).toMatchObject([{ objectNumber: 1, deleteDate: moment }]);
    await settleNext(true);
    await done;
    expect(store.get().watched).toHaveLength(1);
  });

  test('a failed delete restores the home and propagates', async () => {
    const { store, settleNext } = world({ list: [watchedItem(1)] });
    await store.load();
    const rejected = expect(store.toggleWatched(1, snapshot)).rejects.toMatchObject({ type: 'timeout' });
    await settleNext(false);
    await rejected;
    expect(store.get().watched).toEqual([watchedItem(1)]);
  });

  test('a double click in flight ends unwatched, with the calls in order', async () => {
    const { store, settleNext, actions, waiting } = world();
    await store.load();
    const first = store.toggleWatched(5, snapshot);
    await new Promise((resolve) => setTimeout(resolve, 0));
    const second = store.toggleWatched(5, snapshot);
    expect(isWatched(store.get(), 5)).toBe(false);
    expect(waiting).toHaveLength(1);
    await settleNext(true);
    expect(isWatched(store.get(), 5)).toBe(false);
    await settleNext(true);
    await Promise.all([first, second]);
    expect(actions()).toEqual(['add', 'delete']);
    expect(isWatched(store.get(), 5)).toBe(false);
  });

  test('a triple click needs one call only', async () => {
    const { store, settleNext, actions } = world();
    await store.load();
    const first = store.toggleWatched(5, snapshot);
    await new Promise((resolve) => setTimeout(resolve, 0));
    void store.toggleWatched(5, snapshot);
    void store.toggleWatched(5, snapshot);
    await settleNext(true);
    await first;
    expect(actions()).toEqual(['add']);
    expect(isWatched(store.get(), 5)).toBe(true);
  });

  test('a failed add that was undone in the meantime is no failure', async () => {
    const { store, settleNext, actions } = world();
    await store.load();
    const first = store.toggleWatched(5, snapshot);
    await new Promise((resolve) => setTimeout(resolve, 0));
    const second = store.toggleWatched(5, snapshot);
    await settleNext(false);
    await Promise.all([first, second]);
    expect(actions()).toEqual(['add']);
    expect(isWatched(store.get(), 5)).toBe(false);
  });

  test('the reply for one home does not undo the click on another', async () => {
    const { store, settleNext } = world({ list: [watchedItem(1)] });
    await store.load();
    const one = store.toggleWatched(5, snapshot);
    const other = store.toggleWatched(1, snapshot);
    await settleNext(true);
    expect(isWatched(store.get(), 1)).toBe(false);
    expect(isWatched(store.get(), 5)).toBe(true);
    await settleNext(true);
    await Promise.all([one, other]);
  });

  test('a click before the list has arrived survives its arrival', async () => {
    const { store, settleNext } = world({ list: [watchedItem(1)] });
    const done = store.toggleWatched(5, snapshot);
    await store.load();
    expect(watchCount(store.get())).toBe(2);
    await settleNext(true);
    await done;
    expect(watchCount(store.get())).toBe(2);
  });
});

describe('recently viewed', () => {
  test('is stored on the server for a visitor with a cookie', async () => {
    const { store } = world();
    await store.rememberSeen(9);
    expect(store.get().lastSeen).toEqual([9, 7, 8]);
  });

  test('lives in the page alone without a cookie, newest first, each once', async () => {
    const { store, calls } = world({ cookie: '' });
    for (const objectNumber of [3, 4, 3]) await store.rememberSeen(objectNumber);
    expect(store.get().lastSeen).toEqual([3, 4]);
    expect(calls.map(({ name }) => name)).toEqual(['getUser']);
  });

  test('failures are swallowed', async () => {
    const { store } = world({ failing: ['setLastSeenObject', 'getLastSeenObjects'] });
    await store.rememberSeen(9);
    expect(store.get().lastSeen).toEqual([9]);
  });
});

describe('what an address brings along', () => {
  const shared = 'AbCdEfGhIjKlMnOpQrStUv';

  test('is a shared list, read once, and sent with the next watched home', async () => {
    const { store, calls, settleNext } = world({ cookie: '' });
    await store.takeAddress({ watchListUID: shared, ebk: '' });
    await store.takeAddress({ watchListUID: shared, ebk: '' });
    expect(store.get()).toMatchObject({
      sharedWatchListUserUID: shared,
      watchedObjectsShared: [{ objectNumber: 77 }],
      watched: [],
    });
    expect(calls.filter(({ name }) => name === 'getWatchedObjects')).toHaveLength(1);
    const done = store.toggleWatched(5, snapshot);
    await settleNext(true);
    await done;
    expect(calls.at(-1)).toMatchObject({ name: 'setWatchedObject', input: { watchListUID: shared } });
  });

  test('is a contact, which stays where the server knows of none', async () => {
    const { store } = world({ cookie: '', visit: Promise.resolve({ revision: 'a' }) });
    await store.takeAddress({ watchListUID: '', ebk: '4711' });
    await store.loadAllowed();
    expect(store.get().ebk).toBe('4711');
  });

  test('of an unknown list changes nothing', async () => {
    const { store } = world({ failing: ['getWatchedObjects'] });
    await store.takeAddress({ watchListUID: shared, ebk: '' });
    expect(store.get().sharedWatchListUserUID).toBeUndefined();
  });
});
