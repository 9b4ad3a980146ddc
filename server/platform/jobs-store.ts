import { sql } from 'kysely';
import type { Database, Queryable, Tx } from './database.ts';

export interface ClaimedJob {
  id: number;
  name: string;
  payload: unknown;
  /** Includes this claim, and serves as the token by which a worker recognizes that the claim is still its own. */
  attempts: number;
}

export async function insertJob(
  tx: Tx,
  job: { name: string; key: string; payload: unknown; runAt: Date },
): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({
      name: job.name,
      key: job.key,
      payload: JSON.stringify(job.payload),
      run_at: job.runAt,
      due_at: job.runAt,
    })
    .onConflict((conflict) => conflict.columns(['name', 'key']).doNothing())
    .execute();
}

/** Wakes the workers when the transaction commits. PostgreSQL sends equal notifications of a transaction only once. */
export async function notifyWorkers(tx: Tx): Promise<void> {
  await sql`select pg_notify('jobs', '')`.execute(tx);
}

/** Returns the end of a lease that begins now, by the database's clock, since workers' clocks differ. */
const leaseEnd = (leaseMs: number) => sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

/**
 * Claims the job that is overdue longest. Other workers skip its locked row, and after the commit the lease protects it. A job with an
 * expired lease is taken over only after `allowGrace`.
 */
export async function claimDueJob(
  db: Database,
  claim: { names: readonly string[]; now: Date; leaseMs: number },
): Promise<ClaimedJob | null> {
  const { rows } = await sql<ClaimedJob>`
    update jobs set locked_until = ${leaseEnd(claim.leaseMs)}, is_overdue = false, attempts = attempts + 1
    where id = (
      select id from jobs
      where done_at is null and failed_at is null and run_at <= ${claim.now}
        and (locked_until is null or (is_overdue and locked_until <= clock_timestamp()))
        and name = any(${claim.names})
      order by run_at, id
      limit 1
      for update skip locked
    )
    returning id, name, payload, attempts`.execute(db);
  return rows[0] ?? null;
}

/**
 * Extends expired leases once; returns how many. After an outage of the database all leases have expired, and processes that have finished
 * their jobs meanwhile need time to report it before another worker repeats them.
 */
export async function allowGrace(db: Database, graceMs: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ locked_until: leaseEnd(graceMs), is_overdue: true })
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('is_overdue', '=', false)
    .where('locked_until', '<=', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function extendLease(db: Database, job: ClaimedJob, leaseMs: number): Promise<void> {
  await whereClaimedByUs(db, job)
    .set({ locked_until: leaseEnd(leaseMs), is_overdue: false })
    .execute();
}

export async function markDone(db: Database, job: ClaimedJob, doneAt: Date): Promise<void> {
  await whereClaimedByUs(db, job).set({ done_at: doneAt, locked_until: null, last_error: null }).execute();
}

export async function postpone(
  db: Database,
  job: ClaimedJob,
  { runAt, lastError }: { runAt: Date; lastError: string },
): Promise<void> {
  await whereClaimedByUs(db, job).set({ run_at: runAt, locked_until: null, last_error: lastError }).execute();
}

/** Returns a claim without counting it as an attempt. */
export async function putBack(db: Database, job: ClaimedJob, runAt: Date): Promise<void> {
  await whereClaimedByUs(db, job)
    .set({ run_at: runAt, locked_until: null, attempts: job.attempts - 1 })
    .execute();
}

export async function markFailed(
  db: Database,
  job: ClaimedJob,
  { failedAt, lastError }: { failedAt: Date; lastError: string },
): Promise<void> {
  await whereClaimedByUs(db, job)
    .set({ failed_at: failedAt, locked_until: null, last_error: lastError })
    .execute();
}

/** Selects the job unless another worker has claimed it since. */
function whereClaimedByUs(db: Database, job: ClaimedJob) {
  return db
    .updateTable('jobs')
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .where('done_at', 'is', null);
}

/** The jobs of one name that are overdue, or failed and waiting for a retry. */
export interface WaitingJobs {
  name: string;
  count: number;
  /** Seconds since the oldest of them was first due. */
  oldestSeconds: number;
  failedBefore: number;
}

export async function countWaitingJobs(db: Database, now: Date): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select name, count(*)::int as count, count(*) filter (where attempts > 0)::int as "failedBefore",
      greatest(0, extract(epoch from ${now}::timestamptz - min(coalesce(due_at, run_at))))::float8 as "oldestSeconds"
    from jobs
    where done_at is null and failed_at is null and (run_at <= ${now} or attempts > 0)
    group by name order by name`.execute(db);
  return rows;
}

/** The state of all jobs of one name. */
export interface JobQueue {
  name: string;
  running: number;
  due: number;
  planned: number;
  /** Due or planned jobs that failed before. */
  retried: number;
  failed: number;
  /** Finished within the last 24 hours. */
  done: number;
  dueSince: Date | null;
  nextAt: Date | null;
}

/** Lists the queues with jobs, those with failures first, then those that are late. */
export async function listQueues(db: Queryable, names: readonly string[], now: Date): Promise<JobQueue[]> {
  const isOpen = sql`done_at is null and failed_at is null`;
  const isRunning = sql`${isOpen} and locked_until > clock_timestamp()`;
  const waits = sql`${isOpen} and (locked_until is null or locked_until <= clock_timestamp())`;
  const isDue = sql`${waits} and run_at <= ${now}::timestamptz`;
  const isPlanned = sql`${waits} and run_at > ${now}::timestamptz`;
  const { rows } = await sql<JobQueue>`
    select name, count(*) filter (where ${isRunning})::int as running, count(*) filter (where ${isDue})::int as due,
      count(*) filter (where ${isPlanned})::int as planned,
      count(*) filter (where ${waits} and attempts > 0)::int as retried,
      count(*) filter (where failed_at is not null)::int as failed,
      count(*) filter (where done_at > ${now}::timestamptz - interval '24 hours')::int as done,
      min(coalesce(due_at, run_at)) filter (where ${isDue}) as "dueSince",
      min(run_at) filter (where ${isPlanned}) as "nextAt"
    from jobs where name = any(${[...names]}::text[])
    group by name order by failed desc, due desc, name`.execute(db);
  return rows;
}

/** Counts due jobs and jobs that were given up. */
export async function countJobs(db: Database, now: Date): Promise<{ due: number; failed: number }> {
  const { rows } = await sql<{ due: number; failed: number }>`select
    (select count(*) from jobs where done_at is null and failed_at is null and run_at <= ${now}) as due,
    (select count(*) from jobs where failed_at is not null) as failed`.execute(db);
  return rows[0]!;
}

export async function deleteJobsBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where(({ or, eb }) => or([eb('done_at', '<', before), eb('failed_at', '<', before)]))
    .execute();
}

export async function countDue(db: Queryable, names: readonly string[], now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('run_at', '<=', now)
    .where('name', 'in', names)
    .executeTakeFirstOrThrow();
  return count;
}

export interface FailedJob {
  id: number;
  name: string;
  payload: unknown;
  attempts: number;
  error: string;
  failedAt: Date;
}

export async function findFailedJobs(
  db: Queryable,
  names: readonly string[],
  limit: number,
): Promise<{ total: number; jobs: FailedJob[] }> {
  const rows = db.selectFrom('jobs').where('failed_at', 'is not', null).where('name', 'in', names);
  const { total } = await rows.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const jobs = await rows
    .select(['id', 'name', 'payload', 'attempts', 'last_error', 'failed_at'])
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return {
    total,
    jobs: jobs.map(({ last_error: error, failed_at: failedAt, ...job }) => ({
      ...job,
      error: error ?? '',
      failedAt: failedAt!,
    })),
  };
}

export async function retryFailedJobs(
  tx: Tx,
  names: readonly string[],
  ids: readonly number[],
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ failed_at: null, attempts: 0, locked_until: null, run_at: now, due_at: now })
    .where('failed_at', 'is not', null)
    .where('name', 'in', names)
    .where('id', 'in', ids)
    .executeTakeFirst();
  await notifyWorkers(tx);
  return Number(numUpdatedRows);
}

/** Removes failed jobs from the list for good: they count as done, so that none with the same key is enqueued again. */
export async function dropFailedJobs(
  tx: Tx,
  names: readonly string[],
  ids: readonly number[],
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ failed_at: null, done_at: now })
    .where('failed_at', 'is not', null)
    .where('name', 'in', names)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
