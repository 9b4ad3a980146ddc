import { expect, test } from 'vitest';
import { addDays } from '../../domain/stay.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { openTestDatabase } from '../../tests/harness/databases.ts';
import { isFullRun } from '../../tests/harness/run-size.ts';
import { buildDemoWorld } from '../build-world.ts';
import { ensureDemoPeople } from '../people/demo-people.ts';
import { buildDemoYear } from './build-year.ts';

/** The world of `bin/start`, on a day on which two of its guests pay equal rates within a week; the whole run adds a day of each fortnight. */
const worlds = [
  { today: '2026-12-01', objects: 3_000 },
  ...(isFullRun
    ? Array.from({ length: 52 }, (_, no) => ({ today: addDays('2026-12-01', no * 15), objects: 120 }))
    : []),
];

test.each(worlds)('a year is built for $objects homes on $today', async ({ today, objects }) => {
  const database = await openTestDatabase();
  try {
    const now = fixedClock(`${today}T12:41:00Z`).now();
    await buildDemoWorld(database, { objects, seed: 1, today });
    await database.transaction((tx) => ensureDemoPeople(tx, { secret: new Uint8Array(32), now }));
    expect(await buildDemoYear(database, { seed: 1, now, secret: 'a demo secret' })).toBe(true);
  } finally {
    await database.close();
  }
});
