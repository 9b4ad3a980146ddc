import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { openEmbeddedDatabase } from '../server/platform/database.ts';
import { step } from './bench-run/step.ts';
import { printTable } from './bench-search/figures.ts';
import { readOptions } from './read-options.ts';

/**
 * What the embedded database costs the thread that renders pages: on a thread of its own, as the site has it,
 * beside the same database on the asking thread. How late that thread is by a question that takes seconds and by
 * an import, and how many small questions and transactions it gets answered, one after the other.
 */
const values = readOptions({
  questions: { type: 'string', default: '4000' },
  transactions: { type: 'string', default: '500' },
  nights: { type: 'string', default: '200000' },
  json: { type: 'boolean', default: false },
});

type Db = Kysely<Record<string, never>>;

interface Place {
  db: Db;
  transaction<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

async function onItsThread(folder: string): Promise<Place> {
  const { db, transaction, close } = await openEmbeddedDatabase(folder);
  return {
    db: db as unknown as Db,
    transaction: (work) => transaction((tx) => work(tx as unknown as Transaction<Record<string, never>>)),
    close,
  };
}

async function onTheAskingThread(folder: string): Promise<Place> {
  const pglite = await PGlite.create({ dataDir: folder });
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 });
  const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    transaction: (work) => db.transaction().execute((tx) => work(tx)),
    close: async () => {
      await pool.end();
      await pglite.close();
    },
  };
}

/** The longest that the thread did nothing else while the work ran, in milliseconds, and how long the work took. */
async function lateness(work: () => Promise<unknown>): Promise<{ late: number; took: number }> {
  let late = 0;
  let last = performance.now();
  const turn = (): void => {
    const now = performance.now();
    late = Math.max(late, now - last);
    last = now;
  };
  const turns = setInterval(turn, 1);
  const begun = performance.now();
  await work();
  const took = performance.now() - begun;
  turn();
  clearInterval(turns);
  return { late, took };
}

async function perSecond(times: number, work: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 50; warm++) await work();
  const begun = performance.now();
  for (let time = 0; time < times; time++) await work();
  return (times / (performance.now() - begun)) * 1000;
}

async function measure(open: (folder: string) => Promise<Place>): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'feriola-bench-embedded-'));
  const { db, transaction, close } = await open(join(folder, 'data'));
  const nights = Number(values.nights);
  const homes = 500;
  await sql`create table nights (home int, night int, cents int, primary key (home, night))`.execute(db);
  const writing = await lateness(async () => {
    for (let home = 0; home < homes; home++)
      await transaction((tx) =>
        sql`insert into nights select ${home}::int, night, 10000 + night from generate_series(1, ${nights / homes}::int) as night`.execute(
          tx,
        ),
      );
  });
  const asking = await lateness(() =>
    sql`select sum(a.cents::bigint * b.cents) from nights a join nights b on a.night % 97 = b.night % 89 and a.home = b.home`.execute(
      db,
    ),
  );
  const small = await perSecond(Number(values.questions), () =>
    sql`select cents from nights where home = ${7}::int and night = ${11}::int`.execute(db),
  );
  const year = await perSecond(Number(values.transactions), () =>
    sql`select night, cents from nights where home = ${7}::int`.execute(db),
  );
  const booked = await perSecond(Number(values.transactions), () =>
    transaction(async (tx) => {
      await sql`select cents from nights where home = ${7}::int and night < ${8}::int for update`.execute(tx);
      await sql`update nights set cents = cents + 1 where home = ${7}::int and night < ${8}::int`.execute(tx);
    }),
  );
  await close();
  rmSync(folder, { recursive: true, force: true });
  return {
    'one long question, s': asking.took / 1000,
    'late by it, ms': asking.late,
    'nights written, s': writing.took / 1000,
    'late by that, ms': writing.late,
    'small questions a second': small,
    'calendars of a home a second': year,
    'transactions a second': booked,
  };
}

step('the database on the asking thread');
const asking = await measure(onTheAskingThread);
step('the database on a thread of its own');
const own = await measure(onItsThread);
if (values.json) {
  console.log(JSON.stringify({ own, asking }));
} else {
  const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
  printTable(
    ['', 'on a thread of its own', 'on the asking thread'],
    Object.keys(own).map((name) => [name, figure(own[name]!), figure(asking[name]!)]),
  );
}
