import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PageCacheState } from './http/page-cache.ts';
import type { SearchState } from './areas/search/search.ts';
import { gaugeText, type Gauge, type RequestTimes } from './platform/metrics.ts';

export interface NodeFigures {
  search: SearchState;
  /** Null while the database cannot tell. */
  jobs: { due: number; failed: number } | null;
}

export interface NodeMetrics {
  text(): Promise<string>;
  stop(): void;
}

/** The figures of this process as Prometheus reads them. */
export function createNodeMetrics(
  times: RequestTimes,
  pages: () => PageCacheState,
  figures: () => Promise<NodeFigures>,
): NodeMetrics {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  const gauges = ({ search, jobs }: NodeFigures): Gauge[] => [
    gauge('search_homes', 'Homes in the search index.', search.homes),
    gauge('search_index_bytes', 'Memory of the search index, about.', search.bytes),
    gauge('search_waiting_homes', 'Changed homes that were not read again yet.', search.waiting),
    ...(search.lagMs === null
      ? []
      : [
          gauge(
            'search_lag_seconds',
            'For how long bookings may be committed without being in the results.',
            search.lagMs / 1000,
          ),
        ]),
    counter(
      'search_drifted_homes_total',
      'Homes that differed from the database and were repaired.',
      search.driftedHomes,
    ),
    ...(jobs === null
      ? []
      : [
          gauge('jobs_due', 'Jobs that should have run by now.', jobs.due),
          gauge('jobs_failed', 'Jobs that were given up.', jobs.failed),
        ]),
    {
      name: 'feriola_event_loop_delay_seconds',
      help: 'Lateness of timers since the last reading.',
      type: 'gauge',
      values: [50, 99, 100].map((percentile) => ({
        labels: { quantile: percentile / 100 },
        value: delay.percentile(percentile) / 1e9,
      })),
    },
    gauge('page_cache_bytes', 'Memory of the rendered pages, about.', pages().bytes),
    gauge('page_cache_pages', 'Rendered pages in memory.', pages().pages),
    gauge(
      'page_cache_pages_of_everything',
      'Rendered pages in memory that any change drops, since not all of them say what they show.',
      pages().pagesOfEverything,
    ),
    counter(
      'page_cache_dropped_total',
      'Pages that were dropped because something that they showed had changed.',
      pages().dropped,
    ),
    counter('page_cache_hits_total', 'Pages that were sent from memory.', pages().hits),
    counter(
      'page_cache_misses_total',
      'Pages that had to be rendered, of those that may be cached.',
      pages().misses,
    ),
    gauge('resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
  ];

  return {
    async text() {
      const text = gauges(await figures())
        .map(gaugeText)
        .join('');
      delay.reset();
      return text + times.text();
    },
    stop: () => void delay.disable(),
  };
}

const gauge = (name: string, help: string, value: number): Gauge => ({
  name: `feriola_${name}`,
  help,
  type: 'gauge',
  values: [{ value }],
});

const counter = (name: string, help: string, value: number): Gauge => ({
  ...gauge(name, help, value),
  type: 'counter',
});
