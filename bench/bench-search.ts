import { countGroups, type CountGroup } from '../domain/count-groups.ts';
import { benchCatalogue } from './search/bench-catalogue.ts';
import { toLatency, printTable, type Figures } from './search/figures.ts';
import {
  collectAnswers,
  createBookings,
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
 * Measures the search engine on a seeded catalogue with a fixed mix of queries. Every answer has facets, prices,
 * statistics and capacity. `--counts options` only computes the facets that a result page shows. docs/performance.md
 * describes its use.
 */
const values = readOptions({
  objects: { type: 'string', default: '50000' },
  queries: { type: 'string', default: '1000' },
  rounds: { type: 'string' },
  slowest: { type: 'string', default: '0' },
  peer: { type: 'string' },
  'peer-queries': { type: 'string', default: '100' },
  stages: { type: 'boolean', default: false },
  /** Comma-separated groups of options to count. By default all, like PostgreSQL. */
  counts: { type: 'string' },
  /** Number of engines that share the homes; a site of up to 900,000 homes has one. */
  engines: { type: 'string', default: '1' },
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
const { engine, seconds } = buildEngine(catalogue, Number(values.engines));
warmUp(engine, queries, { counts });
step('searching');
const measurement = measureQueries(engine, queries, rounds, { counts });
const answers = collectAnswers(engine, queries, { counts });
const rss = process.memoryUsage.rss();
const bookings = createBookings(catalogue, 6_000);
const update = measureUpdates(engine, bookings);

const figures: Figures = {
  objects,
  ...toLatency(measurement.times),
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
// The fastest of all rounds, which is the time of a query without interference.
const best = queries.map((_, index) => {
  let lowest = Infinity;
  for (let at = index; at < measurement.times.length; at += queries.length)
    lowest = Math.min(lowest, measurement.times[at]!);
  return { index, lowest };
});
printTable(
  ['queries', 'number', 'hits', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'a second', 'p99 at best'],
  groups.map(([name, belongs]) => {
    const latency = toLatency(measurement.times.filter((_, at) => belongs(at % queries.length)));
    const atBest = best.flatMap(({ index, lowest }) => (belongs(index) ? [lowest] : []));
    const ownAnswers = answers.filter((_, index) => belongs(index));
    const hits = ownAnswers.reduce((sum, answer) => sum + answer.total, 0) / Math.max(1, ownAnswers.length);
    return [
      name,
      ownAnswers.length,
      Math.round(hits),
      latency.p50_ms,
      latency.p95_ms,
      latency.p99_ms,
      latency.max_ms,
      latency.qps,
      toLatency(Float64Array.from(atBest)).p99_ms,
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

const peerQueryCount = Math.min(queries.length, Number(values['peer-queries']));
if (values.peer) step('asking PostgreSQL the same');
const peer =
  values.peer === undefined
    ? null
    : await measurePeer(catalogue, queries.slice(0, peerQueryCount), answers, bookings.slice(0, 200));
const rows = Object.entries(figures).map(([name, value]: [string, number]): (string | number)[] => {
  const peerFigure = peer?.[name as keyof Figures];
  if (peerFigure === undefined) return [name, value];
  const ratio = name === 'objects' ? '' : name === 'qps' ? value / peerFigure : peerFigure / value;
  return [name, value, peerFigure, typeof ratio === 'number' ? `${ratio.toPrecision(3)} x` : ratio];
});
printTable(peer ? ['', 'engine', 'PostgreSQL', 'the engine is better by'] : ['', 'engine'], rows);
console.log(`${measurement.rounds} rounds of ${queries.length} queries; process ${Math.round(rss / 1e6)} MB`);
if (peer)
  console.log(
    `PostgreSQL answered the first ${peerQueryCount} queries of the mix, each with the engine's answer.`,
  );
if (values.json) console.log(JSON.stringify(peer ? { ...figures, peer } : figures));
