import { globSync } from 'node:fs';
import { specsFor } from '../../tests/e2e/specs-by-folder.ts';
import { runBrowserTests } from './browser-part.ts';
import { databaseTests } from './database-tests.ts';
import type { Engine } from './engines.ts';
import type { Outcome } from './part.ts';
import { runCommand } from './run-command.ts';
import type { Part } from './run-parts.ts';
import { runVitest } from './vitest-part.ts';

/** Time zones far ahead of and behind Europe, in which the local day differs. */
const zones = ['Pacific/Kiritimati', 'America/Los_Angeles'];

const createNpmPart = (title: string, script: string, args: readonly string[] = []): Part => ({
  title,
  run: () => runCheck('npm', ['run', '--silent', script, '--', ...args]),
});

async function runCheck(command: string, args: readonly string[]): Promise<Outcome> {
  const { code, output, processorSeconds } = await runCommand(command, args);
  if (code !== 0) console.log(output);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, processorSeconds };
}

const lint = createNpmPart('types, lint and boundaries', 'lint');

const createProjectPart = (name: string, reports: string): Part => ({
  title: `tests: ${name}`,
  run: () => runVitest(name, { reports }),
});

/** One worker of a project runs its files one after the other, which takes longer than all else: two share them. */
const postgresParts = (reports: string): Part[] =>
  ['1/2', '2/2'].map((shard) => ({
    title: `tests: postgres ${shard}`,
    run: () => runVitest('postgres', { reports, args: [`--shard=${shard}`] }),
  }));

/** All parts without the browser, the longest first. */
export const codeParts = (reports: string): Part[] => [
  ...postgresParts(reports),
  createProjectPart('embedded', reports),
  createProjectPart('unit', reports),
  lint,
  createNpmPart('format', 'format:check', ['.']),
];

export const browserPart = (reports: string, specs?: readonly string[]): Part => ({
  title: 'tests: browser',
  run: () => runBrowserTests({ reports, ...(specs ? { specs } : {}) }),
});

/** Runs the tests of an engine in full size, while others run at the gate's size. */
export const enginePart = (engine: Engine, reports: string): Part => ({
  title: `engine in full: ${engine.name}`,
  run: () => runVitest('unit', { reports, args: engine.folders, environment: { TESTS: 'all' } }),
});

/** Runs the gate's code tests again in time zones outside Europe. */
export const zoneParts = (reports: string): Part[] =>
  zones.flatMap((zone) =>
    ['unit', 'postgres'].map((name) => ({
      title: `tests: ${name} in ${zone}`,
      run: () => runVitest(name, { reports, environment: { TZ: zone, TESTS: 'gate' } }),
    })),
  );

/**
 * Returns the parts that a change can have broken: unit tests by their imports, database and browser tests by folders.
 */
export function changedParts(base: string, changed: readonly string[], reports: string): Part[] {
  const embedded = databaseTests(changed, globSync('**/*.db.test.ts', { exclude: ['node_modules/**'] }));
  const onServer = databaseTests(changed, globSync('**/*.pg.test.ts', { exclude: ['node_modules/**'] }));
  const trust = embedded.filter((file) => file.startsWith('tests/trust/'));
  const specs = specsFor(changed);
  const parts: (Part | false)[] = [
    {
      title: 'tests: unit, of what has changed',
      run: () => runVitest('unit', { reports, args: ['--changed', base, '--passWithNoTests'] }),
    },
    createFilesPart(
      'embedded',
      reports,
      embedded.filter((file) => !trust.includes(file)),
    ),
    createFilesPart('postgres', reports, [...onServer, ...trust]),
    changed.some((file) => /\.tsx?$/.test(file)) && lint,
    createNpmPart('format', 'format:check', changed),
    specs.length > 0 && browserPart(reports, specs),
  ];
  return parts.filter((part) => part !== false);
}

function createFilesPart(name: string, reports: string, files: readonly string[]): Part | false {
  if (files.length === 0) return false;
  const run = (): Promise<Outcome> =>
    runVitest(name, { reports, args: files, environment: { TESTS: 'all' } });
  return { title: `tests: ${name}, ${files.length} files`, run };
}
