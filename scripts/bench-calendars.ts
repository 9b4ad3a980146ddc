import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDemoWorld } from '../demo/build-world.ts';
import { addDays, type PlainDate } from '../domain/stay.ts';
import { seededRandom } from '../domain/seeded-random.ts';
import { systemClock } from '../server/platform/clock.ts';
import { type DatabaseConnection } from '../server/platform/database.ts';
import { openPostgres } from '../server/platform/postgres.ts';
import { migrate } from '../server/platform/migrate.ts';
import { startPostgresServer } from '../tests/harness/postgres-server.ts';
import { startServerProcess } from '../tests/harness/server-process.ts';
import { loadSearches } from './bench-api/search-load.ts';
import { step } from './bench-run/step.ts';
import { printTable } from './bench-search/figures.ts';
import { readOptions } from './read-options.ts';

/**
 * Connected calendars that are all due at once, on one server with a PostgreSQL of the benchmark's own: how long it takes to read them, and
 * what searches at a steady rate wait meanwhile, beside what they waited before. The other sites answer after a while, as real ones do.
 */
const values = readOptions({
  calendars: { type: 'string', default: '500' },
  objects: { type: 'string', default: '3000' },
  events: { type: 'string', default: '40' },
  /** Searches a second. */
  rate: { type: 'string', default: '200' },
  seconds: { type: 'string', default: '20' },
  json: { type: 'boolean', default: false },
});
const number = (name: Exclude<keyof typeof values, 'json'>): number => Number(values[name]);
const today = systemClock.today();
const answersAfterMs = { min: 100, max: 900 };

step('starting a database');
const folder = mkdtempSync(join(tmpdir(), 'feriola-calendars-'));
const postgres = await startPostgresServer();
const connection = await openPostgres(postgres.url);
const sites = createServer((request, response) => {
  const home = Number(/(\d+)\.ics$/.exec(request.url ?? '')?.[1]);
  const wait = seededRandom('wait', home).int(answersAfterMs.min, answersAfterMs.max);
  setTimeout(() => {
    response.setHeader('content-type', 'text/calendar');
    response.end(calendarOf(home));
  }, wait);
});
try {
  step(`building a demo world of ${number('objects')} homes`);
  await migrate(connection);
  await buildDemoWorld(connection, { objects: number('objects'), seed: 1, today });
  await new Promise<void>((resolve) => sites.listen(0, '127.0.0.1', resolve));
  step('starting the site');
  const server = await startServerProcess(
    { DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'error' },
    { script: 'tests/harness/local-feeds-process.ts' },
  );
  try {
    step('searches alone');
    const alone = await loadSearches(server.url, number('rate'), number('seconds'));
    await connect(connection, (sites.address() as AddressInfo).port);
    step('searches beside calendars that are read');
    const began = performance.now();
    const [beside, seconds] = await Promise.all([
      loadSearches(server.url, number('rate'), number('seconds')),
      untilRead(connection).then(() => (performance.now() - began) / 1000),
    ]);
    const figures = {
      calendars: number('calendars'),
      events: number('events'),
      read_s: Math.round(seconds * 10) / 10,
      ...(await outcomeOf(connection)),
      searches_a_second: number('rate'),
      p50_alone_ms: alone.p50,
      p50_beside_ms: beside.p50,
      p99_alone_ms: alone.p99,
      p99_beside_ms: beside.p99,
      failed_searches: alone.failed + beside.failed,
    };
    if (values.json) console.log(JSON.stringify(figures));
    else printTable(['', 'calendars'], Object.entries(figures));
  } finally {
    await server.stop();
  }
} finally {
  sites.close();
  await connection.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Stays of a year, some of which lie over others that are booked here. */
function calendarOf(home: number): string {
  const random = seededRandom('calendar', home);
  const events: string[] = [];
  let date: PlainDate = addDays(today, random.int(0, 20));
  for (let event = 0; event < number('events'); event++) {
    const until = addDays(date, random.int(2, 7));
    const day = (plain: PlainDate): string => plain.replaceAll('-', '');
    events.push('BEGIN:VEVENT', `UID:${home}-${event}`, `DTSTART;VALUE=DATE:${day(date)}`);
    events.push(`DTEND;VALUE=DATE:${day(until)}`, 'SUMMARY:Reserved', 'END:VEVENT');
    date = addDays(until, random.int(0, 7));
  }
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//bench//EN', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

/** One calendar for each of the first homes, all due by now. */
async function connect({ db }: DatabaseConnection, port: number): Promise<void> {
  const homes = await db
    .selectFrom('homes')
    .select('object_number')
    .where('active', '=', true)
    .orderBy('object_number')
    .limit(number('calendars'))
    .execute();
  const now = systemClock.now();
  await db
    .insertInto('calendar_feeds')
    .values(
      homes.map(({ object_number }) => ({
        object_number,
        name: 'Another site',
        url: `http://127.0.0.1:${port}/${object_number}.ics`,
        created_at: now,
        next_run_at: now,
      })),
    )
    .execute();
}

async function untilRead({ db }: DatabaseConnection): Promise<void> {
  for (;;) {
    const { count } = await db
      .selectFrom('calendar_feeds')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('last_run_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function outcomeOf({ db }: DatabaseConnection): Promise<{ taken_over: number; failed: number }> {
  const rows = await db.selectFrom('calendar_feeds').select('problem').execute();
  const failed = rows.filter(({ problem }) => problem !== null).length;
  return { taken_over: rows.length - failed, failed };
}
