import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../engines/search/testing/random-catalogue.ts';
import { PlainConnection } from './plain-connection.ts';
import { stealTicks, undisturbedCalls, type StealSample, type TimedCall } from './steal-time.ts';

interface StreamResult {
  /** Answers per second until the last one. */
  answered: number;
  failed: number;
  /** Milliseconds from the moment a call was due to the end of its answer, in order of size. */
  latencies: number[];
  /** Latencies of the calls during which the machine's host took no time from it. */
  undisturbed: number[];
}

const sampleMs = 500;

/** Milliseconds to the next call, of calls that come at random moments. */
export const randomGap = (rate: number, random: Random): number => -(1000 / rate) * Math.log(1 - random());

/**
 * Calls at random moments, `rate` a second on average, whether or not those before were answered: guests do not wait
 * for each other. A generator that keeps a rate by sending all calls of a second at once on some connections measures
 * how many these are.
 */
export async function steadyStream(
  origin: string,
  paths: readonly string[],
  { rate, seconds, random }: { rate: number; seconds: number; random: Random },
): Promise<StreamResult> {
  const url = new URL(origin);
  const idle: PlainConnection[] = [];
  const answers: TimedCall[] = [];
  let failed = 0;
  const call = async (path: string, due: number): Promise<void> => {
    let connection = idle.pop();
    if (!connection?.isOpen) connection = new PlainConnection(url);
    const status = await connection.ask(path);
    idle.push(connection);
    if (status === 200) answers.push({ due, latency: performance.now() - due });
    else failed += 1;
  };

  const samples: StealSample[] = [];
  const sample = (): void => {
    const ticks = stealTicks();
    if (ticks !== null) samples.push({ at: performance.now(), ticks });
  };
  const sampling = setInterval(sample, sampleMs);
  const calls: Promise<void>[] = [];
  sample();
  const begin = performance.now();
  for (let due = begin; due < begin + seconds * 1000; due += randomGap(rate, random)) {
    const early = due - performance.now();
    if (early > 0) await pause(early);
    calls.push(call(paths[calls.length % paths.length]!, due));
  }
  await Promise.all(calls);
  clearInterval(sampling);
  const answered = answers.length / ((performance.now() - begin) / 1000);
  for (const connection of idle) connection.close();
  const latenciesOf = (timed: readonly TimedCall[]): number[] =>
    timed.map(({ latency }) => latency).sort((a, b) => a - b);
  return {
    answered,
    failed,
    latencies: latenciesOf(answers),
    undisturbed: latenciesOf(undisturbedCalls(answers, samples)),
  };
}
