import { readFileSync } from 'node:fs';

/** Time in milliseconds of `performance.now()`, and the time that the host had taken from this machine by then. */
export interface StealSample {
  at: number;
  ticks: number;
}

export interface TimedCall {
  /** When the call was due, in milliseconds of `performance.now()`. */
  due: number;
  /** Milliseconds. */
  latency: number;
}

/** Index of `steal` in the first line of /proc/stat, after its name. */
const stealField = 7;

/**
 * Returns the hundredths of a second that the host of a virtual machine has taken from all processors. Null if the
 * system does not report it.
 */
export function stealTicks(): number | null {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    const ticks = Number(line.split(/ +/).slice(1)[stealField]);
    return Number.isNaN(ticks) ? null : ticks;
  } catch {
    return null;
  }
}

/**
 * Returns the calls that were due between two samples without steal time since the sample before them, because steal
 * time also delays calls shortly after. Samples are in order of time.
 */
export function undisturbedCalls(calls: readonly TimedCall[], samples: readonly StealSample[]): TimedCall[] {
  const calm: [from: number, until: number][] = [];
  for (let index = 2; index < samples.length; index += 1) {
    const until = samples[index]!;
    if (samples[index - 2]!.ticks === until.ticks) calm.push([samples[index - 1]!.at, until.at]);
  }
  return calls.filter(({ due }) => calm.some(([from, until]) => due >= from && due < until));
}
