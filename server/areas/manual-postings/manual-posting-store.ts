import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { PostingState, PostingTemplate, RefundBearer } from '../../../domain/manual-postings.ts';
import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { Subject } from '../ledger/ledger.ts';
import type { DraftLine } from './draft-lines.ts';
import { guestName } from '../booking/booking.ts';

export interface VoucherFacts {
  name: string;
  email: string;
  language: Language;
  dedication: string;
}

/** Who paid, by the account statement. The IBAN is empty if it is not known. */
export interface PaymentFacts {
  name: string;
  iban: string;
  purpose: string;
}

export interface ManualPostingRow {
  id: number;
  template: PostingTemplate;
  state: PostingState;
  dated_on: PlainDate;
  reason: string;
  refund_source: Subject | null;
  refund_bearer: RefundBearer | null;
  refund_holder: string | null;
  refund_iban: string | null;
  voucher: VoucherFacts | null;
  payment: PaymentFacts | null;
  reverses: number | null;
  drafted_by: string;
  drafted_name: string;
  drafted_at: Date;
  decided_by: string | null;
  decided_name: string | null;
  decided_at: Date | null;
  decision_note: string;
}

export type NewManualPosting = Omit<
  ManualPostingRow,
  'id' | 'state' | 'decided_by' | 'decided_name' | 'decided_at' | 'decision_note'
>;

export interface ManualPostingLineRow extends DraftLine {
  manualPostingId: number;
  displayNumber: number | null;
  name: string | null;
}

const decidedMax = 200;

export const manualPostingStore = {
  /** Returns null if another draft already reverses the same posting. */
  async insert(
    tx: Tx,
    { voucher, payment, ...posting }: NewManualPosting,
    lines: readonly DraftLine[],
    files: readonly number[],
  ): Promise<number | null> {
    const row = await tx
      .insertInto('manual_postings')
      .values({
        ...posting,
        voucher: voucher && JSON.stringify(voucher),
        payment: payment && JSON.stringify(payment),
        state: 'waiting',
      })
      .onConflict((conflict) =>
        conflict.column('reverses').where('state', 'in', ['waiting', 'approved']).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (!row) return null;
    await tx
      .insertInto('manual_posting_lines')
      .values(
        lines.map(({ account, bookingId, subject, dueOn, amount }, position) => ({
          manual_posting_id: row.id,
          position,
          account,
          booking_id: bookingId,
          subject,
          due_on: dueOn,
          amount_cents: amount,
        })),
      )
      .execute();
    if (files.length > 0) {
      await tx
        .insertInto('manual_posting_files')
        .values(files.map((id) => ({ manual_posting_id: row.id, attachment_id: id })))
        .execute();
    }
    return row.id;
  },

  async find(db: Queryable, id: number): Promise<ManualPostingRow | null> {
    const row = await db.selectFrom('manual_postings').selectAll().where('id', '=', id).executeTakeFirst();
    return (row as unknown as ManualPostingRow | undefined) ?? null;
  },

  /**
   * Locks the row until the end of the transaction. To avoid deadlocks, call it before locking the money of any
   * booking.
   */
  async lock(tx: Tx, id: number): Promise<ManualPostingRow | null> {
    const query = tx.selectFrom('manual_postings').selectAll().where('id', '=', id).forUpdate();
    return ((await query.executeTakeFirst()) as unknown as ManualPostingRow | undefined) ?? null;
  },

  async decide(
    tx: Tx,
    id: number,
    decision: { state: Exclude<PostingState, 'waiting'>; uid: string; name: string; at: Date; note: string },
  ): Promise<void> {
    await tx
      .updateTable('manual_postings')
      .set({
        state: decision.state,
        decided_by: decision.uid,
        decided_name: decision.name,
        decided_at: decision.at,
        decision_note: decision.note,
      })
      .where('id', '=', id)
      .execute();
  },

  async list(db: Queryable, list: 'waiting' | 'decided'): Promise<ManualPostingRow[]> {
    const query = db.selectFrom('manual_postings').selectAll().limit(decidedMax);
    const rows =
      list === 'waiting'
        ? await query.where('state', '=', 'waiting').orderBy('id').execute()
        : await query
            .where('state', '<>', 'waiting')
            .orderBy('decided_at', 'desc')
            .orderBy('id', 'desc')
            .execute();
    return rows as unknown as ManualPostingRow[];
  },

  async countWaiting(db: Queryable): Promise<number> {
    const row = await db
      .selectFrom('manual_postings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  async lines(db: Queryable, ids: readonly number[]): Promise<ManualPostingLineRow[]> {
    if (ids.length === 0) return [];
    const { rows } = await sql<ManualPostingLineRow>`
      select manual_posting_id as "manualPostingId", account, manual_posting_lines.booking_id as "bookingId", subject,
        due_on as "dueOn", amount_cents as amount, display_number as "displayNumber",
        ${guestName} as name
      from manual_posting_lines left join bookings on bookings.id = booking_id
      where manual_posting_id in (${sql.join([...ids])}) order by manual_posting_id, position`.execute(db);
    return rows.map((row) => ({
      ...row,
      amount: Number(row.amount) as Cents,
      name: row.bookingId === null ? null : row.name,
    }));
  },

  async files(db: Queryable, ids: readonly number[]): Promise<{ id: number; attachmentId: number }[]> {
    if (ids.length === 0) return [];
    return db
      .selectFrom('manual_posting_files')
      .select(['manual_posting_id as id', 'attachment_id as attachmentId'])
      .where('manual_posting_id', 'in', [...ids])
      .orderBy('attachment_id')
      .execute();
  },

  /** Returns the ledger postings of approved drafts. */
  async postings(db: Queryable, ids: readonly number[]): Promise<{ id: number; postingId: number }[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('ledger_postings')
      .select(['manual_posting_id as id', 'id as postingId'])
      .where('manual_posting_id', 'in', [...ids])
      .orderBy('ledger_postings.id')
      .execute();
    return rows.map(({ id, postingId }) => ({ id: id!, postingId }));
  },

  /** Returns what an approved draft has posted, with the subjects that the approval gave its entries. */
  async postedLines(db: Queryable, id: number): Promise<DraftLine[]> {
    const rows = await db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_postings', 'ledger_postings.id', 'posting_id')
      .select(['account', 'booking_id', 'subject', 'due_on', 'amount_cents'])
      .where('manual_posting_id', '=', id)
      .orderBy('ledger_entries.id')
      .execute();
    return rows.map(
      (row) =>
        ({
          account: row.account,
          bookingId: row.booking_id,
          subject: row.subject,
          dueOn: row.due_on,
          amount: row.amount_cents,
        }) as DraftLine,
    );
  },

  async reversals(db: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('manual_postings')
      .select(['id', 'reverses'])
      .where('reverses', 'in', [...ids])
      .where('state', 'in', ['waiting', 'approved'])
      .execute();
    return new Map(rows.map(({ id, reverses }) => [reverses!, id]));
  },

  /** Deletes drafts that were refused or withdrawn before the given time. Returns the ids of their files. */
  async forgetDropped(tx: Tx, before: Date): Promise<number[]> {
    const drafts = await tx
      .selectFrom('manual_postings')
      .select('id')
      .where('state', 'in', ['refused', 'withdrawn'])
      .where('decided_at', '<', before)
      .execute();
    const ids = drafts.map(({ id }) => id);
    if (ids.length === 0) return [];
    const files = await manualPostingStore.files(tx, ids);
    await tx.deleteFrom('manual_posting_files').where('manual_posting_id', 'in', ids).execute();
    await tx.deleteFrom('manual_postings').where('id', 'in', ids).execute();
    return files.map(({ attachmentId }) => attachmentId);
  },
};
