import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCall } from '../../../tests/harness/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { expectDeclared } from '../../../tests/harness/declared-answers.ts';
import { changeJobs } from '../../../contract/deliveries/change-jobs.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { fixedClock } from '../../platform/clock.ts';
import { changeJobsHandler } from './handlers/change-jobs.ts';

const now = new Date('2027-03-01T12:00:00Z');
let database: TestDatabase;
let ids: number[];

const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.deleteFrom('jobs').execute();
  const job = (name: string, key: string, more: object) => ({
    name,
    key,
    payload: '{}',
    run_at: ago(3),
    ...more,
  });
  const rows = await database.db
    .insertInto('jobs')
    .values([
      job('calendars.poll', 'due', {}),
      job('calendars.poll', 'later', { run_at: ago(-5) }),
      job('calendars.poll', 'again', { run_at: ago(-1), attempts: 2 }),
      job('calendars.poll', 'done', { done_at: ago(2) }),
      job('calendars.poll', 'long ago', { done_at: ago(40) }),
      job('ledger.settle', 'lost', { attempts: 61, failed_at: ago(1), last_error: 'Error ECONNREFUSED' }),
      job('booking.send-mail', 'lost', { attempts: 61, failed_at: ago(1), last_error: 'Error' }),
    ])
    .returning('id')
    .execute();
  ids = rows.map(({ id }) => id);
});
afterAll(() => database.close());

async function change(action: 'retry' | 'drop') {
  const outcome = await changeJobsHandler({
    connection: database,
    clock: fixedClock(now.toISOString()),
    jobNames: () => ['booking.send-mail', 'calendars.poll', 'ledger.settle'],
    mailJobs: () => ['booking.send-mail'],
  })({ ids, action, uid: '', jwt: '' }, { ...aCall(), user: {} as LoggedIn });
  if (!outcome.ok) throw new Error('It never fails.');
  expectDeclared(changeJobs, outcome.data);
  return outcome.data;
}

test('a job that was given up is tried again, and mails are left to their own list', async () => {
  const { queues, total } = await change('retry');
  expect(total).toBe(0);
  expect(queues.map(({ job, failed, due }) => [job, failed, due])).toEqual([
    ['booking.send-mail', 1, 0],
    ['calendars.poll', 0, 1],
    ['ledger.settle', 0, 1],
  ]);
  expect(queues[1]).toMatchObject({ planned: 2, retried: 1, done: 1, dueSince: ago(3).toISOString() });
});

test('every kind of job has a name in words', () => {
  const server = join(import.meta.dirname, '..', '..');
  const names = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$/.test(path))
    .flatMap((path) => [
      ...readFileSync(join(server, path), 'utf8').matchAll(/defineJob\(\{\s*name: '([^.']+)\./g),
    ])
    .map(([, area]) => area);
  const texts = JSON.parse(readFileSync(join(server, '..', 'texts', 'de', 'admin.json'), 'utf8')) as {
    jobs: { of: Record<string, string> };
  };
  expect(new Set(names).size).toBeGreaterThan(20);
  expect(names.filter((area) => texts.jobs.of[area!] === undefined)).toEqual([]);
});
