interface MeasuredValue {
  value: number;
  isBetter: 'lower' | 'higher';
}

export interface Benchmark {
  name: string;
  script: string;
  /** Smaller than the default options, so that all benchmarks together take a quarter of an hour. */
  args: readonly string[];
  /** Further options for a smoke test of the benchmark. */
  quick: readonly string[];
  figuresOf(json: never): Record<string, MeasuredValue>;
}

const lowerIsBetter = (value: number): MeasuredValue => ({ value, isBetter: 'lower' });
const higherIsBetter = (value: number): MeasuredValue => ({ value, isBetter: 'higher' });

interface Latency {
  p50_ms: number;
  p99_ms: number;
}
interface SearchJson extends Latency {
  qps: number;
  build_s: number;
  update_us: number;
}

const searchFigures = ({
  p50_ms,
  p99_ms,
  qps,
  build_s,
  update_us,
}: SearchJson): Record<string, MeasuredValue> => ({
  'p50 ms': lowerIsBetter(p50_ms),
  'p99 ms': lowerIsBetter(p99_ms),
  'a second': higherIsBetter(qps),
  'built, s': lowerIsBetter(build_s),
  'one booking, µs': lowerIsBetter(update_us),
});

export const benchmarks: readonly Benchmark[] = [
  {
    name: 'search',
    script: 'bench-search.ts',
    args: ['--objects', '300000', '--rounds', '6', '--counts', 'options'],
    quick: ['--objects', '2000', '--rounds', '1', '--queries', '100'],
    figuresOf: searchFigures,
  },
  {
    name: 'search-all',
    script: 'bench-search.ts',
    args: ['--objects', '50000', '--rounds', '12'],
    quick: ['--objects', '2000', '--rounds', '1', '--queries', '100'],
    figuresOf: searchFigures,
  },
  {
    name: 'suggest',
    script: 'bench-suggest.ts',
    args: ['--objects', '300000'],
    quick: ['--objects', '2000', '--queries', '200'],
    figuresOf: ({ suggest, free_text }: { suggest: Latency; free_text: Latency }) => ({
      'suggestion p50 ms': lowerIsBetter(suggest.p50_ms),
      'suggestion p99 ms': lowerIsBetter(suggest.p99_ms),
      'free text p50 ms': lowerIsBetter(free_text.p50_ms),
      'free text p99 ms': lowerIsBetter(free_text.p99_ms),
    }),
  },
  {
    name: 'pages',
    script: 'bench-pages.ts',
    args: ['--rounds', '2', '--seconds', '1', '--bookings', '0'],
    quick: ['--objects', '300', '--rounds', '1'],
    figuresOf: ({ rows, kinds, mix }: PagesJson) => ({
      'mix of fresh pages, p99 ms': lowerIsBetter(mix['p99 ms']),
      ...Object.fromEntries(rows.map((row) => [row.page, lowerIsBetter(row['processor ms'])])),
      ...Object.fromEntries(kinds.map((kind) => [`fresh ${kind.page}`, lowerIsBetter(kind['processor ms'])])),
    }),
  },
  {
    name: 'node',
    script: 'bench-node.ts',
    args: ['--starts', '3'],
    quick: ['--objects', '300', '--starts', '1', '--asked', '50'],
    figuresOf: (
      figures: Record<'ready_ms' | 'resident_after_start_mb' | 'resident_after_pages_mb', number>,
    ) => ({
      'second start ms': lowerIsBetter(figures.ready_ms),
      'resident after a start, MB': lowerIsBetter(figures.resident_after_start_mb),
      'resident after pages, MB': lowerIsBetter(figures.resident_after_pages_mb),
    }),
  },
  {
    name: 'in-step',
    script: 'bench-in-step.ts',
    args: ['--seconds', '10', '--changes', '1000'],
    quick: ['--objects', '300', '--seconds', '2', '--changes', '100', '--nodes', '2'],
    figuresOf: ({ p50_ms, p99_ms }: Latency) => ({
      'p50 ms': lowerIsBetter(p50_ms),
      'p99 ms': lowerIsBetter(p99_ms),
    }),
  },
];

interface PagesJson {
  rows: { page: string; 'processor ms': number }[];
  kinds: { page: string; 'processor ms': number }[];
  mix: { 'p99 ms': number };
}
