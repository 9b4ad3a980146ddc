import type { ChangeSide, ChangeState } from '../../../../contract/booking/booking-change.ts';
import { quoteTotal, type Quote } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { Cents } from '../../../../domain/money.ts';
import { freeHeldNights } from '../nights-store.ts';
import type { PartyAndStay } from '../rules/booking-change.ts';

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
  /** The side that asks for the change; the other one answers. */
  side: ChangeSide;
  /** The account that proposed it for the landlord. Null for guests' changes, and if a mailed link was used. */
  proposed_by: string | null;
  /** The end of a proposal; null for guests' changes. */
  expires_at: Date | null;
  /** The total by the price list, where the host may have set another; null for guests' changes. */
  list_total_cents: Cents | null;
  /** True if nothing bound when it was proposed, so that the guest's yes concludes the contract. */
  concludes: boolean;
}

/** A change with all that only a landlord's has. */
export type Proposal = ChangeRow & { expires_at: Date; list_total_cents: Cents };

export const isProposal = (change: ChangeRow): change is Proposal => change.side === 'landlord';

type OfProposals = 'side' | 'proposed_by' | 'expires_at' | 'list_total_cents' | 'concludes';
export type NewChange = Omit<ChangeRow, 'id' | 'state' | 'answer' | 'answered_at' | OfProposals> &
  Partial<Pick<ChangeRow, OfProposals>>;

/** The terms of a booking that a change would replace. */
function agreedStay({
  start_date,
  end_date,
  persons,
  child_ages,
  dogs,
  pet_sizes,
  quote,
  total_cents,
}: AgreedStay): AgreedStay {
  return { start_date, end_date, persons, child_ages, dogs, pet_sizes, quote, total_cents };
}

/** What a change says of the stay, whoever asks for it: the present terms beside the new ones. Those of cancelling stay as agreed. */
export const termsOfChange = (
  booking: AgreedStay & { id: number },
  stay: PartyAndStay,
  quote: Quote,
): AgreedStay & Pick<ChangeRow, 'agreed' | 'booking_id'> => ({
  ...stay,
  child_ages: [...stay.child_ages],
  pet_sizes: [...stay.pet_sizes],
  booking_id: booking.id,
  agreed: agreedStay(booking),
  quote: { ...quote, cancellation: booking.quote.cancellation },
  total_cents: quoteTotal(quote),
});

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
  await markChanged(tx, change.booking_id, change.created_at);
  return row as unknown as ChangeRow;
}

/** Programs read bookings in order of their changes; that somebody asks for another stay is one. */
async function markChanged(tx: Tx, bookingId: number, at: Date): Promise<void> {
  await tx.updateTable('bookings').set({ updated_at: at }).where('id', '=', bookingId).execute();
}

/** Returns the changes that guests ask for and that wait for an answer, by booking. */
export async function findOpenRequests(
  db: Queryable,
  bookingIds: readonly number[],
): Promise<Map<number, ChangeRow>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .where('state', '=', 'open')
    .where('side', '=', 'guest')
    .execute();
  return new Map(rows.map((row) => [row.booking_id, row as unknown as ChangeRow]));
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

/** Ends an open change, and gives back the nights held for it: say so by `nightsChanged`. Returns false if it had ended. */
export async function endChange(
  tx: Tx,
  id: number,
  end: {
    state: Exclude<ChangeState, 'open'>;
    answer?: string | null;
    at: Date;
    /** The account that answered for the landlord, or took their proposal back. */
    uid?: string | null;
  },
): Promise<boolean> {
  await freeHeldNights(tx, id);
  const ended = await tx
    .updateTable('booking_changes')
    .set({
      state: end.state,
      answer: end.answer ?? null,
      answered_at: end.at,
      answered_by: end.uid ?? null,
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('booking_id')
    .executeTakeFirst();
  if (ended) await markChanged(tx, ended.booking_id, end.at);
  return ended !== undefined;
}

/** True if the booking came about by an offer of its host. */
export async function wasMadeByOffer(db: Queryable, bookingId: number): Promise<boolean> {
  const query = db.selectFrom('booking_changes').select('id').where('booking_id', '=', bookingId);
  const row = await query.where('concludes', '=', true).where('state', '=', 'accepted').executeTakeFirst();
  return row !== undefined;
}

/** Proposals that wait for their guests, by booking. The job that ends one may run a little late. */
export async function findWaitingProposals(
  db: Queryable,
  bookingIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, { expiresAt: string; concludes: boolean }>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('booking_changes')
    .select(['booking_id', 'expires_at', 'concludes'])
    .where('booking_id', 'in', [...bookingIds])
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .execute();
  return new Map(
    rows.map((row) => [
      row.booking_id,
      { expiresAt: row.expires_at!.toISOString(), concludes: row.concludes },
    ]),
  );
}
