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

/** Runs costly work a few pieces at a time, and refuses at once what would wait too long. */
export interface WorkQueue {
  /** Runs the work in its turn; throws QueueFullError where that would be too late. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Says whether `run` would refuse, for callers that can refuse more cheaply. */
  isFull(): boolean;
  countRefusal(): void;
  state(): QueueState;
}

export interface WorkQueueOptions {
  name: string;
  concurrency: number;
  /** Work that would wait longer, estimated from recent pieces, is refused. */
  waitMs: number;
  /** Number of pieces that may always wait, however long each takes. */
  waitingMin?: number;
  /** Awaited before each piece, for work on this thread: others' requests are accepted first. */
  giveWay?(): Promise<void>;
  /** Milliseconds of a monotonic clock. */
  now?(): number;
}

interface Waiting {
  readonly since: number;
  begin(): void;
  refuse(): void;
}

/** Weight of the latest piece in the moving average. */
const latestShare = 0.1;
/** Initial estimate of a piece's duration, as a share of `waitMs`. */
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
  const waiting: Waiting[] = [];
  let running = 0;
  let refused = 0;
  // A piece of work's part of the time that it took beside others: several that share a processor each take longer, and who
  // waits for one that runs alone waits no shorter. Nothing is known of the first ones: not all of a crowd must be let in.
  let meanMs = Number.isFinite(waitMs) ? Math.max(0, waitMs) * firstShare : 0;

  const wouldWaitMs = (): number => (waiting.length + 1) * meanMs;

  const isFull = (): boolean =>
    running >= concurrency && waiting.length >= waitingMin && wouldWaitMs() > waitMs;

  function refusal(): QueueFullError {
    refused++;
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

  /** Passes the place on. What has waited far too long is refused: its visitor has given up or will retry. */
  function next(): void {
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
        next();
      }
    },
    isFull,
    countRefusal() {
      refused++;
    },
    state: () => ({ running, waiting: waiting.length, refused }),
  };
}

export function queueFigures(queues: Readonly<Record<string, WorkQueue>>): Gauge[] {
  const states = Object.entries(queues).map(([queue, { state }]) => ({ queue, ...state() }));
  const valuesOf = (field: keyof QueueState): Gauge['values'] =>
    states.map((state) => ({ labels: { queue: state.queue }, value: state[field] }));
  return [
    { name: 'feriola_queue_running', help: 'Work under way.', type: 'gauge', values: valuesOf('running') },
    {
      name: 'feriola_queue_waiting',
      help: 'Work that waits for its turn.',
      type: 'gauge',
      values: valuesOf('waiting'),
    },
    {
      ...counter('queue_refused_total', 'Work that was refused, since it would have waited too long.', 0),
      values: valuesOf('refused'),
    },
  ];
}
