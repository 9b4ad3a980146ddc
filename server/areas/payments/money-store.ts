import { sql } from 'kysely';
import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { containsPattern } from '../../platform/contains-pattern.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { centsText } from './bank-store.ts';
import { guestName } from '../booking/booking.ts';
import type { OpenBooking } from './rules/suggest-bookings.ts';

export interface MoneyBookingRow {
  id: number;
  display_number: number;
  name: string;
  state: string;
  open: Cents;
  overdue: Cents;
  reminders: number;
}

export interface MoneyRefundRow {
  id: number;
  /** Null for refunds of a voucher, whose number is in `display_number`. */
  booking_id: number | null;
  display_number: number;
  name: string;
  amount_cents: Cents;
  source: string;
  state: 'intended' | 'released' | 'sent' | 'done' | 'failed' | 'discarded';
  iban: string | null;
  way: 'card' | 'transfer';
  file_id: number | null;
  reason: 'cancelled' | 'changed' | 'overpaid' | 'withdrawn' | 'byHand';
  created_at: Date;
  /** Who cancelled the booking; null if the refund has another reason. */
  cancelled_by: 'guest' | 'landlord' | 'office' | null;
  /** Who drafted and who approved a refund by hand, and why. */
  drafted_name: string | null;
  decided_name: string | null;
  draft_reason: string | null;
}

type Act =
  | 'import'
  | 'match'
  | 'split'
  | 'take-back'
  | 'set-aside'
  | 'release'
  | 'retry'
  | 'write-off'
  | 'export'
  | 'search'
  | 'payout-prepare'
  | 'payout-release'
  | 'payout-discard'
  | 'payout-return'
  | 'payout-file'
  | 'dac7'
  | 'aside-undone'
  | 'posting-draft'
  | 'posting-approve'
  | 'posting-refuse'
  | 'posting-withdraw'
  | 'refund-file';

/**
 * Open and overdue amounts of bookings. As in `computeStanding`, payments settle claims in order of their due dates, so
 * the overdue amount is the sum of claims before today less all payments.
 */
const standings = (today: PlainDate) => sql`
  select booking_id,
    greatest(0, sum(amount_cents)) as open,
    greatest(0, coalesce(sum(amount_cents) filter (where due_on < ${today}), 0)
      + coalesce(sum(amount_cents) filter (where due_on is null), 0)) as overdue
  from ledger_entries join ledger_postings on ledger_postings.id = posting_id
  where account = 'guestReceivable' and booking_id is not null
  group by booking_id`;

export const moneyStore = {
  async findOwner(db: Queryable, bookingId: number): Promise<string | null> {
    const row = await db
      .selectFrom('bookings')
      .innerJoin('accounts', 'accounts.uid', 'bookings.uid')
      .select('bookings.uid')
      .where('bookings.id', '=', bookingId)
      .executeTakeFirst();
    return row?.uid ?? null;
  },

  /**
   * Overdue bookings, most overdue first, or those matching a name, number or amount, newest first; at most a
   * hundred.
   */
  async bookings(
    db: Queryable,
    { today, query, onlyOverdue }: { today: PlainDate; query: string; onlyOverdue: boolean },
  ): Promise<MoneyBookingRow[]> {
    const { rows } = await sql<MoneyBookingRow>`
      select bookings.id, display_number, ${guestName} as name, bookings.state,
        coalesce(standing.open, 0)::int8 as open, coalesce(standing.overdue, 0)::int8 as overdue,
        coalesce((select max(level) from dunning_notices where booking_id = bookings.id), 0)::int as reminders
      from bookings ${onlyOverdue ? sql`join` : sql`left join`} (${standings(today)}) as standing
        on standing.booking_id = bookings.id
      where bookings.origin = 'site' and ${onlyOverdue ? sql`standing.overdue > 0` : sql`true`}
        and (${query} = '' or ${guestName} ilike ${containsPattern(query)} or display_number::text = ${query}
          or exists (select from ledger_postings join ledger_entries on posting_id = ledger_postings.id
            where booking_id = bookings.id and account = 'guestReceivable'
              and abs(amount_cents)::text = ${centsText(query)}))
      order by ${onlyOverdue ? sql`standing.overdue desc, bookings.id` : sql`bookings.id desc`}
      limit 100`.execute(db);
    return rows;
  },

  async booking(db: Queryable, bookingId: number, today: PlainDate): Promise<MoneyBookingRow | null> {
    const { rows } = await sql<MoneyBookingRow>`
      select bookings.id, display_number, ${guestName} as name, bookings.state,
        coalesce(standing.open, 0)::int8 as open, coalesce(standing.overdue, 0)::int8 as overdue,
        coalesce((select max(level) from dunning_notices where booking_id = bookings.id), 0)::int as reminders
      from bookings left join (${standings(today)}) as standing on standing.booking_id = bookings.id
      where bookings.id = ${bookingId} and bookings.origin = 'site'`.execute(db);
    return rows[0] ?? null;
  },

  async listRefunds(
    db: Queryable,
    choice: { bookingId: number } | { waiting: true; query: string },
  ): Promise<MoneyRefundRow[]> {
    const which =
      'bookingId' in choice
        ? sql`refunds.booking_id = ${choice.bookingId}`
        : sql`(refunds.state in ('intended', 'failed') or (refunds.state = 'released' and way = 'transfer'))
            and (${choice.query} = '' or ${guestName} ilike ${containsPattern(choice.query)} or display_number::text = ${choice.query} or vouchers.id::text = ${choice.query} or vouchers.buyer_name ilike ${containsPattern(choice.query)}
              or refunds.amount_cents::text = ${centsText(choice.query)})`;
    const { rows } = await sql<MoneyRefundRow>`
      select refunds.id, refunds.booking_id, coalesce(display_number, voucher_id) as display_number,
        coalesce(vouchers.buyer_name, ${guestName}) as name, refunds.amount_cents, source,
        refunds.state, coalesce(refunds.iban, bank_transfers.other_iban) as iban, way, file_id, refunds.reason, refunds.created_at,
        case when refunds.reason = 'cancelled' then bookings.cancelled_by end as cancelled_by,
        drafted_name, decided_name, manual_postings.reason as draft_reason
      from refunds left join bookings on bookings.id = refunds.booking_id
        left join vouchers on vouchers.id = refunds.voucher_id
        left join bank_transfers on source = 'transfer/' || bank_transfers.id
        left join ledger_postings on ledger_postings.id = refunds.posting_id
        left join manual_postings on manual_postings.id = manual_posting_id
      where ${which}
      order by refunds.id limit 100`.execute(db);
    return rows;
  },

  async openBookings(db: Queryable): Promise<OpenBooking[]> {
    const { rows } = await sql<OpenBooking>`
      select display_number as "displayNumber", customer ->> 'firstName' as "firstName", customer ->> 'lastName' as "lastName",
        sum(amount_cents)::int8 as open,
        coalesce(jsonb_agg(amount_cents) filter (where amount_cents > 0), '[]') as claims
      from ledger_entries join ledger_postings on ledger_postings.id = posting_id
        join bookings on bookings.id = booking_id
      where account = 'guestReceivable'
      group by bookings.id having sum(amount_cents) > 0
      order by bookings.id desc limit 5000`.execute(db);
    return rows;
  },

  async counts(db: Queryable, today: PlainDate): Promise<{ overdue: number; refunds: number }> {
    const { rows } = await sql<{ overdue: number; refunds: number }>`
      select (select count(*) from (${standings(today)}) as standing where overdue > 0)::int as overdue,
        (select count(*) from refunds where state in ('intended', 'failed')
          or (state = 'released' and way = 'transfer'))::int as refunds`.execute(db);
    return rows[0]!;
  },

  async bookingOfNumber(db: Queryable, displayNumber: number): Promise<number | null> {
    const query = db
      .selectFrom('bookings')
      .select('id')
      .where('origin', '=', 'site')
      .where('display_number', '=', displayNumber);
    return (await query.executeTakeFirst())?.id ?? null;
  },

  async act(
    tx: Tx,
    act: {
      bookingId: number | null;
      act: Act;
      subject: string | null;
      amount: Cents | null;
      note: string;
      uid: string;
      name: string;
      at: Date;
    },
  ): Promise<void> {
    const { bookingId, amount, at, ...plain } = act;
    await tx
      .insertInto('money_acts')
      .values({ ...plain, booking_id: bookingId, amount_cents: amount, happened_at: at })
      .execute();
  },

  async forgetSearches(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('money_acts').where('act', '=', 'search').where('happened_at', '<', before).execute();
  },

  async listActs(
    db: Queryable,
    bookingId: number,
  ): Promise<{ act: string; name: string; note: string; amount_cents: Cents | null; happened_at: Date }[]> {
    return db
      .selectFrom('money_acts')
      .select(['act', 'name', 'note', 'amount_cents', 'happened_at'])
      .where('booking_id', '=', bookingId)
      .orderBy('id')
      .execute();
  },

  async entriesBetween(
    db: Queryable,
    from: Date,
    until: Date,
  ): Promise<
    {
      id: number;
      posted_at: Date;
      cause: string;
      display_number: number | null;
      account: string;
      subject: string | null;
      due_on: string | null;
      amount_cents: Cents;
      /** Reason of a manual posting. Null for all others. */
      reason: string | null;
    }[]
  > {
    return db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_postings', 'ledger_postings.id', 'posting_id')
      .leftJoin('bookings', 'bookings.id', 'booking_id')
      .leftJoin('manual_postings', 'manual_postings.id', 'manual_posting_id')
      .select([
        'manual_postings.reason',
        'ledger_postings.id',
        'posted_at',
        'cause',
        'display_number',
        'account',
        'subject',
        'due_on',
        'amount_cents',
      ])
      .where('posted_at', '>=', from)
      .where('posted_at', '<', until)
      .orderBy('ledger_entries.id')
      .execute();
  },

  async overdue(db: Queryable, today: PlainDate): Promise<number[]> {
    const { rows } = await sql<{ booking_id: number }>`
      select booking_id from (${standings(today)}) as standing where overdue > 0 order by booking_id`.execute(
      db,
    );
    return rows.map(({ booking_id }) => booking_id);
  },

  async dunningLevel(db: Queryable, bookingId: number, dueOn: PlainDate): Promise<number> {
    const row = await db
      .selectFrom('dunning_notices')
      .select(({ fn }) => fn.max('level').as('level'))
      .where('booking_id', '=', bookingId)
      .where('due_on', '=', dueOn)
      .executeTakeFirst();
    return row?.level ?? 0;
  },

  async insertNotice(
    tx: Tx,
    notice: { booking_id: number; due_on: PlainDate; level: number; created_at: Date },
  ): Promise<void> {
    await tx.insertInto('dunning_notices').values(notice).execute();
  },
};
