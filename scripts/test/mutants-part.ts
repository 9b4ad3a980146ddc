import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutants, type Mutant } from '../../tests/mutants.ts';
import type { Outcome } from './part.ts';
import { runCommand } from './run-command.ts';
import type { Part } from './run-parts.ts';
import { readJson } from './vitest-part.ts';

/** Applies each mutation in its own checkout and runs the tests of the gate that should detect it. */
export const mutantsPart: Part = { title: 'seeded faults', run: runMutants };

async function runMutants(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'feriola-mutants-'));
  const checkout = join(folder, 'checkout');
  // `git stash create` prints nothing if the tree is clean.
  const commit = git('stash', 'create') || 'HEAD';
  git('worktree', 'add', '--detach', '--quiet', checkout, commit);
  symlinkSync(join(process.cwd(), 'node_modules'), join(checkout, 'node_modules'));
  let processorSeconds = 0;
  let detectedCount = 0;
  try {
    await runCommand('node', ['scripts/prepare.mjs'], { folder: checkout });
    for (const mutant of mutants) {
      const { isFound, seconds, output } = await tryMutant(mutant, checkout);
      processorSeconds += seconds;
      if (isFound) detectedCount += 1;
      console.log(`  ${isFound ? 'found' : 'NOT FOUND'} by ${mutant.test.file}: ${mutant.name}`);
      if (!isFound) console.log(output.slice(-2_000));
    }
  } finally {
    git('worktree', 'remove', '--force', checkout);
    rmSync(folder, { recursive: true, force: true });
  }
  return { passed: detectedCount, failed: mutants.length - detectedCount, processorSeconds };
}

interface Trial {
  isFound: boolean;
  seconds: number;
  output: string;
}

/** A mutation counts as detected if tests ran and one of them failed. A crash detects nothing. */
async function tryMutant({ name, file, find, replace, test }: Mutant, checkout: string): Promise<Trial> {
  const path = join(checkout, file);
  const original = readFileSync(path, 'utf8');
  if (original.split(find).length !== 2) throw new Error(`"${name}": ${file} does not hold its place once.`);
  writeFileSync(
    path,
    original.replace(find, () => replace),
  );
  try {
    return test.project === 'browser'
      ? await failsInBrowser(test.file, checkout)
      : await failsInVitest(test.project, test.file, checkout);
  } finally {
    writeFileSync(path, original);
  }
}

const asGate = { TESTS: 'gate' };

async function failsInVitest(project: string, file: string, folder: string): Promise<Trial> {
  const report = join(folder, 'mutant.json');
  const args = [
    'run',
    '--project',
    project,
    '--retry=0',
    '--bail=1',
    '--reporter=json',
    `--outputFile=${report}`,
    file,
  ];
  const { processorSeconds, output } = await runCommand('node_modules/.bin/vitest', args, {
    folder,
    environment: asGate,
  });
  const failedCount = readJson<{ numFailedTests: number }>(report)?.numFailedTests ?? 0;
  rmSync(report, { force: true });
  return { isFound: failedCount > 0, seconds: processorSeconds, output };
}

/** Builds the pages with the mutation and runs the browser tests. */
async function failsInBrowser(file: string, folder: string): Promise<Trial> {
  const build = await runCommand('node', ['scripts/prepare.mjs'], { folder });
  const report = join(folder, 'mutant.json');
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--retries=0', file];
  const { processorSeconds, output } = await runCommand('node_modules/.bin/playwright', args, {
    folder,
    environment: { ...asGate, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const failedCount = readJson<{ stats: { unexpected: number } }>(report)?.stats.unexpected ?? 0;
  rmSync(report, { force: true });
  return {
    isFound: build.code === 0 && failedCount > 0,
    seconds: build.processorSeconds + processorSeconds,
    output: build.code === 0 ? output : build.output,
  };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
