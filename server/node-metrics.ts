import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PageCacheState } from '../engines/pages/face.ts';
import { memoryFigures } from './memory-figures.ts';
import { counter, gauge, gaugeText, type Gauge, type RequestTimes } from './platform/metrics.ts';

export interface NodeMetrics {
  text(): Promise<string>;
  stop(): void;
}

/** Returns the figures of the areas and of this process in Prometheus' format. */
export function createNodeMetrics(
  times: RequestTimes,
  pages: () => PageCacheState,
  figures: () => Promise<readonly Gauge[]>,
  pageCacheBytes: number,
  indexBytes: () => number,
): NodeMetrics {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  const ofProcess = (): Gauge[] => [
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
    gauge('page_cache_pages', 'Rendered pages in memory that are sent as they are.', pages().pages),
    gauge(
      'page_cache_outdated_pages',
      'Rendered pages in memory that are sent again if nothing on them has changed after all.',
      pages().outdatedPages,
    ),
    gauge(
      'page_cache_pages_of_everything',
      'Rendered pages in memory that any change outdates, since not all of them say what they show.',
      pages().untaggedPages,
    ),
    counter(
      'page_cache_dropped_total',
      'Pages that were outdated because something that they showed had changed.',
      pages().dropped,
    ),
    counter('page_cache_hits_total', 'Pages that were sent from memory.', pages().hits),
    counter(
      'page_cache_misses_total',
      'Pages that had to be rendered, of those that may be cached.',
      pages().misses - pages().unchanged,
    ),
    counter(
      'page_cache_unchanged_total',
      'Outdated pages that were sent again without being rendered: they were made of the same.',
      pages().unchanged,
    ),
    gauge('resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    ...memoryFigures({ bytes: pages().bytes, maxBytes: pageCacheBytes }, indexBytes()),
  ];

  return {
    async text() {
      const text = [...(await figures()), ...ofProcess()].map(gaugeText).join('');
      delay.reset();
      return text + times.text();
    },
    stop: () => void delay.disable(),
  };
}
