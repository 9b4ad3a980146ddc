// Makes the lists of calls that the tests import.
import './scripts/make-calls.mjs';
import { defineConfig } from 'vitest/config';
import { embeddedInGate, onlyInFullRun } from './tests/gate.ts';
import { isFullRun } from './tests/harness/run-size.ts';

/** Compiles the search engine's kernel if it has changed. */
const kernelSetup = 'tests/harness/kernel-setup.ts';
const setupFiles = 'tests/harness/choose-kernel.ts';
const excluded = [
  'node_modules/**',
  'build/**',
  'var/**',
  'tests/e2e/**/*.spec.ts',
  ...(isFullRun ? [] : onlyInFullRun),
];

/** Thousands of requests that end before the database, or as they do in the embedded one, which is the same program. */
const onlyEmbedded = [
  'tests/hostile-input.db.test.ts',
  'tests/trust/hostile-paths.db.test.ts',
  // All pages of the site on the demo world, whose folder is an embedded database.
  'tests/whole-site/*.db.test.ts',
];
/**
 * Thousands of tries and days whose rules are the program's, and what people can do to each other and to the house: on a server many
 * sessions fight for the same rows. The embedded database is the same program, and what differs is tested with the areas.
 */
const onlyPostgres = [
  'server/areas/accounts/guess-limits.db.test.ts',
  'import/month-of-feeds.db.test.ts',
  'tests/trust/!(hostile-paths).db.test.ts',
];

/** Pages are rendered as operators have them rendered: what React checks for those who develop takes as long as the pages. */
const env = { NODE_ENV: 'production' };

/** A race on a busy machine is no reason to refuse everything: a test has one more try, and `bin/test` prints how the first failed. */
const tries = { retry: 1 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // A process for each of hundreds of files takes longer than the tests: they share two, and what one puts in place of a global goes with it.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...excluded, '**/*.db.test.ts', '**/*.pg.test.ts'],
          globalSetup: kernelSetup,
          setupFiles,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'embedded',
          ...tries,
          env,
          include: isFullRun ? ['**/*.db.test.ts'] : [...embeddedInGate, ...onlyEmbedded],
          isolate: false,
          exclude: [...excluded, ...onlyPostgres],
          setupFiles,
          globalSetup: [kernelSetup, 'tests/harness/embedded-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          ...tries,
          env,
          // *.pg.test.ts: what only a server can show, such as several processes on one database.
          include: ['**/*.db.test.ts', '**/*.pg.test.ts'],
          isolate: false,
          exclude: [...excluded, ...onlyEmbedded, ...(isFullRun ? [] : onlyInFullRun)],
          setupFiles,
          globalSetup: [kernelSetup, 'tests/harness/postgres-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
