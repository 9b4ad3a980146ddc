import { sql, type RawBuilder } from 'kysely';
import type { WaitingKind } from '../../../domain/waiting-work.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface WaitingRow {
  kind: WaitingKind;
  count: number;
  oldestAt: Date;
  newestAt: Date;
  dueAt: Date | null;
}

const noTime = sql`null::timestamptz`;

/** Says for whom rows are counted, and which jobs send mails. The office as a whole has neither. */
export interface WaitingFor {
  uid: string;
  mailJobs: readonly string[];
}

const failedJobs = ({ mailJobs }: WaitingFor, areMails: boolean): RawBuilder<unknown> =>
  sql`select failed_at as at, ${noTime} as due_at from jobs
    where failed_at is not null and (name = any(${[...mailJobs]}::text[])) = ${areMails}::boolean`;

/** Selects the waiting rows of each kind: since when they wait, and until when an answer is promised. */
const waitingRows = (reader: WaitingFor): Record<WaitingKind, RawBuilder<unknown>> => ({
  problems: sql`select changed_at as at, due_at from contact_cases where state = 'open' and problem is not null`,
  cases: sql`select changed_at as at, ${noTime} as due_at from contact_cases
    where state = 'open' and problem is null and (follow_up_on is null or follow_up_on > current_date)`,
  followUps: sql`select follow_up_on::timestamp at time zone 'Europe/Berlin' as at, ${noTime} as due_at from contact_cases
    where state in ('open', 'answered') and problem is null and follow_up_on <= current_date`,
  registrations: sql`select changed_at as at, ${noTime} as due_at from business_registrations where state = 'open'`,
  homes: sql`select submitted.at, ${noTime} as due_at from homes h join lateral (select max(acted_at) as at
      from home_acts where object_number = h.object_number and kind = 'submitted') as submitted on submitted.at is not null
    where h.state = 'review'`,
  ratings: sql`select submitted_at as at, ${noTime} as due_at from rating_submissions where state = 'held'
    union all select answered_at, null from rating_answers where state = 'held'
    union all select created_at, null from rating_reports where state = 'open'`,
  reports: sql`select created_at as at, ${noTime} as due_at from message_reports where closed_at is null`,
  transfers: sql`select imported_at as at, ${noTime} as due_at from bank_transfers where state = 'doubtful'`,
  refunds: sql`select updated_at as at, ${noTime} as due_at from refunds where state in ('intended', 'failed')
    or (state = 'released' and way = 'transfer')`,
  manualPostings: sql`select drafted_at as at, ${noTime} as due_at from manual_postings where state = 'waiting'`,
  payoutRuns: sql`select prepared_at as at, ${noTime} as due_at from payout_runs where state = 'prepared'`,
  reviews: sql`select asked_at as at, ${noTime} as due_at from content_reviews
    where state = 'open' and asked_uid is distinct from ${reader.uid} and (reviewer_uid is null or reviewer_uid = ${reader.uid})`,
  failedMails: failedJobs(reader, true),
  failedJobs: failedJobs(reader, false),
});

export const waitingWorkStore = {
  /** Returns the kinds with at least one waiting row. */
  async countWaiting(
    db: Queryable,
    kinds: readonly WaitingKind[],
    reader: WaitingFor = { uid: '', mailJobs: [] },
  ): Promise<WaitingRow[]> {
    if (kinds.length === 0) return [];
    const rows = waitingRows(reader);
    const counting = kinds.map(
      (kind) => sql`select ${kind}::text as kind, count(*)::int as count, min(at) as "oldestAt",
        max(at) as "newestAt", min(due_at) as "dueAt" from (${rows[kind]}) as waiting`,
    );
    const answer = await sql<WaitingRow>`
      select * from (${sql.join(counting, sql` union all `)}) as counted where count > 0`.execute(db);
    return answer.rows;
  },

  /** Locks the row, so that only one node decides; null if another node has locked it. */
  async lockLast(tx: Tx): Promise<{ sentAt: Date | null } | null> {
    const { rows } = await sql<{ sentAt: Date | null }>`
      select sent_at as "sentAt" from office_mail for update skip locked`.execute(tx);
    return rows[0] ?? null;
  },

  async noteSent(tx: Tx, sentAt: Date): Promise<void> {
    await tx.updateTable('office_mail').set({ sent_at: sentAt }).execute();
  },
};
