import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../engines/search/testing/random-catalogue.ts';
import { PlainConnection } from './plain-connection.ts';
import { stealTicks, undisturbedCalls, type StealSample, type TimedCall } from './steal-time.ts';

interface StreamResult {
  /** Responses per second until the last one. */
  answered: number;
  failed: number;
  /** Sorted milliseconds from the moment a call was due to the end of its response. */
  latencies: number[];
  /** Latencies of the calls during which the machine's host took no time from it. */
  undisturbed: number[];
}

const sampleMs = 500;

/** Returns the milliseconds to the next call of a Poisson process. */
export const randomGap = (rate: number, random: Random): number => -(1000 / rate) * Math.log(1 - random());

/**
 * Sends calls at random moments, `rate` per second on average, without waiting for earlier responses, as guests do. A
 * generator that sends all calls of a second at once on some connections would measure its own queue.
 */
export async function steadyStream(
  origin: string,
  paths: readonly string[],
  { rate, seconds, random }: { rate: number; seconds: number; random: Random },
): Promise<StreamResult> {
  const url = new URL(origin);
  const idle: PlainConnection[] = [];
  const answers: TimedCall[] = [];
  let failedCount = 0;
  const call = async (path: string, due: number): Promise<void> => {
    let connection = idle.pop();
    if (!connection?.isOpen) connection = new PlainConnection(url);
    const status = await connection.ask(path);
    idle.push(connection);
    if (status === 200) answers.push({ due, latency: performance.now() - due });
    else failedCount += 1;
  };

  const samples: StealSample[] = [];
  const takeSample = (): void => {
    const ticks = stealTicks();
    if (ticks !== null) samples.push({ at: performance.now(), ticks });
  };
  const sampleTimer = setInterval(takeSample, sampleMs);
  const calls: Promise<void>[] = [];
  takeSample();
  const begin = performance.now();
  for (let due = begin; due < begin + seconds * 1000; due += randomGap(rate, random)) {
    const early = due - performance.now();
    if (early > 0) await pause(early);
    calls.push(call(paths[calls.length % paths.length]!, due));
  }
  await Promise.all(calls);
  clearInterval(sampleTimer);
  const answersPerSecond = answers.length / ((performance.now() - begin) / 1000);
  for (const connection of idle) connection.close();
  const sortLatencies = (timedCalls: readonly TimedCall[]): number[] =>
    timedCalls.map(({ latency }) => latency).sort((a, b) => a - b);
  return {
    answered: answersPerSecond,
    failed: failedCount,
    latencies: sortLatencies(answers),
    undisturbed: sortLatencies(undisturbedCalls(answers, samples)),
  };
}
