import { afterAll, beforeAll } from 'vitest';
import { fixedClock } from '../../server/platform/clock.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { ask } from './account-calls.ts';

type Reply = ReturnType<typeof ask>;

export interface TwoProcesses {
  readonly database: TestDatabase;
  readonly site: RunningSite;
  /** Another process on the same database, as far as sessions are concerned. */
  readonly second: RunningSite;
  readonly home: number;
  readonly clock: ReturnType<typeof fixedClock>;
  passMinutes: (minutes: number) => void;
  login: (email: string, password: string, headers?: Record<string, string>) => Reply;
  /** Returns the address of the account that a token opens; null if it opens none. */
  whoIs: (jwt: string, url?: string) => Promise<string | null>;
}

/** Starts two processes on a database with one home for the tests of a file, and stops them after these. */
export function twoProcesses(): TwoProcesses {
  const start = Date.now();
  const clock = fixedClock(new Date(start).toISOString());
  let database: TestDatabase;
  let site: RunningSite;
  let second: RunningSite;
  let home: number;
  beforeAll(async () => {
    database = await openTestDatabase();
    home = await aHome(database);
    site = await startSite(database, { clock });
    // Either of the two may write a mail, so both put them in one folder.
    second = await startSite(
      { ...database, close: () => Promise.resolve() },
      { clock, environment: { DATA_DIR: site.dataDir } },
    );
  });
  afterAll(async () => {
    await second.stop();
    await site.stop();
  });

  let moved = 0;
  return {
    clock,
    passMinutes(minutes) {
      moved += minutes * 60_000;
      clock.set(new Date(start + moved).toISOString());
    },
    login: (email, password, headers = {}) => ask(site.url, 'login', { user: { email, password } }, headers),
    whoIs: async (jwt, url = site.url) =>
      (await ask(url, 'getUser', { jwt })).data.accountData?.accountEmail ?? null,
    get database(): TestDatabase {
      return database;
    },
    get site(): RunningSite {
      return site;
    },
    get second(): RunningSite {
      return second;
    },
    get home(): number {
      return home;
    },
  };
}
