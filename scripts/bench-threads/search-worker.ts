import { parentPort, workerData } from 'node:worker_threads';
import { benchCatalogue } from '../bench-search/bench-catalogue.ts';
import { buildEngine, warmUp } from '../bench-search/measure-engine.ts';
import { queryMix } from '../bench-search/query-mix.ts';
import type { SearchFilter } from '../../domain/search-filter.ts';

/** Holds an engine and answers `{id, filter}` with `{id, answer}`; says `ready` first. */
const catalogue = benchCatalogue(workerData as Parameters<typeof benchCatalogue>[0]);
const { engine } = buildEngine(catalogue);
warmUp(engine, queryMix(catalogue, 7, 1000));
const port = parentPort!;
port.on('message', ({ id, filter }: { id: number; filter: SearchFilter }) => {
  port.postMessage({ id, answer: engine.search(filter) });
});
port.postMessage('ready');
