import type { z } from 'zod';
import type { Clock } from './clock.ts';
import type { DatabaseConnection, Tx } from './database.ts';
import {
  allowGrace,
  claimDueJob,
  extendLease,
  insertJob,
  markDone,
  markFailed,
  notifyWorkers,
  postpone,
  putBack,
  type ClaimedJob,
} from './jobs-store.ts';
import type { Log } from './log.ts';

/** A job is declared apart from its body, so that enqueuing it does not load its implementation. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  name: string;
  /** Only ids and codes: payloads stay in the table, so they must not contain personal data. */
  payload: Payload;
  /** True if the job sends a mail. Operators see which of these jobs have been given up. */
  mails?: true;
  /** True if the job contacts a bank or another site. */
  reachesOut?: true;
  /** Number of retries after a first failure. */
  retries: number;
  /** Seconds to wait after the given attempt (1 is the first). */
  backoff(attempt: number): number;
}

export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job;
}

/** Returns 5, 10, 20 ... seconds, at most an hour. */
export function doublingBackoff(attempt: number): number {
  return Math.min(3600, 5 * 2 ** (attempt - 1));
}

/**
 * Enqueues a job in the caller's transaction: it runs after the commit, and never after a rollback. A second job with the same name and
 * key is not enqueued.
 */
export async function enqueue<Payload extends z.ZodType>(
  tx: Tx,
  job: Job<Payload>,
  payload: z.input<Payload>,
  options: { key: string; runAt: Date },
): Promise<void> {
  const checkedPayload: unknown = job.payload.parse(payload);
  await Promise.all([
    insertJob(tx, { name: job.name, key: options.key, payload: checkedPayload, runAt: options.runAt }),
    notifyWorkers(tx),
  ]);
}

/** Postpones the job without counting a failure, as for a mail to an address that has just received many. */
export interface NotYet {
  runAt: Date;
}

/** True for jobs that do not run while the site is quiet. */
export const hasOutsideEffect = ({ mails, reachesOut }: Job): boolean =>
  mails === true || reachesOut === true;

export interface JobBody {
  job: Job;
  /** May run more than once per job (after a crash before it is marked as done), so that it has to be idempotent. */
  run(payload: unknown): Promise<NotYet | void>;
  /** Releases the job's resources when it is given up; may be called after a run that crashed. */
  whenGivenUp?(payload: unknown): Promise<void>;
}

export function jobBody<Payload extends z.ZodType>(
  job: Job<Payload>,
  run: (payload: z.output<Payload>) => Promise<NotYet | void>,
  whenGivenUp?: (payload: z.output<Payload>) => Promise<void>,
): JobBody {
  return { job, run, ...(whenGivenUp && { whenGivenUp }) };
}

export interface JobWorker {
  start(): Promise<void>;
  /** Takes no new jobs and resolves when the running ones have ended. */
  stop(): Promise<void>;
  /** Runs everything due, in this call; returns how many jobs ran. For tests and scripts. */
  runDue(): Promise<number>;
}

export interface JobWorkerDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  bodies: readonly JobBody[];
  /** True while jobs that contact anybody outside have to wait. Defaults to never. */
  isQuiet?(): boolean;
  concurrency?: number;
  /** The duration of a claim without renewal, and the grace period after it before another worker may take the job. */
  leaseMs?: number;
  graceMs?: number;
  pollMs?: number;
}

export function createJobWorker(deps: JobWorkerDeps): JobWorker {
  const { connection, clock, log, concurrency = 4 } = deps;
  const { leaseMs = 10_000, graceMs = 5_000, pollMs = 5_000 } = deps;
  const bodies = new Map(deps.bodies.map((body) => [body.job.name, body]));
  const names = [...bodies.keys()];
  const staying = names.filter((name) => !hasOutsideEffect(bodies.get(name)!.job));
  let stopping = false;
  let wakes = 0;
  /** `performance.now()` from which expired leases are checked again: no more often than the table is polled. */
  let graceDueAt = 0;
  const sleepers = new Set<() => void>();
  let loops: Promise<void>[] = [];
  let stopListening: (() => Promise<void>) | undefined;

  const wake = (): void => {
    wakes++;
    for (const sleeper of [...sleepers]) sleeper();
  };

  const claim = (): Promise<ClaimedJob | null> =>
    claimDueJob(connection.db, { names: deps.isQuiet?.() ? staying : names, now: clock.now(), leaseMs });

  /** Sleeps until woken or until the next poll; returns at once when `wakes` has changed since. */
  async function sleep(wakesBefore: number): Promise<void> {
    if (stopping || wakes !== wakesBefore) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        sleepers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, pollMs);
      sleepers.add(done);
    });
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      const wakesBefore = wakes;
      try {
        const job = await claim();
        if (job) await runOne(job);
        else {
          if (performance.now() >= graceDueAt) {
            graceDueAt = performance.now() + pollMs;
            await allowGrace(connection.db, graceMs);
          }
          await sleep(wakesBefore);
        }
      } catch (error) {
        log.error({ err: error }, 'jobs: the table cannot be read');
        await sleep(wakes);
      }
    }
  }

  async function runOne(claimed: ClaimedJob): Promise<void> {
    const body = bodies.get(claimed.name)!;
    const { retries, backoff, payload } = body.job;
    const { db } = connection;
    if (claimed.attempts > retries + 1) {
      // Every earlier attempt ended with its process, so that the job itself may be what kills them.
      await giveUp(claimed, 'LeaseExpired');
      return;
    }
    const heartbeat = setInterval(() => {
      extendLease(db, claimed, leaseMs).catch(() => undefined);
    }, leaseMs / 3);
    try {
      const outcome = await attempt(() => body.run(payload.parse(claimed.payload)));
      await persist(() => settle(outcome));
    } finally {
      clearInterval(heartbeat);
    }

    async function settle(outcome: Outcome): Promise<void> {
      if ('notYet' in outcome) return putBack(db, claimed, outcome.notYet.runAt);
      if (!('error' in outcome)) return markDone(db, claimed, clock.now());
      const { error } = outcome;
      if (claimed.attempts > retries) return giveUp(claimed, describeError(error), error);
      log.warn({ err: error, job: claimed.name, attempt: claimed.attempts }, 'job failed, will be repeated');
      const runAt = new Date(clock.now().getTime() + backoff(claimed.attempts) * 1000);
      return postpone(db, claimed, { runAt, lastError: describeError(error) });
    }
  }

  /** Retries storing a job's result until the database answers again, since only this process knows it. */
  async function persist(write: () => Promise<void>): Promise<void> {
    for (let waitMs = 100; ; waitMs = Math.min(2 * waitMs, 1_000)) {
      try {
        return await write();
      } catch (error) {
        if (stopping) throw error;
        log.warn({ err: error }, 'jobs: the end of one cannot be written yet');
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  }

  async function giveUp(claimed: ClaimedJob, reason: string, error?: unknown): Promise<void> {
    log.error({ err: error, job: claimed.name, id: claimed.id, reason }, 'job given up');
    await markFailed(connection.db, claimed, { failedAt: clock.now(), lastError: reason });
    const { job, whenGivenUp } = bodies.get(claimed.name)!;
    try {
      await whenGivenUp?.(job.payload.parse(claimed.payload));
    } catch (failure) {
      log.error({ err: failure, job: claimed.name, id: claimed.id }, 'a job that was given up could not end');
    }
  }

  return {
    async start() {
      stopListening = await connection.listen('jobs', wake);
      loops = Array.from({ length: concurrency }, loop);
    },
    async stop() {
      stopping = true;
      wake();
      await Promise.all(loops);
      await stopListening?.();
    },
    async runDue() {
      for (let jobCount = 0; ; jobCount++) {
        let job = await claim();
        if (!job && (await allowGrace(connection.db, graceMs)) > 0) job = await claim();
        if (!job) return jobCount;
        await runOne(job);
      }
    },
  };
}

/** The outcome of a run; an empty object means success. */
type Outcome = { notYet: NotYet } | { error: unknown } | Record<string, never>;

async function attempt(run: () => Promise<NotYet | void>): Promise<Outcome> {
  try {
    const notYet = await run();
    return notYet ? { notYet } : {};
  } catch (error) {
    return { error };
  }
}

/** Returns only name and codes: messages of mail servers and databases contain addresses and values. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [error.name, code, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ')
    .slice(0, 200);
}
