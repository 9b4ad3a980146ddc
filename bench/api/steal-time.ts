import { readFileSync } from 'node:fs';

/** Milliseconds of `performance.now()`, and what the host had taken from this machine by then. */
export interface StealSample {
  at: number;
  ticks: number;
}

export interface TimedCall {
  /** The call was due at this moment, in milliseconds of `performance.now()`. */
  due: number;
  /** Milliseconds. */
  latency: number;
}

/** Place of `steal` in the first line of /proc/stat, behind its name. */
const stealField = 7;

/** Hundredths of a second that the host of a virtual machine has taken from all processors; null where the system does not report it. */
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
 * The calls that were due between two samples with nothing taken since the sample before them: what was taken just before
 * delays calls too. Samples are in order of time.
 */
export function undisturbedCalls(calls: readonly TimedCall[], samples: readonly StealSample[]): TimedCall[] {
  const calm: [from: number, until: number][] = [];
  for (let index = 2; index < samples.length; index += 1) {
    const until = samples[index]!;
    if (samples[index - 2]!.ticks === until.ticks) calm.push([samples[index - 1]!.at, until.at]);
  }
  return calls.filter(({ due }) => calm.some(([from, until]) => due >= from && due < until));
}
