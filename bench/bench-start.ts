import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { restoreEngine } from '../engines/search/engine.ts';
import { readEngineFile, writeEngineFile } from '../server/areas/search/engine-file.ts';
import { benchCatalogue } from './search/bench-catalogue.ts';
import { printTable } from './search/figures.ts';
import { collectAnswers, buildEngine } from './search/measure-engine.ts';
import { step } from './supervision/step.ts';
import { queryMix } from './search/query-mix.ts';
import { readOptions } from '../scripts/read-options.ts';

/**
 * Compares two ways to start a search engine: filling it with homes that are in memory, and reading a stored file.
 * Both have to give the same answers.
 */
const values = readOptions({
  objects: { type: 'string', default: '50000' },
  json: { type: 'boolean', default: false },
});
const objects = Number(values.objects);
step(`making up a catalogue of ${objects} homes, and filling the engine`);
const catalogue = benchCatalogue({ seed: 20_261_121, objects, today: '2026-11-21' });
const queries = queryMix(catalogue, 7, 200);
const folder = mkdtempSync(join(tmpdir(), 'feriola-engine-'));
try {
  const path = join(folder, 'engine');
  const { engine, seconds: secondsToFill } = buildEngine(catalogue);
  const secondsToStore = await measureSeconds(() =>
    writeEngineFile(path, 'bench', (snapshot) => engine.store(snapshot)),
  );
  const secondsToRestore = await measureSeconds(() => readEngineFile(path, () => undefined, restoreEngine));
  const answers = [engine, secondsToRestore.made].map((one) =>
    collectAnswers(one, queries, { counts: ['options'] }).map(({ facets, ...answer }) => ({
      ...answer,
      facets: facets.toRecord(),
    })),
  );
  const figures = {
    objects,
    filled_s: round(secondsToFill),
    stored_s: round(secondsToStore.seconds),
    restored_s: round(secondsToRestore.seconds),
    file_bytes: statSync(path).size,
    different: answers[0]!.filter((answer, index) => !isDeepStrictEqual(answer, answers[1]![index])).length,
  };
  if (values.json) console.log(JSON.stringify(figures));
  else printTable(['', 'engine'], Object.entries(figures));
  process.exitCode = figures.different === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

async function measureSeconds<Result>(
  make: () => Promise<Result>,
): Promise<{ made: Result; seconds: number }> {
  const began = performance.now();
  const result = await make();
  return { made: result, seconds: (performance.now() - began) / 1000 };
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
