import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { referenceMs } from './test/reference-loop.ts';
import { buildSearchKernel } from '../engines/search/makers/build-search-kernel.mjs';
import { ensureTestTools } from './find-test-tools.ts';
import { checkBudget, type Budget } from './test/budget.ts';
import { changedFiles, defaultBase } from './test/changed-files.ts';
import { changedEngines, engines, recordEngines } from './test/engines.ts';
import { mutantsPart } from './test/mutants-part.ts';
import type { PartResult } from './test/part.ts';
import { browserPart, changedParts, codeParts, enginePart, zoneParts } from './test/parts.ts';
import { runParts, type Part } from './test/run-parts.ts';
import { mostRetries } from './test/second-tries.ts';

/**
 * The gate: runs everything that must pass before a change is merged, within a budget of processor time. `--all` runs
 * everything in full size, `--changed [commit]` what a change since that commit can have broken, and `--engines` the
 * engine tests in full size, whose result is recorded. With `--only WORD` just the parts run whose title contains the
 * word, so that a long run can be divided or taken up again: `--all --only browser`. The last line is "N passed, N
 * failed", and the exit code matches.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    engines: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const isWhole = values.only === '';
const isGate = isWhole && !values.all && !values.changed && !values.engines;
if (values.all) process.env['TESTS'] = 'all';

/** Number of parallel lanes. Database tests wait for other processes a third of their time. */
const lanes = 3;
const reports = mkdtempSync(join(tmpdir(), 'feriola-tests-'));
const processorMs = (): number => process.cpuUsage().user / 1000;

const missing = ensureTestTools();
for (const line of missing) console.log(`Missing: ${line}`);

// All projects need the kernel, so it is built once and not in each lane.
buildSearchKernel('debug');

/** Runs those of the parts that `--only` asks for, in lanes. */
const run = (parts: readonly Part[], width = lanes): Promise<PartResult[]> =>
  runParts(
    width,
    parts.filter(({ title }) => title.includes(values.only)),
  );

const speedBefore = referenceMs(processorMs);
const results = values.changed
  ? await runChanged()
  : values.engines
    ? await run(
        engines.map((engine) => enginePart(engine, reports)),
        2,
      )
    : await runAll();
const speedAfter = referenceMs(processorMs);
rmSync(reports, { recursive: true, force: true });

const passed = sum(results, (result) => result.passed);
let failed = sum(results, (result) => result.failed) + missing.length;
printTable(results);
failed += printRetries(results.flatMap(({ retries }) => retries));
if (isGate) failed += printBudget(results, (speedBefore + speedAfter) / 2);
if (results.length === 0) {
  console.log(`No part has "${values.only}" in its title.`);
  failed += 1;
}
if (failed === 0 && isWhole && (values.all || values.engines)) recordEngines();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** The browser and the engines run without other parts. Their time does not count for the gate. */
async function runAll(): Promise<PartResult[]> {
  const code = await run(codeParts(reports));
  const browser = await run([browserPart(reports)], 1);
  if (values.all)
    return [...code, ...browser, ...(await run(zoneParts(reports), 2)), ...(await run([mutantsPart], 1))];
  const changed = changedEngines();
  for (const { name } of changed)
    console.log(
      `The engine ${name} is not the one that has passed in full: bin/test --engines writes it down.`,
    );
  return [
    ...code,
    ...browser,
    ...(await run(
      changed.map((engine) => enginePart(engine, reports)),
      2,
    )),
  ];
}

function runChanged(): Promise<PartResult[]> {
  const base = positionals[0] ?? defaultBase();
  const changed = changedFiles(base);
  console.log(`${changed.length} files differ from ${base}.`);
  return run(changedParts(base, changed, reports));
}

function sum(parts: readonly PartResult[], valueOf: (part: PartResult) => number): number {
  return parts.reduce((total, part) => total + valueOf(part), 0);
}

function printTable(parts: readonly PartResult[]): void {
  const width = Math.max(0, ...parts.map(({ title }) => title.length));
  console.log(`\n${'part'.padEnd(width)}  passed  failed  seconds  processor seconds`);
  for (const { title, passed, failed, seconds, processorSeconds } of parts) {
    const cells = [String(passed).padStart(6), String(failed).padStart(6), seconds.toFixed(0).padStart(7)];
    console.log(`${title.padEnd(width)}  ${cells.join('  ')}  ${processorSeconds.toFixed(0).padStart(17)}`);
  }
}

/** Prints each retry with its first failure. Too many retries fail the run. */
function printRetries(retries: readonly string[]): number {
  for (const retry of retries) console.log(`Passed at its second try: ${retry}`);
  if (retries.length <= mostRetries) return 0;
  console.log(`${retries.length} tests passed at their second try alone, ${mostRetries} may.`);
  return 1;
}

function printBudget(parts: readonly PartResult[], reference: number): number {
  const budget = JSON.parse(readFileSync('tests/budget.json', 'utf8')) as Budget;
  const counted = parts.filter(({ title }) => !title.startsWith('engine in full'));
  const used = sum(counted, ({ processorSeconds }) => processorSeconds);
  const { isKept, line } = checkBudget(used, reference, budget);
  console.log(line);
  return isKept ? 0 : 1;
}
