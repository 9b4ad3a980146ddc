import type { Company } from '../../../domain/operator/operator.ts';
import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { CommissionLine } from './rules/commission.ts';
import { monthBounds, type Month } from './rules/months.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

export interface PostalAddress {
  street: string;
  zip: string;
  city: string;
  country: string;
}

/** Movement of the amount owed to a landlord, in cents; positive if it increases. */
export interface StatementLine {
  kind: 'confirmed' | 'changed' | 'cancelled' | 'split' | 'payout' | 'payoutReturned';
  on: PlainDate;
  booking: { number: number; home: string; startDate: PlainDate; endDate: PlainDate } | null;
  price: Cents | null;
  commission: Cents | null;
  /** Bonus that we credit and premium for the insurer, if the landlord collects; missing if zero. */
  bonus?: Cents;
  premium?: Cents;
  amount: Cents;
}

export type Issuer = Omit<Company, 'phone'>;

export interface StatementFacts {
  landlord: { number: number; name: string; address: PostalAddress | null };
  /** Absent in statements older than this field. */
  issuer?: Issuer;
  opening: Cents;
  closing: Cents;
  lines: readonly StatementLine[];
}

export interface CommissionFacts {
  landlord: StatementFacts['landlord'] & { vatId: string | null; country: string };
  issuer?: Issuer;
  lines: readonly CommissionLine[];
}

export interface StatementRow {
  id: number;
  landlord_id: number;
  month: Month;
  issued_on: PlainDate;
  language: Language;
  facts: StatementFacts;
}

export interface CommissionInvoiceRow {
  id: number;
  series: string;
  number: number;
  landlord_id: number;
  month: Month;
  issued_on: PlainDate;
  language: Language;
  total_cents: Cents;
  facts: CommissionFacts;
}

/** Number as printed, such as `PR2027-000042`. */
export const commissionInvoiceName = ({
  series,
  number,
}: Pick<CommissionInvoiceRow, 'series' | 'number'>): string => `${series}-${String(number).padStart(6, '0')}`;

interface MovedRow {
  cause: StatementLine['kind'];
  on_day: PlainDate;
  subject: string | null;
  display_number: number;
  home: string;
  start_date: PlainDate;
  end_date: PlainDate;
  home_country: string;
  landlord: Cents;
  commission: Cents;
  bonus: Cents;
  premium: Cents;
  collected_by_us: boolean;
}

export const statementStore = {
  async listMissing(db: Queryable, before: Month): Promise<{ landlord_id: number; month: Month }[]> {
    const { rows } = await sql<{ landlord_id: number; month: Month }>`
      select distinct booking_terms.landlord_id,
        to_char(posted_at at time zone 'Europe/Berlin', 'YYYY-MM') as month
      from ledger_postings join booking_terms on booking_terms.booking_id = ledger_postings.booking_id
        join ledger_entries on posting_id = ledger_postings.id
      where account = 'landlordPayable' and posted_at < ${monthBounds(before).from}
        and not exists (select from landlord_statements made where made.landlord_id = booking_terms.landlord_id
          and made.month = to_char(posted_at at time zone 'Europe/Berlin', 'YYYY-MM'))
      order by 2, 1`.execute(db);
    return rows;
  },

  async owedBefore(db: Queryable, landlordId: number, moment: Date): Promise<Cents> {
    const { rows } = await sql<{ owed: Cents }>`
      select (0 - coalesce(sum(amount_cents), 0))::int8 as owed
      from ledger_entries join ledger_postings on ledger_postings.id = posting_id
      where account = 'landlordPayable' and subject = ${`landlord/${landlordId}`}
        and posted_at < ${moment}`.execute(db);
    return rows[0]!.owed;
  },

  async moved(db: Queryable, landlordId: number, month: Month, language: Language): Promise<MovedRow[]> {
    const { from, until } = monthBounds(month);
    const { rows } = await sql<MovedRow>`
      select cause, to_char(posted_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as on_day,
        max(entries.subject) filter (where entries.account = 'payoutsInTransit') as subject,
        bookings.display_number, bookings.start_date, bookings.end_date, homes.country_code as home_country,
        ${homeTitle('bookings.object_number', language, 'german')} as home,
        coalesce(0 - sum(amount_cents) filter (where entries.account = 'landlordPayable'), 0)::int8 as landlord,
        coalesce(0 - sum(amount_cents) filter (where entries.account = 'commissionRevenue'), 0)::int8 as commission,
        coalesce(sum(amount_cents) filter (where entries.account = 'bonusCost'), 0)::int8 as bonus,
        coalesce(0 - sum(amount_cents) filter (where entries.account = 'insurancePayable'), 0)::int8 as premium,
        (bookings.quote ->> 'collectedByUs')::boolean as collected_by_us
      from ledger_postings postings join ledger_entries entries on entries.posting_id = postings.id
        join booking_terms on booking_terms.booking_id = postings.booking_id
        join bookings on bookings.id = postings.booking_id
        join homes on homes.object_number = bookings.object_number
      where booking_terms.landlord_id = ${landlordId} and posted_at >= ${from} and posted_at < ${until}
        and entries.account in ('landlordPayable', 'commissionRevenue', 'payoutsInTransit', 'bonusCost', 'insurancePayable')
      group by postings.id, bookings.id, homes.object_number order by postings.id`.execute(db);
    return rows.filter(({ landlord, commission }) => landlord !== 0 || commission !== 0);
  },

  async insertStatement(tx: Tx, { facts, ...plain }: Omit<StatementRow, 'id'>): Promise<void> {
    await tx
      .insertInto('landlord_statements')
      .values({ ...plain, facts: JSON.stringify(facts) })
      .execute();
  },

  async insertInvoice(tx: Tx, { facts, ...plain }: Omit<CommissionInvoiceRow, 'id'>): Promise<void> {
    await tx
      .insertInto('commission_invoices')
      .values({ ...plain, facts: JSON.stringify(facts) })
      .execute();
  },

  async listStatements(db: Queryable, landlordId: number): Promise<StatementRow[]> {
    const rows = await db
      .selectFrom('landlord_statements')
      .selectAll()
      .where('landlord_id', '=', landlordId)
      .orderBy('month', 'desc')
      .execute();
    return rows as unknown as StatementRow[];
  },

  async listInvoices(
    db: Queryable,
    landlordId: number,
  ): Promise<(CommissionInvoiceRow & { name: string })[]> {
    const rows = await db
      .selectFrom('commission_invoices')
      .selectAll()
      .where('landlord_id', '=', landlordId)
      .orderBy('month', 'desc')
      .execute();
    return (rows as unknown as CommissionInvoiceRow[]).map((row) => ({
      ...row,
      name: commissionInvoiceName(row),
    }));
  },

  async lock(tx: Tx): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended('landlord statements', 0))`.execute(tx);
  },

  async isMade(db: Queryable, landlordId: number, month: Month): Promise<boolean> {
    const query = db.selectFrom('landlord_statements').select('id').where('landlord_id', '=', landlordId);
    return (await query.where('month', '=', month).executeTakeFirst()) !== undefined;
  },
};
