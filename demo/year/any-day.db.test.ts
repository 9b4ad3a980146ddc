import { expect, test } from 'vitest';
import { addDays } from '../../domain/stay.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { openTestDatabase } from '../../tests/harness/databases.ts';
import { isFullRun } from '../../tests/harness/run-size.ts';
import { buildDemoWorld } from '../build-world.ts';
import { ensureDemoPeople } from '../people/demo-people.ts';
import { buildDemoYear } from './build-year.ts';

/** Weekdays, ends of months and a leap day; the whole run takes one day of each fortnight of two years. */
const days = isFullRun
  ? Array.from({ length: 52 }, (_, no) => addDays('2026-12-01', no * 15))
  : ['2026-12-01', '2028-02-29'];

test.each(days)('the demo’s year is built on %s', async (today) => {
  const database = await openTestDatabase();
  try {
    const now = fixedClock(`${today}T12:41:00Z`).now();
    await buildDemoWorld(database, { objects: 120, seed: 1, today });
    await database.transaction((tx) => ensureDemoPeople(tx, { secret: new Uint8Array(32), now }));
    expect(await buildDemoYear(database, { seed: 1, now, secret: 'a demo secret' })).toBe(true);
  } finally {
    await database.close();
  }
});
