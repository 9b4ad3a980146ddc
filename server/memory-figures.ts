import { getHeapStatistics } from 'node:v8';
import type { Gauge } from './platform/metrics.ts';

interface Part {
  part: string;
  bytes: number;
  /** The maximum. Null if there is no fixed limit. */
  bound: number | null;
}

interface Bounded {
  bytes: number;
  maxBytes: number;
}

/**
 * Returns the process's memory by part. Resident memory is less while reserved memory is unused. `indexBytes` comes from the search index
 * itself, since the runtime's figures do not include memory that threads share.
 */
export function memoryFigures(pageCache: Bounded, indexBytes: number): Gauge[] {
  const { rss, heapTotal, external } = process.memoryUsage();
  const parts: Part[] = [
    // Includes read models, presented homes and uncollected garbage of pages.
    { part: 'javascript', bytes: heapTotal, bound: getHeapStatistics().heap_size_limit },
    { part: 'page_cache', bytes: pageCache.bytes, bound: pageCache.maxBytes },
    { part: 'search_index', bytes: indexBytes, bound: webAssemblyMax },
    { part: 'buffers', bytes: Math.max(0, external - pageCache.bytes), bound: null },
    // Includes compiled code, the allocator's free memory, and the embedded database's thread.
    { part: 'runtime', bytes: Math.max(0, rss - heapTotal - external - indexBytes), bound: null },
  ];
  const toGauge = (name: string, help: string, valueOf: (part: Part) => number | null): Gauge => ({
    name: `feriola_${name}`,
    help,
    type: 'gauge',
    values: parts.flatMap((part) => {
      const value = valueOf(part);
      return value === null ? [] : [{ labels: { part: part.part }, value }];
    }),
  });
  return [
    toGauge('memory_bytes', 'Memory of the process by part, as reserved.', ({ bytes }) => bytes),
    toGauge('memory_bound_bytes', 'What a part of the memory never exceeds.', ({ bound }) => bound),
  ];
}

/** The maximum size of one WebAssembly memory. */
const webAssemblyMax = 4 * 1024 ** 3;
