import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchmarks } from './bench-all/benchmarks.ts';
import { compareFigures, type Figure } from './bench-all/compare-figures.ts';
import { referenceMs } from './bench-all/reference-loop.ts';

/**
 * Runs every benchmark, a quarter of an hour in all, and says what has become slower by more than a tenth. Each figure is
 * compared as a multiple of a reference loop that runs before and after its benchmark, so that a slower machine is no slower code.
 * `--save` writes the figures down as those to compare with.
 */
const { values } = parseArgs({
  options: {
    /** Names of some benchmarks, between commas. */
    only: { type: 'string' },
    save: { type: 'boolean', default: false },
  },
});
const file = join(import.meta.dirname, '../docs/measurements/figures.json');
const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Figure>;
const wanted = values.only?.split(',');
const unknown = wanted?.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name)) ?? [];
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join()}: ${benchmarks.map(({ name }) => name).join()} are.`);

const measured: Record<string, Figure> = {};
for (const { name, script, args, figuresOf } of benchmarks) {
  if (wanted && !wanted.includes(name)) continue;
  process.stderr.write(`${name} ...\n`);
  const before = referenceMs();
  const output = execFileSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64_000_000,
  });
  const reference = (before + referenceMs()) / 2;
  const json = JSON.parse(output.trim().split('\n').at(-1)!) as unknown;
  for (const [figure, { value, isBetter }] of Object.entries(figuresOf(json as never)))
    measured[`${name}: ${figure}`] = { value, reference, isBetter };
}

const compared = compareFigures(known, measured);
console.table(compared.rows);
if (compared.slower.length === 0) console.log('Nothing is slower by more than a tenth.');
else console.log(`Slower by more than a tenth: ${compared.slower.join('; ')}.`);
if (values.save) writeFileSync(file, `${JSON.stringify({ ...known, ...measured }, null, 2)}\n`);
process.exitCode = compared.slower.length > 0 && !values.save ? 1 : 0;
