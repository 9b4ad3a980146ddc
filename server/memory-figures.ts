import { getHeapStatistics } from 'node:v8';
import type { Gauge } from './platform/metrics.ts';

interface Part {
  part: string;
  bytes: number;
  /** It never takes more; null where only the work at hand bounds it. */
  bound: number | null;
}

interface Bounded {
  bytes: number;
  maxBytes: number;
}

/**
 * What the process holds, by part: what is resident is less, as long as reserved memory was never touched. `indexBytes`
 * is what the search index says of itself: memory that threads share is nobody's in the runtime's own figures.
 */
export function memoryFigures(pageCache: Bounded, pageParts: Bounded, indexBytes: number): Gauge[] {
  const { rss, heapTotal, external } = process.memoryUsage();
  const parts: Part[] = [
    // Read models and homes as pages show them are here, and what pages leave behind until it is collected.
    { part: 'javascript', bytes: heapTotal, bound: getHeapStatistics().heap_size_limit },
    { part: 'page_cache', bytes: pageCache.bytes, bound: pageCache.maxBytes },
    { part: 'page_parts', bytes: pageParts.bytes, bound: pageParts.maxBytes },
    { part: 'search_index', bytes: indexBytes, bound: webAssemblyMax },
    { part: 'buffers', bytes: Math.max(0, external - pageCache.bytes - pageParts.bytes), bound: null },
    // Compiled code, what the system's allocator holds, and the embedded database, which has a thread of its own.
    { part: 'runtime', bytes: Math.max(0, rss - heapTotal - external - indexBytes), bound: null },
  ];
  const gaugeOf = (name: string, help: string, valueOf: (part: Part) => number | null): Gauge => ({
    name: `feriola_${name}`,
    help,
    type: 'gauge',
    values: parts.flatMap((part) => {
      const value = valueOf(part);
      return value === null ? [] : [{ labels: { part: part.part }, value }];
    }),
  });
  return [
    gaugeOf('memory_bytes', 'Memory of the process by part, as reserved.', ({ bytes }) => bytes),
    gaugeOf('memory_bound_bytes', 'What a part of the memory never exceeds.', ({ bound }) => bound),
  ];
}

/** The most that one WebAssembly memory can have. */
const webAssemblyMax = 4 * 1024 ** 3;
