import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, toWeekday, type PlainDate } from '../../domain/stay.ts';
import { bareEnvironment, startServerProcess } from '../harness/server-process.ts';
import { openSmallDisk, type SmallDisk } from '../harness/small-disk.ts';
import { book, bookingOf, mailsIn, tally, until, type Answer } from './booking-calls.ts';
import { arrival } from './valid-calls.ts';

const root = join(import.meta.dirname, '../..');
let disk: SmallDisk | null;
beforeAll(() => {
  disk = openSmallDisk(220);
});
afterAll(() => disk?.remove());

/** The first Saturday after so many weeks, when holiday homes change guests. */
function saturday(weeks: number): PlainDate {
  let date = addDays(arrival, 7 * weeks);
  while (toWeekday(date) !== 5) date = addDays(date, 1);
  return date;
}

/** Asks for as many homes as are free in a week. */
async function requestAll(url: string, week: number): Promise<Answer[]> {
  const stay = { startDate: saturday(week), endDate: addDays(saturday(week), 7), persons: 2 };
  const query = new URLSearchParams({ query: JSON.stringify(stay), languageCode: 'de' });
  const found = (await (await fetch(`${url}/api/search?${query.toString()}`)).json()) as {
    data: { hits: { objectNumber: number }[] };
  };
  const answers: Answer[] = [];
  for (const { objectNumber } of found.data.hits) {
    const input = bookingOf(objectNumber, { ...stay, bookingMethod: 'request', remarks: 'r'.repeat(500) });
    delete input.expectedPrice;
    answers.push(await book(url, input));
  }
  return answers;
}

const readiness = async (url: string): Promise<[number, string]> => {
  const response = await fetch(`${url}/readyz`);
  return [response.status, ((await response.json()) as { status: string }).status];
};

test('an embedded site whose disk really fills up loses nothing that it has acknowledged, and goes on once there is room', async ({
  skip,
}) => {
  if (!disk)
    return skip('nothing may be mounted here: unwritable-mails.pg.test.ts limits the size of files instead');
  const environment = {
    DATA_DIR: disk.folder,
    DEMO_OBJECTS: '30',
  };
  const made = spawnSync(process.execPath, ['demo/main.ts', '--if-empty'], {
    cwd: root,
    env: { ...bareEnvironment, ...environment },
  });
  expect(made.status, String(made.stderr)).toBe(0);
  const node = await startServerProcess(environment, { pages: false });

  // Room for some of what follows, so that it ends in the midst of work.
  disk.fill(300_000);
  await expect.poll(() => readiness(node.url), { timeout: 10_000 }).toEqual([503, 'disk-full']);
  const answers: Answer[] = [];
  for (let week = 1; week <= 12 && !answers.some(({ http }) => http === 503); week++) {
    answers.push(...(await requestAll(node.url, week)));
  }
  disk.fill();
  answers.push(...(await requestAll(node.url, 13)));
  const counts = tally(answers);
  expect(Object.keys(counts).sort()).toEqual(['201', 'unavailable']);
  // Answers from memory still work.
  expect((await fetch(`${node.url}/healthz`)).status).toBe(200);

  disk.clear();
  await expect.poll(() => readiness(node.url), { timeout: 10_000 }).toEqual([200, 'ready']);
  const afterwards = await requestAll(node.url, 14);
  expect(afterwards.length).toBeGreaterThan(0);
  expect(tally(afterwards)).toEqual({ 201: afterwards.length });
  expect(await node.stop()).toBe(0);

  const next = await startServerProcess(environment, { pages: false });
  for (const { data } of [...answers, ...afterwards]) {
    if (!data) continue;
    const { bookingID, bookingHash } = data;
    const response = await fetch(`${next.url}/api/booking/get`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ bookingID, bookingHash }),
    });
    expect(response.status).toBe(200);
  }
  // All mails are sent in the end, including those whose first attempt failed for lack of space.
  const booked = [...answers, ...afterwards].filter(({ data }) => data).length;
  await until(() => mailsIn(disk!.folder).length === 2 * booked, 60_000);
  expect(await next.stop()).toBe(0);
});
