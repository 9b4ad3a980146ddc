import { counter, type Gauge } from './metrics.ts';

/** The queue is too long; the caller may retry after `retryAfter` seconds. */
export class QueueFullError extends Error {
  readonly statusCode = 503;
  readonly retryAfter: number;

  constructor(name: string, retryAfter: number) {
    super(`The queue of ${name} is full.`);
    this.retryAfter = retryAfter;
  }
}

export interface QueueState {
  running: number;
  waiting: number;
  refused: number;
}

/** Runs costly tasks, a few at a time, and immediately refuses those that would wait too long. */
export interface WorkQueue {
  /** Runs the work in its turn; throws QueueFullError if that would be too late. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** True when `run` would refuse, for callers that can refuse more cheaply. */
  isFull(): boolean;
  countRefusal(): void;
  state(): QueueState;
}

export interface WorkQueueOptions {
  name: string;
  concurrency: number;
  /** Milliseconds; a task that would wait longer, estimated from recent ones, is refused. */
  waitMs: number;
  /** The number of tasks that may always wait, regardless of their duration. */
  waitingMin?: number;
  /** Awaited before each task, for work on this thread, so that other requests are accepted first. */
  giveWay?(): Promise<void>;
  /** Milliseconds of a monotonic clock. */
  now?(): number;
}

interface WaitingTask {
  readonly since: number;
  begin(): void;
  refuse(): void;
}

/** Weight of the latest task in the moving average. */
const latestShare = 0.1;
/** Initial estimate of a task's duration, as a share of `waitMs`. */
const firstShare = 0.2;
/** Seconds after which a refused visitor asks again. */
export const retryAfterRefusal = 2;

export function createWorkQueue({
  name,
  concurrency,
  waitMs,
  waitingMin = concurrency,
  giveWay,
  now = () => performance.now(),
}: WorkQueueOptions): WorkQueue {
  const waiting: WaitingTask[] = [];
  let running = 0;
  let refusalCount = 0;
  // The mean duration of a task, divided by the number of tasks that ran at the same time: tasks that share a
  // processor each take longer, although the queue is not slower. The initial estimate is not zero, so that not all of
  // the first requests are admitted.
  let meanMs = Number.isFinite(waitMs) ? Math.max(0, waitMs) * firstShare : 0;

  const wouldWaitMs = (): number => (waiting.length + 1) * meanMs;

  const isFull = (): boolean =>
    running >= concurrency && waiting.length >= waitingMin && wouldWaitMs() > waitMs;

  function refusal(): QueueFullError {
    refusalCount++;
    return new QueueFullError(name, retryAfterRefusal);
  }

  function turn(): Promise<void> {
    if (running < concurrency) {
      running++;
      return Promise.resolve();
    }
    if (isFull()) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      waiting.push({ since: now(), begin: resolve, refuse: () => reject(refusal()) });
    });
  }

  /** Gives the place to the next task. A task that has waited far too long is refused: its visitor has given up or will retry. */
  function startNext(): void {
    for (let first = waiting.shift(); first; first = waiting.shift()) {
      if (now() - first.since <= 2 * waitMs || waiting.length < waitingMin) return first.begin();
      first.refuse();
    }
    running--;
  }

  return {
    async run(work) {
      await turn();
      const began = now();
      await giveWay?.();
      try {
        return await work();
      } finally {
        const shareMs = (now() - began) / running;
        meanMs += (shareMs - meanMs) * latestShare;
        startNext();
      }
    },
    isFull,
    countRefusal() {
      refusalCount++;
    },
    state: () => ({ running, waiting: waiting.length, refused: refusalCount }),
  };
}

export function queueFigures(queues: Readonly<Record<string, WorkQueue>>): Gauge[] {
  const states = Object.entries(queues).map(([queue, { state }]) => ({ queue, ...state() }));
  const gaugeValues = (field: keyof QueueState): Gauge['values'] =>
    states.map((state) => ({ labels: { queue: state.queue }, value: state[field] }));
  return [
    { name: 'feriola_queue_running', help: 'Work under way.', type: 'gauge', values: gaugeValues('running') },
    {
      name: 'feriola_queue_waiting',
      help: 'Work that waits for its turn.',
      type: 'gauge',
      values: gaugeValues('waiting'),
    },
    {
      ...counter('queue_refused_total', 'Work that was refused, since it would have waited too long.', 0),
      values: gaugeValues('refused'),
    },
  ];
}
