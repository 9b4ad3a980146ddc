import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { restoreEngine } from '../engines/search/engine.ts';
import { readEngineFile, writeEngineFile } from '../server/areas/search/engine-file.ts';
import { benchCatalogue } from './search/bench-catalogue.ts';
import { printTable } from './search/figures.ts';
import { answersOf, buildEngine } from './search/measure-engine.ts';
import { step } from './supervision/step.ts';
import { queryMix } from './search/query-mix.ts';
import { readOptions } from '../scripts/read-options.ts';

/**
 * Measures how a node comes to its search engine when it starts: filled with homes that are in memory already, and read from the file
 * in which the engine's memory was stored. Both have to give the same answers.
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
  const { engine, seconds: filled } = buildEngine(catalogue);
  const stored = await secondsOf(() => writeEngineFile(path, 'bench', (snapshot) => engine.store(snapshot)));
  const restored = await secondsOf(() => readEngineFile(path, () => undefined, restoreEngine));
  const answers = [engine, restored.made].map((one) =>
    answersOf(one, queries, { counts: ['options'] }).map(({ facets, ...answer }) => ({
      ...answer,
      facets: facets.toRecord(),
    })),
  );
  const figures = {
    objects,
    filled_s: rounded(filled),
    stored_s: rounded(stored.seconds),
    restored_s: rounded(restored.seconds),
    file_bytes: statSync(path).size,
    different: answers[0]!.filter((answer, index) => !isDeepStrictEqual(answer, answers[1]![index])).length,
  };
  if (values.json) console.log(JSON.stringify(figures));
  else printTable(['', 'engine'], Object.entries(figures));
  process.exitCode = figures.different === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

async function secondsOf<Made>(make: () => Promise<Made>): Promise<{ made: Made; seconds: number }> {
  const began = performance.now();
  const made = await make();
  return { made, seconds: (performance.now() - began) / 1000 };
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
