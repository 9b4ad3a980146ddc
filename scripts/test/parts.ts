import { globSync } from 'node:fs';
import { specsFor } from '../../tests/e2e/specs-by-folder.ts';
import { runBrowserTests } from './browser-part.ts';
import { databaseTests } from './database-tests.ts';
import type { Engine } from './engines.ts';
import type { Outcome } from './part.ts';
import { runCommand } from './run-command.ts';
import type { Part } from './run-parts.ts';
import { runVitest } from './vitest-part.ts';

/** Time zones far ahead of Europe and far behind: a day in the machine's zone differs there. */
const zones = ['Pacific/Kiritimati', 'America/Los_Angeles'];

const npmRun = (title: string, script: string, args: readonly string[] = []): Part => ({
  title,
  run: () => check('npm', ['run', '--silent', script, '--', ...args]),
});

async function check(command: string, args: readonly string[]): Promise<Outcome> {
  const { code, output, processorSeconds } = await runCommand(command, args);
  if (code !== 0) console.log(output);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, processorSeconds };
}

const lint = npmRun('types, lint and boundaries', 'lint');

const project = (name: string, reports: string): Part => ({
  title: `tests: ${name}`,
  run: () => runVitest(name, { reports }),
});

/** All parts without the browser, the longest first. */
export const codeParts = (reports: string): Part[] => [
  project('postgres', reports),
  project('embedded', reports),
  project('unit', reports),
  lint,
  npmRun('format', 'format:check', ['.']),
];

export const browserPart = (reports: string, specs?: readonly string[]): Part => ({
  title: 'tests: browser',
  run: () => runBrowserTests({ reports, ...(specs ? { specs } : {}) }),
});

/** The tests of an engine in full size, while others run at the gate's size. */
export const enginePart = (engine: Engine, reports: string): Part => ({
  title: `engine in full: ${engine.name}`,
  run: () => runVitest('unit', { reports, args: engine.folders, environment: { TESTS: 'all' } }),
});

/** The gate's code tests again in time zones outside of Europe. */
export const zoneParts = (reports: string): Part[] =>
  zones.flatMap((zone) =>
    ['unit', 'postgres'].map((name) => ({
      title: `tests: ${name} in ${zone}`,
      run: () => runVitest(name, { reports, environment: { TZ: zone, TESTS: 'gate' } }),
    })),
  );

/** The parts that a change can have broken: unit tests by their imports, database and browser tests by folders. */
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
    filesPart(
      'embedded',
      reports,
      embedded.filter((file) => !trust.includes(file)),
    ),
    filesPart('postgres', reports, [...onServer, ...trust]),
    changed.some((file) => /\.tsx?$/.test(file)) && lint,
    npmRun('format', 'format:check', changed),
    specs.length > 0 && browserPart(reports, specs),
  ];
  return parts.filter((part) => part !== false);
}

function filesPart(name: string, reports: string, files: readonly string[]): Part | false {
  if (files.length === 0) return false;
  const run = (): Promise<Outcome> =>
    runVitest(name, { reports, args: files, environment: { TESTS: 'all' } });
  return { title: `tests: ${name}, ${files.length} files`, run };
}
