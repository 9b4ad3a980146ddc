/** What Chromium's trace says of one step; times are microseconds. */
export interface TraceEvent {
  name: string;
  /** `X` is a step that has begun and ended. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the step; wall time goes on while other processes have the processor. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** Milliseconds on a phone that is four times as slow. */
export interface Blocking {
  processor: number;
  /** Counts wall time, which equals processor time as long as nothing else wants the processor. */
  clock: number;
}

/** A mid-range phone takes so many times as long: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const slowdown = 4;
/** Nobody notices a shorter wait for an answer: https://web.dev/articles/tbt */
const unnoticedMs = 50;

/**
 * Says how long a page, loaded once, would not have answered: of each task after the first sight of it, what is beyond 50 ms.
 * Throws where the trace has no page that became visible, or none of its tasks.
 */
export function blockingTime(trace: readonly TraceEvent[]): Blocking {
  const navigation = trace.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  const seen = trace.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === navigation?.pid && ts > navigation.ts,
  );
  if (!navigation || !seen) throw new Error('The trace has no page that became visible.');
  const own = trace.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === seen.pid && tid === seen.tid,
  );
  if (own.length === 0) throw new Error('The trace tells no tasks: the browser calls them otherwise.');
  const tasks = own.filter(({ ts, dur = 0 }) => ts + dur > seen.ts);
  const beyond = (microseconds: number): number =>
    Math.max(0, (slowdown * microseconds) / 1000 - unnoticedMs);
  return {
    processor: tasks.reduce((sum, { tdur = 0 }) => sum + beyond(tdur), 0),
    clock: tasks.reduce((sum, { dur = 0 }) => sum + beyond(dur), 0),
  };
}
