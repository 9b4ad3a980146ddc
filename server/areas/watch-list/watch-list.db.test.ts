import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '../../../contract/accounts/get-user.ts';
import { getWatchedObjects } from '../../../contract/watch-list/get-watched-objects.ts';
import { setLastSeenObject } from '../../../contract/watch-list/last-seen-objects.ts';
import { setWatchedObject } from '../../../contract/watch-list/set-watched-object.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { getUserHandler } from '../accounts/handlers/get-user.ts';
import { saveContactHandler } from '../accounts/handlers/save-contact.ts';
import { createTracking } from '../tracking/tracking.ts';
import { getLastSeenObjectsHandler } from './handlers/get-last-seen-objects.ts';
import { getWatchedObjectsHandler } from './handlers/get-watched-objects.ts';
import { setLastSeenObjectHandler } from './handlers/set-last-seen-object.ts';
import { lastSeenLimit, watchListLimit } from './watch-list.ts';
import { openWatchListWorld, type WatchListWorld } from './testing/watch-list-world.ts';

let database: WatchListWorld['database'];
let clock: WatchListWorld['clock'];
let accounts: WatchListWorld['accounts'];
let watchList: WatchListWorld['watchList'];
let set: WatchListWorld['set'];
beforeAll(async () => {
  ({ database, clock, accounts, watchList, set } = await openWatchListWorld());
});
afterAll(() => database.close());

const get = (fields: object, call = aCall()) =>
  getWatchedObjectsHandler({ watchList })(getWatchedObjects.request.parse(fields), call);
const user = (fields: object, call = aCall()) =>
  getUserHandler({
    accounts,
    tracking: createTracking({ connection: database, clock, accounts }),
    experiments: [],
  })(getUser.request.parse(fields), call);
const save = (email: string, call = aCall()) => saveContactHandler({ accounts })({ uid: '', email }, call);
const see = (objectNumber: number, call = aCall()) =>
  setLastSeenObjectHandler({ watchList })(
    setLastSeenObject.request.parse({ objectData: { objectNumber } }),
    call,
  );
const seen = (call = aCall()) => getLastSeenObjectsHandler({ watchList })({ uid: '', jwt: '' }, call);

/** Answers the data of an outcome that must be a success. */
function dataOf<Data>(outcome: { ok: true; data: Data } | { ok: false; type: string }): Data {
  if (!outcome.ok) throw new Error(outcome.type);
  return outcome.data;
}

const countOf = async (table: 'visitors' | 'watched_objects'): Promise<number> => {
  const rows = await database.db.selectFrom(table).select('uid').execute();
  return rows.length;
};

describe('get-user', () => {
  it('answers a new visitor with a uid for this visit alone', async () => {
    const before = await countOf('visitors');
    const call = aCall();
    const first = dataOf(await user({ uid: 'x'.repeat(100) }, call));
    const second = dataOf(await user({}));
    expect(first.uid).toMatch(/^[\w-]{22}$/);
    expect(second.uid).not.toBe(first.uid);
    expect(first).toMatchObject({ jwt: '', accountData: null, ebk: '', watchListUID: '', pidHistory: [] });
    expect(call.kept).toEqual([]);
    expect(await countOf('visitors')).toBe(before);
  });

  it('answers a known visitor with the own state, and nobody while rendering', async () => {
    const visitor = await accounts.ensure(accounts.newUid());
    const known = dataOf(await user({}, aCall({ uid: visitor.uid })));
    expect(known).toMatchObject({ uid: visitor.uid, ebk: visitor.ebk, watchListUID: visitor.watchListUid });
    // A uid of the body alone was judged by the binder; the handler does not look at it.
    expect(dataOf(await user({ uid: visitor.uid })).ebk).toBe('');
    const rendered = dataOf(await user({}, aCall({ uid: visitor.uid, rendering: true })));
    expect([rendered.ebk, rendered.uid === visitor.uid]).toEqual(['', false]);
    expect(getUser.response.parse(known)).toEqual(known);
  });
});

describe('save-contact', () => {
  it('keeps the address with the visitor', async () => {
    const call = aCall();
    const { uid, ebk } = dataOf(await save('anna@example.org', call));
    expect(call.kept).toEqual([uid]);
    expect(await accounts.find(uid)).toMatchObject({ ebk, email: 'anna@example.org' });
    expect(ebk).not.toBe('');
  });

  it.each(['', 'anna', "'; drop table users; --", 'a@b.de\0', '%'])(
    'stores nothing for %j',
    async (email) => {
      const before = await countOf('visitors');
      const call = aCall({ uid: accounts.newUid() });
      expect(dataOf(await save(email, call))).toEqual({ uid: call.uid, ebk: '' });
      expect(await countOf('visitors')).toBe(before);
      expect(call.kept).toEqual([]);
    },
  );

  it('changes neither another visitor with this address nor an account', async () => {
    const other = dataOf(await save('berta@example.org'));
    const own = dataOf(await save('berta@example.org'));
    expect(own.uid).not.toBe(other.uid);
    await database.db
      .insertInto('accounts')
      .values({
        uid: other.uid,
        email: 'berta@example.org',
        email_key: 'berta@example.org',
        language: 'de',
        created_at: '2027-01-01T00:00:00Z',
      })
      .execute();
    await save('thief@example.org', aCall({ uid: other.uid }));
    expect((await accounts.find(other.uid))!.email).toBe('berta@example.org');
  });
});

describe('the watch list', () => {
  it('makes a visitor of who watches, and keeps price and dates', async () => {
    const call = aCall();
    const added = dataOf(
      await set(
        {
          ...{ price: 700.5, priceOriginal: 800, startDate: '2027-07-03', endDate: '2027-07-10' },
          ...{ persons: 3, childAges: [11], pets: 1 },
        },
        call,
      ),
    );
    expect(call.kept).toEqual([added.uid]);
    expect(added.userWatchList).toMatchObject([
      {
        objectNumber: 1,
        price: 700.5,
        priceOriginal: 800,
        pricePercentReduction: 0,
        currency: 'EUR',
        startDate: '2027-07-03',
        endDate: '2027-07-10',
        persons: 3,
        childAges: [11],
        pets: 1,
        addDate: '2027-01-02T11:00:00.000Z',
        deleteDate: '',
        watchPrice: 700.5,
        watchAddDate: '2027-01-02T11:00:00.000Z',
      },
    ]);
    expect(setWatchedObject.response.parse(added)).toEqual(added);
    expect(dataOf(await get({}, aCall({ uid: added.uid })))).toMatchObject({
      userWatchList: added.userWatchList,
      watchListUID: added.watchListUID,
      sharedWatchList: [],
    });
  });

  it('marks deleted, restores, and does each any number of times', async () => {
    const uid = accounts.newUid();
    const call = aCall({ uid });
    await set({ objectNumber: 2 }, call);
    await set({ objectNumber: 2, persons: 5 }, call);
    const deleted = dataOf(await set({ objectNumber: 2, action: 'delete' }, call));
    expect(deleted.userWatchList).toMatchObject([{ persons: 5, deleteDate: '2027-01-02T11:00:00.000Z' }]);
    expect(dataOf(await set({ objectNumber: 2, action: 'delete' }, call))).toEqual(deleted);
    const restored = dataOf(await set({ objectNumber: 2 }, call));
    expect(restored.userWatchList).toMatchObject([{ objectNumber: 2, deleteDate: '' }]);
  });

  it('belongs to the caller: uid and shared id of the body open nothing', async () => {
    const owner = aCall({ uid: accounts.newUid() });
    const { uid, watchListUID } = dataOf(await set({ objectNumber: 3 }, owner));
    const thief = aCall({ uid: accounts.newUid() });
    await set({ objectNumber: 4, uid, watchListUID }, thief);
    await set({ objectNumber: 3, uid, watchListUID, action: 'delete' }, thief);
    const list = dataOf(await get({}, owner)).userWatchList;
    expect(list.map((entry) => [entry.objectNumber, entry.deleteDate])).toEqual([[3, '']]);
  });

  it('is shown to others by its own id, without deleted homes and without the owner’s uid', async () => {
    const owner = aCall({ uid: accounts.newUid() });
    await set({ objectNumber: 5 }, owner);
    await set({ objectNumber: 6 }, owner);
    const { watchListUID, uid } = dataOf(await set({ objectNumber: 5, action: 'delete' }, owner));
    const shared = dataOf(await get({ watchListUID }, aCall({ uid: accounts.newUid() })));
    expect(shared.sharedWatchList.map((entry) => entry.objectNumber)).toEqual([6]);
    expect(shared.sharedWatchListUserUID).toBe(watchListUID);
    expect(JSON.stringify(shared)).not.toContain(uid);
    for (const wrong of [uid, 'x', "' or 1=1 --", '%', 'a\0b', 'A'.repeat(22)]) {
      expect(dataOf(await get({ watchListUID: wrong }))).toMatchObject({
        sharedWatchListUserUID: '',
        sharedWatchList: [],
      });
    }
  });

  it('brings the homes themselves where they are asked for, those of deleted items aside', async () => {
    const owner = aCall({ uid: accounts.newUid() });
    await set({ objectNumber: 7 }, owner);
    await set({ objectNumber: 8 }, owner);
    const { watchListUID } = dataOf(await set({ objectNumber: 7, action: 'delete' }, owner));
    const reader = aCall({ uid: accounts.newUid() });
    await set({ objectNumber: 9 }, reader);
    const numbers = async (fields: object, call: ReturnType<typeof aCall>): Promise<number[]> =>
      dataOf(await get(fields, call)).homes.map((home) => home.objectNumber);
    expect(await numbers({}, owner)).toEqual([]);
    expect(await numbers({ languageCode: 'fr' }, owner)).toEqual([8]);
    expect(await numbers({ languageCode: 'fr', watchListUID }, reader)).toEqual([9, 8]);
    // A list that is rendered for everybody has no particular reader.
    const rendering = aCall({ uid: owner.uid, rendering: true });
    expect(await numbers({ languageCode: 'fr', watchListUID }, rendering)).toEqual([8]);
  });

  it('takes no unknown, removed or inactive homes, and stores nothing then', async () => {
    const before = await countOf('visitors');
    for (const objectNumber of [50, 51, 4711, 2_000_000_000]) {
      expect(await set({ objectNumber })).toMatchObject({ ok: false, type: 'object-not-found' });
    }
    const call = aCall();
    expect(dataOf(await set({ objectNumber: 1, action: 'delete' }, call)).userWatchList).toEqual([]);
    expect(call.kept).toEqual([]);
    expect(await countOf('visitors')).toBe(before);
  });

  it('takes the strangest numbers and dates that the contract lets through', async () => {
    const call = aCall({ uid: accounts.newUid() });
    const strange = {
      price: 10_000_000,
      pricePercentReduction: 99.999,
      persons: 99,
      startDate: '0000-01-01',
      endDate: '9999-12-31',
    };
    expect(dataOf(await set({ objectNumber: 7, ...strange }, call)).userWatchList).toMatchObject([
      { price: 10_000_000, pricePercentReduction: 100, startDate: '', endDate: '' },
    ]);
  });

  it('holds one entry after many calls at once', async () => {
    const call = aCall({ uid: accounts.newUid() });
    await Promise.all(Array.from({ length: 20 }, () => set({ objectNumber: 8 }, call)));
    expect(dataOf(await get({}, call)).userWatchList).toHaveLength(1);
  });

  it('is full at its limit, for new homes alone', async () => {
    const uid = accounts.newUid();
    await accounts.ensure(uid);
    const numbers = Array.from({ length: watchListLimit }, (_, index) => 1000 + index);
    await database.db
      .insertInto('homes')
      .columns([
        'object_number',
        'place_id',
        'region_id',
        'country_code',
        'landlord_id',
        'object_type',
        'kind',
      ])
      .columns(['lat', 'lon', 'persons_max', 'adults_max', 'count_rooms', 'count_rooms_sleeping'])
      .columns(['count_rooms_bath', 'squaremeter_living'])
      .values(
        numbers.map((object_number) => ({
          object_number,
          place_id: 1,
          region_id: 1,
          country_code: 'de',
          landlord_id: 1,
          object_type: 'house',
          kind: 'villa',
          lat: 54,
          lon: 10,
          persons_max: 4,
          adults_max: 4,
          count_rooms: 2,
          count_rooms_sleeping: 1,
          count_rooms_bath: 1,
          squaremeter_living: 50,
        })),
      )
      .execute();
    await database.db
      .insertInto('watched_objects')
      .values(numbers.map((object_number) => ({ uid, object_number })))
      .execute();
    const call = aCall({ uid });
    expect(await set({ objectNumber: 9 }, call)).toMatchObject({ ok: false, type: 'watch-list-full' });
    expect((await set({ objectNumber: 1000, persons: 4 }, call)).ok).toBe(true);
    await set({ objectNumber: 1000, action: 'delete' }, call);
    expect((await set({ objectNumber: 9 }, call)).ok).toBe(true);
  });
});

describe('last seen', () => {
  it('are newest first, each once, and no more than thirty', async () => {
    const call = aCall({ uid: accounts.newUid() });
    for (let number = 1; number <= 35; number += 1) {
      clock.set(`2027-01-02T12:${String(number).padStart(2, '0')}:00+01:00`);
      await see(number, call);
    }
    clock.set('2027-01-02T13:00:00+01:00');
    const { lastSeenObjects } = dataOf(await see(20, call));
    expect(lastSeenObjects).toHaveLength(lastSeenLimit);
    expect(lastSeenObjects.slice(0, 3)).toEqual([20, 35, 34]);
    expect(lastSeenObjects.at(-1)).toBe(6);
    expect(dataOf(await seen(call)).lastSeenObjects).toEqual(lastSeenObjects);
    expect(call.kept).toEqual([]);
  });

  it('are not kept without a uid', async () => {
    const before = await countOf('visitors');
    expect(dataOf(await see(1))).toEqual({ uid: '', lastSeenObjects: [1] });
    expect(dataOf(await seen())).toEqual({ uid: '', lastSeenObjects: [] });
    expect(await countOf('visitors')).toBe(before);
  });

  it('know only homes that can be shown', async () => {
    for (const objectNumber of [50, 51, 4711]) {
      expect(await see(objectNumber)).toMatchObject({ ok: false, type: 'object-not-found' });
    }
  });
});

describe('a list of a visitor who logs in', () => {
  const joined = async (visitor: string, account: string): Promise<void> => {
    await database.transaction(async (tx) => {
      await accounts.ensure(account, tx);
      await watchList.join(tx, visitor, account);
    });
  };
  const sharedNumbers = async (watchListUID: string): Promise<number[]> =>
    dataOf(await get({ watchListUID })).sharedWatchList.map((entry) => entry.objectNumber);
  const watchedBy = async (uid: string, objectNumber: number): Promise<string> =>
    dataOf(await set({ objectNumber }, aCall({ uid }))).watchListUID;

  it('is found by the link that was shared before, from whichever browser it came', async () => {
    const [phone, laptop, account] = [accounts.newUid(), accounts.newUid(), accounts.newUid()];
    const fromPhone = await watchedBy(phone, 26);
    const fromLaptop = await watchedBy(laptop, 27);
    await joined(phone, account);
    expect(await sharedNumbers(fromPhone)).toEqual([26]);
    await joined(laptop, account);
    const { watchListUID: own } = await watchList.own(account);
    for (const id of [fromPhone, fromLaptop, own]) {
      expect((await sharedNumbers(id)).toSorted(), id).toEqual([26, 27]);
    }
  });

  it('has another id once the browser begins a new one, and both are found after the next login', async () => {
    const [browser, account] = [accounts.newUid(), accounts.newUid()];
    const first = await watchedBy(browser, 28);
    await joined(browser, account);
    const second = await watchedBy(browser, 29);
    expect(second).not.toBe(first);
    expect(await sharedNumbers(second)).toEqual([29]);
    expect(await sharedNumbers(first)).toEqual([28]);
    await joined(browser, account);
    expect((await sharedNumbers(first)).toSorted()).toEqual([28, 29]);
    expect((await sharedNumbers(second)).toSorted()).toEqual([28, 29]);
  });

  it('keeps its id where it never had a home: a login without a list leaves nothing behind', async () => {
    const [browser, account] = [accounts.newUid(), accounts.newUid()];
    const { watchListUid } = await accounts.ensure(browser);
    await joined(browser, account);
    expect(await watchList.own(browser)).toMatchObject({ watchListUID: watchListUid });
    const left = await database.db
      .selectFrom('earlier_watch_lists')
      .select('uid')
      .where('uid', '=', account)
      .execute();
    expect(left).toEqual([]);
  });
});
