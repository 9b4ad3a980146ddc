import type { Random } from '../../engines/search/testing/random-catalogue.ts';
import { randomGap } from './steady-stream.ts';

/**
 * Simulates a queue of calls that arrive at random moments, `rate` per second on average, and are served one after the
 * other in the given times (milliseconds). Returns sorted latencies: those of a server that is never interrupted.
 * Higher measured latencies come from other processes, the host of the virtual machine, or garbage collection.
 */
export function queueAlone(
  times: readonly number[],
  { rate, seconds, random }: { rate: number; seconds: number; random: Random },
): number[] {
  const latencies: number[] = [];
  let freeAt = 0;
  for (let due = 0; due < seconds * 1000; due += randomGap(rate, random)) {
    freeAt = Math.max(freeAt, due) + times[latencies.length % times.length]!;
    latencies.push(freeAt - due);
  }
  return latencies.sort((a, b) => a - b);
}
