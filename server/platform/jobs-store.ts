import { sql } from 'kysely';
import type { Database, Queryable, Tx } from './database.ts';

export interface ClaimedJob {
  id: number;
  name: string;
  payload: unknown;
  /** Counts this claim too; also the token that tells whether the claim is still ours. */
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

/** Delivered on commit; several of one transaction are one. */
export async function notifyWorkers(tx: Tx): Promise<void> {
  await sql`select pg_notify('jobs', '')`.execute(tx);
}

/** The end of a lease that begins now by the database's clock: workers of several machines compare it, whose own clocks differ. */
const leaseEnd = (leaseMs: number) => sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

/**
 * The job that is due longest. Others skip its row, and after the commit the lease keeps them off. A job whose lease has run out is
 * taken over only after `allowGrace`.
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
 * Gives those whose leases have run out a last time; answers how many. After a database that was silent all leases have run out, and
 * processes that have done their jobs meanwhile could not say so: nobody may do them again before they had the time to.
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
  await ours(db, job)
    .set({ locked_until: leaseEnd(leaseMs), is_overdue: false })
    .execute();
}

export async function markDone(db: Database, job: ClaimedJob, doneAt: Date): Promise<void> {
  await ours(db, job).set({ done_at: doneAt, locked_until: null, last_error: null }).execute();
}

export async function postpone(
  db: Database,
  job: ClaimedJob,
  { runAt, lastError }: { runAt: Date; lastError: string },
): Promise<void> {
  await ours(db, job).set({ run_at: runAt, locked_until: null, last_error: lastError }).execute();
}

/** Gives a claim back as if it had not been made: it is no attempt. */
export async function putBack(db: Database, job: ClaimedJob, runAt: Date): Promise<void> {
  await ours(db, job)
    .set({ run_at: runAt, locked_until: null, attempts: job.attempts - 1 })
    .execute();
}

export async function markFailed(
  db: Database,
  job: ClaimedJob,
  { failedAt, lastError }: { failedAt: Date; lastError: string },
): Promise<void> {
  await ours(db, job).set({ failed_at: failedAt, locked_until: null, last_error: lastError }).execute();
}

/** Selects the job as long as nobody else has claimed it after us. */
function ours(db: Database, job: ClaimedJob) {
  return db
    .updateTable('jobs')
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .where('done_at', 'is', null);
}

/** Jobs of a name that should have run by now, or have failed and wait for another try. */
export interface WaitingJobs {
  name: string;
  count: number;
  /** So long ago the oldest of them should have run first. */
  oldestSeconds: number;
  /** How many of them have failed before. */
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

/** Jobs that are due and wait, and those that were given up. */
export async function countJobs(db: Database, now: Date): Promise<{ due: number; failed: number }> {
  const { rows } = await sql<{ due: number; failed: number }>`select
    (select count(*) from jobs where done_at is null and failed_at is null and run_at <= ${now}) as due,
    (select count(*) from jobs where failed_at is not null) as failed`.execute(db);
  return rows[0]!;
}

/** Deletes jobs that were done or given up before. */
export async function deleteJobsBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where(({ or, eb }) => or([eb('done_at', '<', before), eb('failed_at', '<', before)]))
    .execute();
}

/** How many jobs with these names are due and were not begun. */
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

export interface GivenUpJob {
  id: number;
  name: string;
  payload: unknown;
  attempts: number;
  error: string;
  failedAt: Date;
}

/** Jobs with these names that were given up, the last first, and how many there are. */
export async function findGivenUp(
  db: Queryable,
  names: readonly string[],
  limit: number,
): Promise<{ total: number; jobs: GivenUpJob[] }> {
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

/** Gives jobs that were given up all their attempts again, beginning now. Answers how many there were. */
export async function retryGivenUp(
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

/** Takes jobs that were given up from the list for good: they count as done, so that none of the same key comes again. */
export async function dropGivenUp(
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
