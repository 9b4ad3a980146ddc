import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { createHomeChanges, type ChangedHome, type HomeChanges } from './home-changes.ts';

const onr = 21;
const week = { startDate: '2027-07-03', endDate: '2027-07-10' };
let database: TestDatabase;
let heard: ChangedHome[];
let notices: string[];
let warnings: string[];
let stopListening: () => Promise<void>;
let changes: HomeChanges;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.db.deleteFrom('homes').execute();
  await database.db.deleteFrom('outbox').execute();
  await aHome(database, { objectNumber: onr });
  heard = [];
  notices = [];
  warnings = [];
  changes = createHomeChanges({
    onHomeChanged: (changed) => Promise.resolve(void heard.push(changed)),
    log: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }),
  });
  stopListening = await database.listen('outbox', (payload) => notices.push(payload));
});
afterEach(() => stopListening());

async function versionOf(objectNumber: number): Promise<number> {
  const { version } = await database.db
    .selectFrom('homes')
    .select('version')
    .where('object_number', '=', objectNumber)
    .executeTakeFirstOrThrow();
  return version;
}

const outbox = () => database.db.selectFrom('outbox').select(['object_number', 'version', 'kind']).execute();

test('a change raises the version once, is announced to all nodes and told to this one after the commit', async () => {
  const before = await versionOf(onr);
  const version = before + 1;
  const result = await database.transaction(async (tx) => {
    const answer = await changes.changeHome(tx, onr, async (home) => {
      expect(home).toMatchObject({ objectNumber: onr, active: true, removed: false });
      return { result: 'done', change: { kind: 'nights', occupied: week } };
    });
    expect(heard, 'before the commit').toEqual([]);
    return answer;
  });
  expect(result).toBe('done');
  expect(heard).toEqual([{ objectNumber: onr, version, change: { kind: 'nights', occupied: week } }]);
  expect(await versionOf(onr)).toBe(version);
  expect(await outbox()).toEqual([{ object_number: onr, version, kind: 'nights' }]);
  await expect.poll(() => notices.length).toBe(1);
  expect(JSON.parse(notices[0]!)).toEqual({ objectNumber: onr, version, ...week });
});

test('any other change names no nights', async () => {
  await database.transaction((tx) =>
    changes.changeHome(tx, onr, async () => ({ result: null, change: { kind: 'home' } })),
  );
  expect(await outbox()).toMatchObject([{ kind: 'home' }]);
  await expect.poll(() => notices).toEqual(['']);
  expect(heard).toMatchObject([{ change: { kind: 'home' } }]);
});

test('work that changed nothing announces nothing', async () => {
  const before = await versionOf(onr);
  expect(await database.transaction((tx) => changes.changeHome(tx, onr, async () => ({ result: 5 })))).toBe(
    5,
  );
  expect(await versionOf(onr)).toBe(before);
  expect(await outbox()).toEqual([]);
  expect(heard).toEqual([]);
});

test('a change that is rolled back is told to nobody, even when it fails after its work', async () => {
  const before = await versionOf(onr);
  const attempt = database.transaction(async (tx) => {
    await changes.changeHome(tx, onr, async () => ({ result: null, change: { kind: 'home' } }));
    throw new Error('later');
  });
  await expect(attempt).rejects.toThrow('later');
  expect(await versionOf(onr)).toBe(before);
  expect(await outbox()).toEqual([]);
  expect(heard).toEqual([]);
});

test('there is no work on a home that does not exist', async () => {
  const answer = await database.transaction((tx) =>
    changes.changeHome(tx, 999, () => Promise.reject(new Error('worked'))),
  );
  expect(answer).toBeNull();
});

test('changes of one home at the same moment follow one another', async () => {
  const before = await versionOf(onr);
  const working = new Set<number>();
  await Promise.all(
    [1, 2, 3, 4].map((who) =>
      database.transaction((tx) =>
        changes.changeHome(tx, onr, async () => {
          working.add(who);
          await new Promise((resolve) => setTimeout(resolve, 10));
          expect([...working]).toEqual([who]);
          working.delete(who);
          return { result: null, change: { kind: 'home' } };
        }),
      ),
    ),
  );
  const versions = (await outbox()).map(({ version }) => version);
  expect(versions).toEqual([1, 2, 3, 4].map((step) => before + step));
});

test('a listener that fails leaves the change as it is, and the log says so', async () => {
  const failing = createHomeChanges({
    onHomeChanged: () => Promise.reject(new Error('no memory')),
    log: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }),
  });
  const answer = await database.transaction((tx) =>
    failing.changeHome(tx, onr, async () => ({ result: 'done', change: { kind: 'home' } })),
  );
  expect(answer).toBe('done');
  expect(warnings).toHaveLength(1);
});

test('a new home gets the next number of the sequence and is announced as the others', async () => {
  const { place_id, region_id, country_code, landlord_id } = await database.db
    .selectFrom('homes')
    .select(['place_id', 'region_id', 'country_code', 'landlord_id'])
    .where('object_number', '=', onr)
    .executeTakeFirstOrThrow();
  const add = () =>
    database.transaction((tx) =>
      changes.addHome(tx, {
        place_id,
        region_id,
        country_code,
        landlord_id,
        object_type: 'house',
        kind: 'chalet',
        lat: 47,
        lon: 11,
        persons_max: 4,
        adults_max: 4,
        count_rooms: 3,
        count_rooms_sleeping: 2,
        count_rooms_bath: 1,
        squaremeter_living: 80,
      }),
    );
  const first = await add();
  expect(first).toBeGreaterThan(1_000_000);
  expect(await add()).toBe(first + 1);
  expect(await outbox()).toMatchObject([
    { object_number: first, version: 1, kind: 'home' },
    { object_number: first + 1, version: 1 },
  ]);
  expect(heard.map(({ objectNumber }) => objectNumber)).toEqual([first, first + 1]);
});
