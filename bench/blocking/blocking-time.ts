/** One event of Chromium's trace. Times are microseconds. */
export interface TraceEvent {
  name: string;
  /** `X` is a complete event with a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the event. Wall time continues while other processes have the processor. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** Milliseconds on a phone that is four times slower. */
export interface Blocking {
  processor: number;
  /** Wall time of the same work. It equals processor time if nothing else uses the processor. */
  clock: number;
}

/** Slowdown factor of a mid-range phone: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const slowdown = 4;
/** Shorter delays of a response are not noticeable: https://web.dev/articles/tbt */
const unnoticedMs = 50;

/**
 * Computes the total blocking time of a page load: for each task after the first paint, the time beyond 50 ms. Throws
 * if the trace has no page that became visible, or no tasks of it.
 */
export function blockingTime(trace: readonly TraceEvent[]): Blocking {
  const navigation = trace.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  const firstPaint = trace.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === navigation?.pid && ts > navigation.ts,
  );
  if (!navigation || !firstPaint) throw new Error('The trace has no page that became visible.');
  const ownEvents = trace.filter(
    ({ name, ph, pid, tid }) =>
      name === 'RunTask' && ph === 'X' && pid === firstPaint.pid && tid === firstPaint.tid,
  );
  if (ownEvents.length === 0) throw new Error('The trace tells no tasks: the browser calls them otherwise.');
  const tasks = ownEvents.filter(({ ts, dur = 0 }) => ts + dur > firstPaint.ts);
  const beyondLimit = (microseconds: number): number =>
    Math.max(0, (slowdown * microseconds) / 1000 - unnoticedMs);
  return {
    processor: tasks.reduce((sum, { tdur = 0 }) => sum + beyondLimit(tdur), 0),
    clock: tasks.reduce((sum, { dur = 0 }) => sum + beyondLimit(dur), 0),
  };
}
