import { countGroups, type CountGroup } from '../domain/count-groups.ts';
import { benchCatalogue } from './search/bench-catalogue.ts';
import { latencyOf, printTable, type Figures } from './search/figures.ts';
import {
  answersOf,
  bookingsFor,
  buildEngine,
  measureQueries,
  measureUpdates,
  warmUp,
} from './search/measure-engine.ts';
import { measurePeer } from './search/measure-peer.ts';
import { printStages } from './search/measure-stages.ts';
import { queryMix, type QueryKind } from './search/query-mix.ts';
import { step } from './supervision/step.ts';
import { readOptions } from '../scripts/read-options.ts';

/**
 * Measures the search engine on a seeded catalogue and a fixed mix of queries. Every answer has
 * facets, prices, statistics and capacity; `--counts options` has the facets alone that a result page shows. docs/performance.md says how to run it.
 */
const values = readOptions({
  objects: { type: 'string', default: '50000' },
  queries: { type: 'string', default: '1000' },
  rounds: { type: 'string' },
  slowest: { type: 'string', default: '0' },
  peer: { type: 'string' },
  'peer-queries': { type: 'string', default: '100' },
  stages: { type: 'boolean', default: false },
  /** Groups of options to be counted, between commas; all of them without it, as PostgreSQL does. */
  counts: { type: 'string' },
  json: { type: 'boolean', default: false },
});
if (values.peer !== undefined && values.peer !== 'postgres')
  throw new Error(`There is no peer ${values.peer}: postgres is the one.`);
const unknown = values.counts?.split(',').filter((name) => !countGroups.includes(name as CountGroup)) ?? [];
if (unknown.length > 0)
  throw new Error(`Nothing is counted as ${unknown.join()}: ${countGroups.join()} are.`);
const counts = countGroups.filter((name) => values.counts?.split(',').includes(name) ?? true);
if (values.peer && counts.length < countGroups.length) throw new Error('The peer counts everything.');
const objects = Number(values.objects);
const rounds = values.rounds === undefined ? null : Number(values.rounds);

step(`making up a catalogue of ${objects} homes, and filling the engine`);
const catalogue = benchCatalogue({ seed: 20_261_121, objects, today: '2026-11-21' });
const queries = queryMix(catalogue, 7, Number(values.queries));
const { engine, seconds } = buildEngine(catalogue);
warmUp(engine, queries, { counts });
step('searching');
const measured = measureQueries(engine, queries, rounds, { counts });
const answers = answersOf(engine, queries, { counts });
const rss = process.memoryUsage.rss();
const bookings = bookingsFor(catalogue, 6_000);
const update = measureUpdates(engine, bookings);

const figures: Figures = {
  objects,
  ...latencyOf(measured.times),
  index_bytes: engine.bytes(),
  build_s: Math.round(seconds * 1000) / 1000,
  update_us: Math.round(update * 100) / 100,
};

const kinds: readonly QueryKind[] = ['box', 'region', 'country', 'offer', 'everything'];
const groups: (readonly [string, (index: number) => boolean])[] = [
  ...kinds.map((kind) => [kind, (index: number) => queries[index]!.kind === kind] as const),
  ['without dates', (index) => queries[index]!.filter.startDate === undefined],
  ['tolerance', (index) => queries[index]!.filter.tolerance !== undefined],
  ['window', (index) => queries[index]!.filter.duration !== undefined],
  ['all', () => true],
];
// The quickest of all rounds: what a query takes when nothing else takes the processor away.
const best = queries.map((_, index) => {
  let lowest = Infinity;
  for (let at = index; at < measured.times.length; at += queries.length)
    lowest = Math.min(lowest, measured.times[at]!);
  return { index, lowest };
});
printTable(
  ['queries', 'number', 'hits', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'a second', 'p99 at best'],
  groups.map(([name, belongs]) => {
    const latency = latencyOf(measured.times.filter((_, at) => belongs(at % queries.length)));
    const atBest = best.flatMap(({ index, lowest }) => (belongs(index) ? [lowest] : []));
    const own = answers.filter((_, index) => belongs(index));
    const hits = own.reduce((sum, answer) => sum + answer.total, 0) / Math.max(1, own.length);
    return [
      name,
      own.length,
      Math.round(hits),
      latency.p50_ms,
      latency.p95_ms,
      latency.p99_ms,
      latency.max_ms,
      latency.qps,
      latencyOf(Float64Array.from(atBest)).p99_ms,
    ];
  }),
);
for (const { index, lowest } of best.sort((a, b) => b.lowest - a.lowest).slice(0, Number(values.slowest)))
  console.log(
    lowest.toFixed(3),
    'ms at best:',
    JSON.stringify(queries[index]!.filter),
    answers[index]!.total,
    'hits',
  );

if (values.stages) printStages(engine, queries);

const asked = Math.min(queries.length, Number(values['peer-queries']));
if (values.peer) step('asking PostgreSQL the same');
const peer =
  values.peer === undefined
    ? null
    : await measurePeer(catalogue, queries.slice(0, asked), answers, bookings.slice(0, 200));
const rows = Object.entries(figures).map(([name, value]: [string, number]): (string | number)[] => {
  const other = peer?.[name as keyof Figures];
  if (other === undefined) return [name, value];
  const ratio = name === 'objects' ? '' : name === 'qps' ? value / other : other / value;
  return [name, value, other, typeof ratio === 'number' ? `${ratio.toPrecision(3)} x` : ratio];
});
printTable(peer ? ['', 'engine', 'PostgreSQL', 'the engine is better by'] : ['', 'engine'], rows);
console.log(`${measured.rounds} rounds of ${queries.length} queries; process ${Math.round(rss / 1e6)} MB`);
if (peer)
  console.log(`PostgreSQL answered the first ${asked} queries of the mix, each with the engine's answer.`);
if (values.json) console.log(JSON.stringify(peer ? { ...figures, peer } : figures));
