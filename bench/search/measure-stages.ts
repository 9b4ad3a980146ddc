import type { Engine } from '../../engines/search/answer.ts';
import { PackedEngine, type SearchParts } from '../../engines/search/packed/packed-engine.ts';
import { printTable } from './figures.ts';
import type { Query } from './query-mix.ts';

type Part = keyof SearchParts;
/** Parts that include the work of another part. */
const partsBefore: Partial<Record<Part, Part>> = { prices: 'criteria', counts: 'prices', capacity: 'counts' };
const parts: readonly Part[] = ['criteria', 'prices', 'counts', 'capacity', 'statistics', 'page'];
const rounds = 5;

// Minimum number of bytes that this layout has to read: those of a block or home in each requested set or column.
const bytesPerBlock = 16;
const bytesPerPricedHome = 64 + 16;
/** Facts, options, price, and slot in the list of hits. */
const bytesPerHit = 64 + 16 + 8;

interface MeasuredQuery {
  micros: Record<Part, number>;
  bytes: number;
}

/** Measures memory bandwidth: megabytes per millisecond when summing up an array larger than any cache. */
function measureBandwidth(): number {
  // Filled, because untouched pages are all mapped to the same zero page, which stays in the cache.
  const words = new Float64Array(32 * 1024 * 1024).fill(0.5);
  let best = 0;
  for (let round = 0; round < 3; round += 1) {
    let sum = 0;
    const begin = performance.now();
    for (let at = 0; at < words.length; at += 8) sum += words[at]!;
    if (sum > 0) best = Math.max(best, words.byteLength / 1e6 / (performance.now() - begin));
  }
  return best;
}

/** Returns the number of bitmaps read per block: existing homes, criteria, and nights or arrivals of every shift. */
function countBitmaps({ filter }: Query): number {
  const criteria = Object.keys(filter).filter(
    (key) =>
      ![
        'country',
        'region',
        'BBoxString',
        'sort',
        'page',
        'startDate',
        'endDate',
        'tolerance',
        'duration',
        'priceMax',
      ].includes(key),
  ).length;
  if (filter.startDate === undefined) return 1 + criteria;
  return 1 + criteria + 1 + 2 * (filter.tolerance ?? 0);
}

function measure(engine: PackedEngine, query: Query): MeasuredQuery {
  const work = engine.splitSearch(query.filter);
  const micros = {} as Record<Part, number>;
  for (const part of [...parts, 'whole'] as const) {
    let best = Infinity;
    for (let round = 0; round < rounds; round += 1) {
      const begin = performance.now();
      work[part]();
      best = Math.min(best, performance.now() - begin);
    }
    micros[part] = best * 1000;
  }
  const { blocks, otherBlocks, priced, hits } = engine.lastSearchCounts();
  const bitmaps = countBitmaps(query);
  const bytes =
    (blocks + otherBlocks) * bitmaps * bytesPerBlock + priced * bytesPerPricedHome + hits * bytesPerHit;
  const ownMicros = Object.fromEntries(
    parts.map((part) => [part, Math.max(0, micros[part] - (micros[partsBefore[part]!] ?? 0))]),
  ) as Record<Part, number>;
  return { micros: { ...ownMicros, whole: micros.whole }, bytes };
}

export function printStages(engine: Engine, queries: readonly Query[]): void {
  if (!(engine instanceof PackedEngine))
    throw new Error('Only the engine with the compiled kernel has stages.');
  const rate = measureBandwidth();
  const measurements = queries.map((query) => measure(engine, query));
  const kinds: [string, (query: Query) => unknown][] = [
    ...(['box', 'region', 'country', 'offer', 'everything'] as const).map(
      (kind): [string, (query: Query) => unknown] => [kind, (query) => query.kind === kind],
    ),
    ['without dates', ({ filter }) => filter.startDate === undefined],
    ['exact dates', ({ filter }) => filter.startDate && !filter.tolerance && !filter.duration],
    ['tolerance', ({ filter }) => filter.tolerance],
    ['window', ({ filter }) => filter.duration],
    ['price bound', ({ filter }) => filter.priceMax],
    ['all', () => true],
  ];
  printTable(
    ['mean µs', ...parts, 'answer', 'whole', 'kB touched', 'µs by memory', 'times that'],
    kinds.map(([name, belongs]) => {
      const ownMeasurements = measurements.filter((_, index) => belongs(queries[index]!));
      const mean = (value: (one: MeasuredQuery) => number): number =>
        ownMeasurements.reduce((sum, one) => sum + value(one), 0) / Math.max(1, ownMeasurements.length);
      const means = parts.map((part) => mean(({ micros }) => micros[part]));
      const whole = mean(({ micros }) => micros.whole);
      const floor = mean(({ bytes }) => bytes) / rate / 1000;
      return [
        name,
        ...means.map((value) => value.toFixed(1)),
        (whole - means.reduce((sum, value) => sum + value, 0)).toFixed(1),
        whole.toFixed(1),
        (mean(({ bytes }) => bytes) / 1000).toFixed(0),
        floor.toFixed(1),
        (whole / floor).toFixed(1),
      ];
    }),
  );
  console.log(
    `Memory is read at ${rate.toFixed(1)} MB a millisecond; the least of ${rounds} rounds of each query.`,
  );
}
