import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { createTestSearch, startSearch } from '../../../tests/harness/searches.ts';
import { systemClock } from '../../platform/clock.ts';
import { createPricing } from '../pricing/pricing.ts';
import type { Search, SearchState } from './search-context.ts';

let database: TestDatabase;
let folder: string;
let lines: { msg: string; reason?: string; from?: string }[];
const nodes: Search[] = [];
const today = systemClock.today();
const week = {
  startDate: `${Number(today.slice(0, 4)) + 1}-06-05`,
  endDate: `${Number(today.slice(0, 4)) + 1}-06-12`,
};

const year = week.startDate.slice(0, 4);

beforeAll(async () => {
  database = await openTestDatabase();
  for (const number of [1, 2, 3, 600, 700]) await aHome(database, { objectNumber: number });
});
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feriola-image-'));
  lines = [];
});
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop();
  rmSync(folder, { recursive: true });
});

async function startNode(imageFolder: string | null = folder): Promise<Search> {
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  const node = await startSearch(database, {
    log,
    ...(imageFolder === null ? {} : { imageFolder }),
    // The default of a server.
    driftCheckMs: 60_000,
  });
  nodes.push(node);
  return node;
}

async function stopNode(node: Search): Promise<void> {
  nodes.splice(nodes.indexOf(node), 1);
  await node.stop();
}

const builtFrom = (): (string | undefined)[] =>
  lines.filter(({ msg }) => msg === 'search index built').map(({ from }) => from);
const refusals = () => lines.filter(({ msg }) => msg === 'search image not used').map(({ reason }) => reason);
const image = (): string => join(folder, hostname(), 'changes');
const engineFile = (): string => join(folder, hostname(), 'engine');

const found = (node: Search, filter: SearchFilter): number[] => node.find(filter).sort((a, b) => a - b);

/** Everything that a node answers about these homes, for comparison. */
const answers = async (node: Search) => [
  (await node.answer({})).answer,
  (await node.answer({ ...week, persons: 2, tolerance: 3 })).answer,
  node.find({ q: 'haus' }),
];

async function expectAsFresh(node: Search): Promise<void> {
  const fresh = await startNode(null);
  expect(await answers(node)).toEqual(await answers(fresh));
  await stopNode(fresh);
}

async function block(number: number, period: string, how: { announced?: boolean; version?: boolean } = {}) {
  await sql`insert into stays (object_number, period, kind) values (${number}, ${period}::daterange, 'blocked')`.execute(
    database.db,
  );
  if (how.version !== false)
    await sql`update homes set version = version + 1 where object_number = ${number}`.execute(database.db);
  if (how.announced)
    await sql`insert into outbox (object_number, version, kind) select object_number, version, 'nights' from homes where object_number = ${number}`.execute(
      database.db,
    );
}

it('starts from the image and takes over what has changed since', async () => {
  const first = await startNode();
  await block(1, `[${week.startDate},${week.endDate})`, { announced: true });
  await first.catchUp();
  await stopNode(first);
  await block(2, `[${week.startDate},${week.endDate})`);
  await sql`update homes set state = 'paused', paused_by = 'landlord' where object_number = 3`.execute(
    database.db,
  );
  await sql`update homes set persons_max = 9, version = version + 1 where object_number = 600`.execute(
    database.db,
  );
  const second = await startNode();
  expect(builtFrom()).toEqual(['database', 'image']);
  expect(found(second, week)).toEqual([600, 700]);
  expect(found(second, { persons: 9 })).toEqual([600]);
  await expectAsFresh(second);
  await stopNode(second);
  await sql`update homes set state = 'published', paused_by = null where object_number = 3`.execute(
    database.db,
  );
  const third = await startNode();
  expect(found(third, {})).toEqual([1, 2, 3, 600, 700]);
  expect(await third.checkDrift()).toBe(0);
});

it('tells how far a build is', async () => {
  const states: (SearchState['building'] | undefined)[] = [];
  const pricing = createPricing({ db: database.db, clock: systemClock });
  const node = createTestSearch(database, {
    imageFolder: folder,
    pricing: {
      ...pricing,
      homeRates: (...asked) => {
        states.push(node.state().building);
        return pricing.homeRates(...asked);
      },
    },
  });
  nodes.push(node);
  expect(node.state().building).toBeNull();
  await node.start();
  expect(states[0]).toEqual({ stage: 'database', homes: 0, ofHomes: 5, secondsLeft: null });
  expect(node.state().building).toBeNull();
});

it('takes over what changes after its engine was read ahead, before the database was asked', async () => {
  await stopNode(await startNode());
  const node = createTestSearch(database, { imageFolder: folder });
  nodes.push(node);
  node.module.readAhead!();
  const later = { startDate: `${year}-09-05`, endDate: `${year}-09-12` };
  await block(600, `[${later.startDate},${later.endDate})`);
  await node.start();
  expect(found(node, later)).toEqual([1, 2, 3, 700]);
  await expectAsFresh(node);
});

it('leaves what it has read ahead when the image is another one by then', async () => {
  await stopNode(await startNode());
  const late = createTestSearch(database, { imageFolder: folder });
  nodes.push(late);
  late.module.readAhead!();
  const bytes = readFileSync(image(), 'utf8');
  const line = bytes.slice(9, -1).replace(/"id":"[^"]*"/, '"id":"another"');
  writeFileSync(image(), `${crc32(line).toString(16).padStart(8, '0')} ${line}\n`);
  await late.start();
  await expectAsFresh(late);
});

it('can be stopped while it reads ahead', async () => {
  await stopNode(await startNode());
  const node = createTestSearch(database, { imageFolder: folder });
  node.module.readAhead!();
  await node.stop();
  await expectAsFresh(await startNode());
});

it('loses nothing when the process is killed: a torn line is cut off', async () => {
  const first = await startNode();
  await block(700, `[${week.startDate},${week.endDate})`, { announced: true });
  await first.catchUp();
  await stopNode(first);
  writeFileSync(image(), readFileSync(image()).subarray(0, statSync(image()).size - 20));
  const second = await startNode();
  expect(builtFrom()).toEqual(['database', 'image']);
  await expectAsFresh(second);
  await stopNode(second);
  await expectAsFresh(await startNode());
  expect(refusals()).toEqual([]);
});

it('ignores a foreign or outdated image with one line and builds anew', async () => {
  await stopNode(await startNode());
  writeFileSync(image(), 'something else');
  await expectAsFresh(await startNode());
  await stopNode(nodes[0]!);
  await sql`update places set names = names`.execute(database.db);
  await stopNode(await startNode());
  const bytes = readFileSync(image(), 'utf8');
  writeFileSync(image(), bytes.replace(/"database":"[^"]*"/, '"database":"1-2-3"'));
  await stopNode(await startNode());
  expect(refusals()).toEqual([
    'it has another format',
    'places or offers have changed',
    // Its checksum shows that another program has written it.
    'it has another format',
  ]);
  expect(builtFrom()).toEqual(['database', 'database', 'database', 'database', 'database']);
  expect(readdirSync(join(folder, hostname()))).toEqual(['changes', 'engine', 'process.lock']);
});

it('reads the database where the memory is missing, damaged, cut off or of another image', async () => {
  const first = await startNode();
  await block(1, `[${year}-08-01,${year}-08-08)`, { announced: true });
  await first.catchUp();
  await stopNode(first);
  const spoil = (change: (bytes: Buffer) => Buffer): void =>
    writeFileSync(engineFile(), change(readFileSync(engineFile())));
  const flippedAt = (place: (length: number) => number) => (bytes: Buffer) => {
    const at = place(bytes.length);
    bytes[at] = bytes[at]! ^ 1;
    return bytes;
  };
  // In the head of the first part, in the memory, one byte less, nothing.
  for (const change of [
    flippedAt(() => 12),
    flippedAt((length) => length >> 1),
    (bytes: Buffer) => bytes.subarray(0, -1),
    () => Buffer.alloc(0),
  ]) {
    spoil(change);
    await expectAsFresh(await startNode());
    await stopNode(nodes[0]!);
  }
  // The file of another image, as after a process was killed between the two writes.
  const older = readFileSync(engineFile());
  rmSync(image());
  await stopNode(await startNode());
  writeFileSync(engineFile(), older);
  await expectAsFresh(await startNode());
  await stopNode(nodes[0]!);
  rmSync(engineFile());
  await expectAsFresh(await startNode());
  expect(refusals().slice(0, -1)).toEqual([
    'its engine is damaged',
    'its engine is damaged',
    'its engine is cut off',
    'its engine is cut off',
    'its engine is of another image',
  ]);
  expect(refusals().at(-1)).toMatch(/ENOENT/);
});

it('begins a new image where much has changed since the engine was stored', async () => {
  const first = await startNode();
  const before = readFileSync(engineFile());
  await stopNode(first);
  appendFileSync(image(), linesOfChanges(1001));
  const second = await startNode();
  expect(builtFrom()).toEqual(['database', 'image']);
  expect(readFileSync(engineFile()).equals(before)).toBe(false);
  expect(readFileSync(image(), 'utf8').trim().split('\n')).toHaveLength(1);
  await expectAsFresh(second);
  await stopNode(second);
  await expectAsFresh(await startNode());
  expect(builtFrom().filter((from) => from === 'image')).toHaveLength(2);
});

/** Returns lines as an image contains them: so many changes of homes that do not exist. */
function linesOfChanges(count: number): string {
  const json = '["gone",999999]';
  return `${crc32(json).toString(16).padStart(8, '0')} ${json}\n`.repeat(count);
}

it('finds and repairs what nobody announced', async () => {
  const node = await startNode();
  expect(await node.checkDrift()).toBe(0);
  // With another version, without a word in the outbox.
  await sql`update homes set persons_max = 8, version = version + 1 where object_number = 2`.execute(
    database.db,
  );
  expect(found(node, { persons: 8 })).toEqual([600]);
  expect(await node.checkDrift()).toBe(1);
  expect(found(node, { persons: 8 })).toEqual([2, 600]);
  // With the same version: found when its block's turn comes.
  await block(600, `[${year}-07-01,${year}-07-08)`, { version: false });
  await sql`update price_seasons set nightly_cents = 99900 where object_number = 3`.execute(database.db);
  expect((await node.checkDrift()) + (await node.checkDrift())).toBe(2);
  await expectAsFresh(node);
  // As after a restored backup: an older version.
  await sql`update homes set persons_max = 7, version = version - 1 where object_number = 2`.execute(
    database.db,
  );
  expect(await node.checkDrift()).toBe(1);
  expect(found(node, { persons: 8 })).toEqual([600]);
  expect(await node.checkDrift()).toBe(0);
  expect(node.state()).toMatchObject({ homes: 5, waiting: 0, driftedHomes: 4 });
});

it('gives the image to one process of a shared folder; the other reads the database', async () => {
  await startNode();
  await expectAsFresh(await startNode());
  expect(refusals().at(-1)).toMatch(/in use by process/);
});
