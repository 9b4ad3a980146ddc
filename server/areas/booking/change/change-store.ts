import type { ChangeState } from '../../../../contract/booking/booking-change.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { Cents } from '../../../../domain/money.ts';

export interface AgreedStay {
  start_date: PlainDate;
  end_date: PlainDate;
  persons: number;
  child_ages: number[];
  dogs: number;
  pet_sizes: string[];
  quote: Quote;
  total_cents: Cents;
}

export interface ChangeRow extends AgreedStay {
  id: number;
  booking_id: number;
  agreed: AgreedStay;
  message: string;
  state: ChangeState;
  answer: string | null;
  created_at: Date;
  answered_at: Date | null;
  /** Who of the office asked for the guest; null where the guest did. */
  asked_by: string | null;
}

export type NewChange = Omit<ChangeRow, 'id' | 'state' | 'answer' | 'answered_at'>;

const toChange = (row: unknown): ChangeRow | null => (row as ChangeRow | undefined) ?? null;

export async function insertChange(tx: Tx, change: NewChange): Promise<ChangeRow> {
  const { agreed, child_ages, pet_sizes, quote, ...plain } = change;
  const row = await tx
    .insertInto('booking_changes')
    .values({
      ...plain,
      agreed: JSON.stringify(agreed),
      child_ages: JSON.stringify(child_ages),
      pet_sizes: JSON.stringify(pet_sizes),
      quote: JSON.stringify(quote),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as ChangeRow;
}

export async function findChange(db: Queryable, bookingId: number, id: number): Promise<ChangeRow | null> {
  const query = db.selectFrom('booking_changes').selectAll().where('booking_id', '=', bookingId);
  return toChange(await query.where('id', '=', id).executeTakeFirst());
}

export async function findOpenChange(db: Queryable, bookingId: number): Promise<ChangeRow | null> {
  const query = db.selectFrom('booking_changes').selectAll().where('booking_id', '=', bookingId);
  return toChange(await query.where('state', '=', 'open').executeTakeFirst());
}

export async function findLatestChange(db: Queryable, bookingId: number): Promise<ChangeRow | null> {
  const query = db.selectFrom('booking_changes').selectAll().where('booking_id', '=', bookingId);
  return toChange(await query.orderBy('id', 'desc').limit(1).executeTakeFirst());
}

export async function endChange(
  tx: Tx,
  id: number,
  end: {
    state: Exclude<ChangeState, 'open'>;
    answer?: string | null;
    at: Date;
    /** The account that answered for the landlord. */
    uid?: string | null;
  },
): Promise<boolean> {
  const result = await tx
    .updateTable('booking_changes')
    .set({
      state: end.state,
      answer: end.answer ?? null,
      answered_at: end.at,
      answered_by: end.uid ?? null,
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
