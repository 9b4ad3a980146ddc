import { sql } from 'kysely';
import { accountSheetMax, type LedgerAccount } from '../../../domain/ledger-accounts.ts';
import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import { guestName } from '../booking/booking.ts';

export interface SheetRow {
  id: number;
  posting_id: number;
  day: PlainDate;
  cause: string;
  amount: Cents;
  balance: Cents;
  contra: LedgerAccount[];
  booking_id: number | null;
  display_number: number | null;
  name: string;
  subject: string | null;
  bank_day: PlainDate | null;
  reason: string | null;
}

export interface SheetSums {
  opening: Cents;
  debit: Cents;
  credit: Cents;
  count: number;
}

interface Period {
  account: LedgerAccount;
  from: Date;
  until: Date;
}

export const sheetStore = {
  /** Sums before the period and within it; `until` does not belong to it. */
  async sums(db: Queryable, { account, from, until }: Period): Promise<SheetSums> {
    const { rows } = await sql<SheetSums>`
      select coalesce(sum(amount_cents) filter (where posted_at < ${from}), 0)::int8 as opening,
        coalesce(sum(amount_cents) filter (where posted_at >= ${from} and amount_cents > 0), 0)::int8 as debit,
        coalesce(sum(amount_cents) filter (where posted_at >= ${from} and amount_cents < 0), 0)::int8 as credit,
        count(*) filter (where posted_at >= ${from})::int as count
      from ledger_entries join ledger_postings on ledger_postings.id = posting_id
      where account = ${account} and posted_at < ${until}`.execute(db);
    return rows[0]!;
  },

  /** The entries in order of their days, with the balance after each. */
  async entries(db: Queryable, { account, from, until }: Period, opening: Cents): Promise<SheetRow[]> {
    const { rows } = await sql<SheetRow>`
      select entries.*, display_number, manual_postings.reason,
        to_char(entries.posted_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day,
        coalesce(bank_transfers.other_name, landlords.name, ${guestName}, '') as name,
        case when bank_transfers.booked_on <> (entries.posted_at at time zone 'Europe/Berlin')::date and entries.account = 'bank'
          then to_char(bank_transfers.booked_on, 'YYYY-MM-DD') end as bank_day,
        (select coalesce(jsonb_agg(distinct others.account), '[]') from ledger_entries others
          where others.posting_id = entries.posting_id and others.account <> entries.account) as contra
      from (
        select ledger_entries.id, posting_id, posted_at, cause, account, subject, amount_cents::int8 as amount, booking_id,
          manual_posting_id,
          (${opening}::int8 + sum(amount_cents) over (order by posted_at, ledger_entries.id))::int8 as balance
        from ledger_entries join ledger_postings on ledger_postings.id = posting_id
        where account = ${account} and posted_at >= ${from} and posted_at < ${until}
        order by posted_at, ledger_entries.id limit ${accountSheetMax}
      ) as entries
        left join bookings on bookings.id = entries.booking_id
        left join bank_transfers on entries.subject = 'transfer/' || bank_transfers.id
        left join payouts on entries.subject = 'payout/' || payouts.id
        left join landlords on landlords.id = coalesce(payouts.landlord_id,
          case when entries.subject like 'landlord/%' then split_part(entries.subject, '/', 2)::bigint end)
        left join manual_postings on manual_postings.id = entries.manual_posting_id
      order by entries.posted_at, entries.id`.execute(db);
    return rows;
  },
};
