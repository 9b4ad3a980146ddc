import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SearchFilter } from '../domain/search-filter.ts';
import type { Answer } from '../engines/search/answer.ts';
import { randomOf } from '../engines/search/testing/random-catalogue.ts';
import { benchCatalogue } from './bench-search/bench-catalogue.ts';
import { latencyOf, printTable } from './bench-search/figures.ts';
import { buildEngine, warmUp } from './bench-search/measure-engine.ts';
import { step } from './bench-run/step.ts';
import { queryMix } from './bench-search/query-mix.ts';
import { readOptions } from './read-options.ts';

/**
 * Whether the engine should live on the main thread or in a worker: the same searches and renderings,
 * each at random moments, with the engine in either place. A rendering is a loop that takes as long as a
 * page does. A search lasts from the moment it was due until its answer is on the main thread, where it
 * becomes a reply; a rendering waits from its moment until it begins.
 */
const values = readOptions({
  objects: { type: 'string', default: '50000' },
  searches: { type: 'string', default: '300' },
  renders: { type: 'string', default: '15' },
  'render-ms': { type: 'string', default: '10' },
  seconds: { type: 'string', default: '10' },
});
const world = { seed: 20_261_121, objects: Number(values.objects), today: '2026-11-21' };
step(`making up a catalogue of ${values.objects} homes`);
const catalogue = benchCatalogue(world);
const queries = queryMix(catalogue, 7, 1000);
const renderMs = Number(values['render-ms']);
const seconds = Number(values.seconds);

type Ask = (filter: SearchFilter) => Answer | Promise<Answer>;

interface Event {
  due: number;
  filter: SearchFilter | null;
}

/** Moments in milliseconds, in order: searches and renderings come independently of each other. */
function events(): Event[] {
  const random = randomOf(11);
  const moments = (each: number, make: (index: number) => SearchFilter | null): Event[] => {
    const list: Event[] = [];
    let due = 0;
    for (let index = 0; ; index++) {
      due -= (1000 / each) * Math.log(1 - random());
      if (due > seconds * 1000) return list;
      list.push({ due, filter: make(index) });
    }
  };
  return [
    ...moments(Number(values.searches), (index) => queries[index % queries.length]!.filter),
    ...moments(Number(values.renders), () => null),
  ].sort((a, b) => a.due - b.due);
}

async function run(ask: Ask): Promise<{ searches: number[]; renders: number[] }> {
  const searches: number[] = [];
  const renders: number[] = [];
  const waiting: Promise<void>[] = [];
  const begin = performance.now();
  const now = (): number => performance.now() - begin;
  for (const { due, filter } of events()) {
    // Between events the loop turns, as it does between requests, so that a worker's answers come in.
    do await new Promise(setImmediate);
    while (now() < due);
    if (filter === null) {
      renders.push(now() - due);
      const end = now() + renderMs;
      while (now() < end);
      continue;
    }
    waiting.push(Promise.resolve(ask(filter)).then(() => void searches.push(now() - due)));
  }
  await Promise.all(waiting);
  return { searches, renders };
}

async function onMainThread(): Promise<Awaited<ReturnType<typeof run>>> {
  const { engine } = buildEngine(catalogue);
  warmUp(engine, queries);
  return run((filter) => engine.search(filter));
}

async function inWorker(): Promise<Awaited<ReturnType<typeof run>>> {
  const worker = new Worker(new URL('./bench-threads/search-worker.ts', import.meta.url), {
    workerData: world,
  });
  await once(worker, 'message');
  const open = new Map<number, (answer: Answer) => void>();
  worker.on('message', ({ id, answer }: { id: number; answer: Answer }) => {
    open.get(id)?.(answer);
    open.delete(id);
  });
  let last = 0;
  const result = await run(
    (filter) =>
      new Promise((resolve) => {
        open.set(++last, resolve);
        worker.postMessage({ id: last, filter });
      }),
  );
  await worker.terminate();
  return result;
}

console.log(
  `${world.objects} homes, ${values.searches} searches and ${values.renders} renderings of ${renderMs} ms a second`,
);
const rows: (readonly (string | number)[])[] = [];
for (const [name, measure] of [
  ['main thread', onMainThread],
  ['worker', inWorker],
] as const) {
  step(`the engine on the ${name}`);
  const { searches, renders } = await measure();
  const search = latencyOf(Float64Array.from(searches));
  const render = latencyOf(Float64Array.from(renders));
  rows.push([name, search.p50_ms, search.p95_ms, search.p99_ms, search.max_ms, render.p50_ms, render.p99_ms]);
}
printTable(['engine on', 'search p50 ms', 'p95', 'p99', 'max', 'rendering waits p50 ms', 'p99'], rows);
