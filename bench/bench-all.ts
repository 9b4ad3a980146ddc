import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchmarks, type Benchmark } from './all/benchmarks.ts';
import { compareFigures, type Figure } from './all/compare-figures.ts';
import { referenceMs } from '../scripts/test/reference-loop.ts';
import { endWithSignals, supervise } from './supervision/supervise.ts';
import { readOptions } from '../scripts/read-options.ts';

/**
 * Runs every benchmark in about a quarter of an hour, and reports what has become slower by more than a tenth. Figures
 * are compared relative to a reference loop that runs before and after each benchmark, so that a slower machine does
 * not count as slower code. `--save` stores the figures as the new baseline. Failed benchmarks are listed at the end,
 * and do not stop the others.
 */
const values = readOptions({
  only: { type: 'string' },
  /** Runs a minimum of each benchmark without comparison, as a smoke test. */
  quick: { type: 'boolean', default: false },
  save: { type: 'boolean', default: false },
});
const file = join(import.meta.dirname, 'figures.json');
const baseline = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Figure>;
const selectedNames = values.only?.split(',');
const unknown =
  selectedNames?.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name)) ?? [];
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join()}: ${benchmarks.map(({ name }) => name).join()} are.`);

endWithSignals();
const measuredFigures: Record<string, Figure> = {};
const failures: string[] = [];
for (const benchmark of benchmarks) {
  if (selectedNames && !selectedNames.includes(benchmark.name)) continue;
  try {
    Object.assign(measuredFigures, await measure(benchmark));
  } catch (error) {
    failures.push(`${benchmark.name} (${(error as Error).message})`);
    process.stderr.write(`${benchmark.name} failed, going on with the next ...\n`);
  }
}

if (values.quick)
  console.table(Object.entries(measuredFigures).map(([figure, { value }]) => ({ figure, value })));
const slower = values.quick ? [] : compare();
if (values.save && !values.quick)
  writeFileSync(file, `${JSON.stringify({ ...baseline, ...measuredFigures }, null, 2)}\n`);
if (failures.length > 0) console.log(`Failed: ${failures.join('; ')}.`);
process.exitCode = failures.length > 0 || (slower.length > 0 && !values.save) ? 1 : 0;

async function measure({ name, script, args, quick, figuresOf }: Benchmark): Promise<Record<string, Figure>> {
  const referenceBefore = referenceMs();
  const { code, output } = await supervise({
    name,
    script: join(import.meta.dirname, script),
    args: [...args, ...(values.quick ? quick : []), '--json'],
    capture: true,
  });
  if (code !== 0) throw new Error(code === null ? 'it was ended' : `it ended with ${code}`);
  const reference = (referenceBefore + referenceMs()) / 2;
  const json = JSON.parse(output.trim().split('\n').at(-1)!) as unknown;
  return Object.fromEntries(
    Object.entries(figuresOf(json as never)).map(([figure, { value, isBetter }]) => [
      `${name}: ${figure}`,
      { value, reference, isBetter },
    ]),
  );
}

function compare(): string[] {
  const { rows, slower } = compareFigures(baseline, measuredFigures);
  console.table(rows);
  if (slower.length === 0) console.log('Nothing is slower by more than a tenth.');
  else console.log(`Slower by more than a tenth: ${slower.join('; ')}.`);
  return slower;
}
