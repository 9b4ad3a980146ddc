import { sql } from 'kysely';
import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Subject } from '../ledger/ledger.ts';
import { guestName, personName } from '../booking/booking.ts';

export interface NamedBooking {
  id: number;
  displayNumber: number;
  name: string;
  /** The landlord who earns from the stay. Null until the booking is binding. */
  landlordId: number | null;
}

export interface PaymentSource {
  source: Subject;
  paidOn: PlainDate;
  holder: string | null;
  iban: string | null;
}

/** Reads rows of other areas to which drafts refer. */
export const postingFactsStore = {
  async bookings(db: Queryable, numbers: readonly number[]): Promise<Map<number, NamedBooking>> {
    if (numbers.length === 0) return new Map();
    const { rows } = await sql<NamedBooking>`
      select bookings.id, display_number as "displayNumber",
        ${guestName} as name, landlord_id as "landlordId"
      from bookings left join booking_terms on booking_id = bookings.id
      where bookings.origin = 'site' and display_number in (${sql.join([...numbers])})`.execute(db);
    return new Map(rows.map((row) => [row.displayNumber, row]));
  },

  async hasLandlord(db: Queryable, id: number): Promise<boolean> {
    const row = await db.selectFrom('landlords').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  },

  async sources(db: Queryable, bookingId: number): Promise<PaymentSource[]> {
    const { rows } = await sql<PaymentSource>`
      select subject as source, to_char(min(posted_at) at time zone 'Europe/Berlin', 'YYYY-MM-DD') as "paidOn",
        max(other_name) as holder, max(other_iban) as iban
      from ledger_entries join ledger_postings on ledger_postings.id = posting_id
        left join bank_transfers on subject = 'transfer/' || bank_transfers.id
      where ledger_postings.booking_id = ${bookingId} and ledger_entries.account = 'guestReceivable' and due_on is null
        and (subject like 'payment/%' or subject like 'transfer/%')
      group by subject order by min(ledger_entries.id)`.execute(db);
    return rows;
  },

  /**
   * Returns the day of a line of the bank with this amount within a week, for the same booking or from somebody of the same name; null if
   * there is none. Lines that were taken back do not count.
   */
  async findSameLine(
    db: Queryable,
    {
      amount,
      day,
      name,
      bookingId,
    }: { amount: Cents; day: PlainDate; name: string; bookingId: number | null },
  ): Promise<PlainDate | null> {
    const { rows } = await sql<{ booked_on: PlainDate }>`
      select booked_on from bank_transfers
      where amount_cents = ${amount} and booked_on between ${day}::date - 7 and ${day}::date + 7
        and (booking_id = ${bookingId} or lower(other_name) = lower(${name}))
        and exists (select from ledger_entries where subject = 'transfer/' || bank_transfers.id
          and account = 'bank' group by subject having sum(amount_cents) > 0)
      order by booked_on limit 1`.execute(db);
    return rows[0]?.booked_on ?? null;
  },

  /**
   * Returns the account of the booking's guest, which must not have been changed recently. Null for guests without a
   * login.
   */
  async ownerOf(db: Queryable, bookingId: number): Promise<string | null> {
    const { rows } = await sql<{ uid: string }>`
      select accounts.uid from bookings join accounts on accounts.uid = bookings.uid where bookings.id = ${bookingId}`.execute(
      db,
    );
    return rows[0]?.uid ?? null;
  },

  /** Returns the colleagues who can decide on a draft, with the languages of their mails. */
  async accountants(
    db: Queryable,
    roles: readonly string[],
  ): Promise<{ uid: string; email: string; name: string; language: string }[]> {
    const { rows } = await sql<{ uid: string; email: string; name: string; language: string }>`
      select uid, email, ${personName} as name, language from accounts
      where suspended_at is null
        and exists (select from account_roles where account_roles.uid = accounts.uid and role in (${sql.join([...roles])}))
      order by uid`.execute(db);
    return rows;
  },

  /** Compares approved drafts with the ledger, by account. */
  async approvedSums(db: Queryable): Promise<{ apart: number; alone: number }> {
    const { rows } = await sql<{ apart: number; alone: number }>`
      with drafted as (
        select manual_posting_id, account, sum(amount_cents) as cents from manual_posting_lines
        join manual_postings on manual_postings.id = manual_posting_id
        where state = 'approved' group by 1, 2 having sum(amount_cents) <> 0
      ), posted as (
        select manual_posting_id, account, sum(amount_cents) as cents
        from ledger_postings join ledger_entries on posting_id = ledger_postings.id
        where manual_posting_id is not null group by 1, 2 having sum(amount_cents) <> 0
      )
      select (select count(*) from drafted full join posted using (manual_posting_id, account)
          where drafted.cents is distinct from posted.cents)::int as apart,
        (select count(*) from ledger_postings left join manual_postings on manual_postings.id = manual_posting_id
          where manual_posting_id is not null
            and (state is distinct from 'approved' or decided_by is null or decided_by = drafted_by))::int as alone`.execute(
      db,
    );
    return rows[0]!;
  },
};

export type SourceLeft = PaymentSource & { left: Cents };
