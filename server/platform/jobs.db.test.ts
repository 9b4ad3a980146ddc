import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../../tests/harness/databases.ts';
import { fixedClock } from './clock.ts';
import {
  createJobWorker,
  defineJob,
  enqueue,
  jobBody,
  type JobBody,
  type JobWorkerDeps,
  type NotYet,
} from './jobs.ts';
import { countWaitingJobs } from './jobs-store.ts';
import { createLog } from './log.ts';

const greet = defineJob({
  name: 'greet',
  payload: z.strictObject({ id: z.number() }),
  retries: 2,
  backoff: (attempt) => attempt * 10,
});

let database: TestDatabase;
const clock = fixedClock('2027-03-01T10:00:00Z');
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
  clock.set('2027-03-01T10:00:00Z');
});

const workerWith = (
  run: (payload: { id: number }) => Promise<NotYet | void>,
  more: Partial<JobWorkerDeps> = {},
) =>
  createJobWorker({
    connection: database,
    clock,
    log: createLog('silent'),
    bodies: [jobBody(greet, run) satisfies JobBody],
    ...more,
  });

const add = (id: number, key = String(id), runAt = clock.now()): Promise<void> =>
  database.transaction((tx) => enqueue(tx, greet, { id }, { key, runAt }));

const row = () => database.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();

test('a job runs once, however often it is enqueued under one key', async () => {
  const seen: number[] = [];
  const worker = workerWith(async ({ id }) => void seen.push(id));
  await add(1, 'one');
  await add(2, 'one');
  expect(await worker.runDue()).toBe(1);
  await add(3, 'one');
  expect(await worker.runDue()).toBe(0);
  expect(seen).toEqual([1]);
});

test('a job of a transaction that is rolled back never runs', async () => {
  await database
    .transaction(async (tx) => {
      await enqueue(tx, greet, { id: 1 }, { key: 'x', runAt: clock.now() });
      throw new Error('no');
    })
    .catch(() => undefined);
  expect(await workerWith(async () => undefined).runDue()).toBe(0);
});

test('a job waits for its time', async () => {
  const worker = workerWith(async () => undefined);
  await add(1, 'later', new Date('2027-03-01T10:00:01Z'));
  expect(await worker.runDue()).toBe(0);
  clock.set('2027-03-01T10:00:01Z');
  expect(await worker.runDue()).toBe(1);
});

test('a failing job is repeated after its backoff and given up visibly, without personal data', async () => {
  const run = vi.fn(() =>
    Promise.reject(Object.assign(new Error('550 erika@example.com unknown'), { code: 'EENVELOPE' })),
  );
  const worker = workerWith(run);
  await add(1);
  await worker.runDue();
  expect(await row()).toMatchObject({ attempts: 1, failed_at: null, last_error: 'Error EENVELOPE' });
  expect((await row()).run_at).toEqual(new Date('2027-03-01T10:00:10Z'));
  expect(await worker.runDue()).toBe(0);
  clock.set('2027-03-01T10:00:10Z');
  await worker.runDue();
  clock.set('2027-03-01T11:00:00Z');
  await worker.runDue();
  expect(await row()).toMatchObject({ attempts: 3, done_at: null, failed_at: clock.now() });
  expect(await worker.runDue()).toBe(0);
  expect(run).toHaveBeenCalledTimes(3);
});

test('jobs that have failed and wait for another try are counted by name, with the age of the oldest', async () => {
  const worker = workerWith(() => Promise.reject(new Error('no mail server')));
  await add(1);
  await worker.runDue();
  await add(2);
  await add(3, 'later', new Date('2027-03-02T10:00:00Z'));
  clock.set('2027-03-01T10:00:08Z');
  expect(await countWaitingJobs(database.db, clock.now())).toEqual([
    { name: 'greet', count: 2, failedBefore: 1, oldestSeconds: 8 },
  ]);
});

test('the job of a process that died is taken over once its lease is over', async () => {
  await add(1);
  // The first worker's job never ends.
  const dead = workerWith(() => new Promise(() => undefined), { leaseMs: 600_000 });
  void dead.runDue();
  await expect.poll(async () => (await row()).attempts).toBe(1);
  const heir = workerWith(async () => undefined, { graceMs: 0 });
  expect(await heir.runDue()).toBe(0);
  await database.db
    .updateTable('jobs')
    .set({ locked_until: sql`clock_timestamp()` })
    .execute();
  expect(await heir.runDue()).toBe(1);
  expect(await row()).toMatchObject({ attempts: 2, done_at: clock.now() });
});

test('a job that was done while the database could not be told is not done again once it answers', async () => {
  let ended!: () => void;
  const gate = new Promise<void>((resolve) => (ended = resolve));
  const seen: string[] = [];
  let isAway = false;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw new Error('no answer');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const owner = workerWith(
    async () => {
      seen.push('owner');
      await gate;
    },
    { connection: { ...database, db } },
  );
  const heir = workerWith(async () => void seen.push('heir'));
  await add(1);
  const running = owner.runDue();
  await expect.poll(() => seen).toEqual(['owner']);
  isAway = true;
  ended();
  await database.db
    .updateTable('jobs')
    .set({ locked_until: sql`clock_timestamp()` })
    .execute();
  expect(await heir.runDue()).toBe(0);
  isAway = false;
  expect(await running).toBe(1);
  expect(await heir.runDue()).toBe(0);
  expect(seen).toEqual(['owner']);
  expect(await row()).toMatchObject({ attempts: 1, done_at: clock.now() });
});

test('a worker whose clock is ahead takes no job that another one is at', async () => {
  let release!: () => void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const seen: string[] = [];
  const slow = workerWith(async ({ id }) => {
    seen.push(`slow ${id}`);
    await gate;
  });
  const ahead = workerWith(async ({ id }) => void seen.push(`ahead ${id}`), {
    clock: fixedClock('2027-03-01T10:05:00Z'),
  });
  await add(1);
  const running = slow.runDue();
  await expect.poll(() => seen).toEqual(['slow 1']);
  expect(await ahead.runDue()).toBe(0);
  release();
  expect(await running).toBe(1);
  expect(seen).toEqual(['slow 1']);
});

test('a worker wakes by notification and its stop waits for the running job', async () => {
  let release!: () => void;
  let ended = false;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const run = vi.fn(async () => {
    await gate;
    ended = true;
  });
  const worker = workerWith(run, { pollMs: 600_000 });
  await worker.start();
  await add(1);
  await expect.poll(() => run.mock.calls.length).toBe(1);
  const stopped = worker.stop();
  expect(ended).toBe(false);
  release();
  await stopped;
  expect(ended).toBe(true);
  expect((await row()).done_at).not.toBeNull();
});

test('several workers share the jobs without running one twice', async () => {
  const seen: number[] = [];
  const workers = [1, 2, 3].map(() => workerWith(async ({ id }) => void seen.push(id)));
  for (let id = 0; id < 30; id++) await add(id);
  await Promise.all(workers.map((worker) => worker.runDue()));
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, id) => id));
});

test('a job whose time has not come is put back as often as need be, which is no failed attempt', async () => {
  let ready = false;
  const ran: string[] = [];
  const worker = workerWith(() => {
    ran.push(clock.now().toISOString());
    return Promise.resolve(ready ? undefined : { runAt: new Date(clock.now().getTime() + 3_600_000) });
  });
  await add(1);
  for (const hour of ['10', '11', '12', '13', '14']) {
    clock.set(`2027-03-01T${hour}:00:00Z`);
    ready = hour === '14';
    expect(await worker.runDue()).toBe(1);
    expect(await worker.runDue()).toBe(0);
  }
  expect(ran).toHaveLength(5);
  expect(await row()).toMatchObject({ attempts: 1, failed_at: null, last_error: null });
  expect((await row()).done_at).not.toBeNull();
});
