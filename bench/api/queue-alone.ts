import type { Random } from '../../engines/search/testing/random-catalogue.ts';
import { randomGap } from './steady-stream.ts';

/**
 * Latencies in order of size of calls at random moments, `rate` a second on average, one answered after the other in
 * the given times (milliseconds): what a server would have that nothing ever stops and that gives no
 * turns (wide searches do). Measured latencies beyond it are the machine's: other processes, its host, the collector of
 * garbage.
 */
export function queueAlone(
  times: readonly number[],
  { rate, seconds, random }: { rate: number; seconds: number; random: Random },
): number[] {
  const latencies: number[] = [];
  let free = 0;
  for (let due = 0; due < seconds * 1000; due += randomGap(rate, random)) {
    free = Math.max(free, due) + times[latencies.length % times.length]!;
    latencies.push(free - due);
  }
  return latencies.sort((a, b) => a - b);
}
