import { sql } from 'kysely';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Cents } from '../../../domain/money.ts';

export interface StatementMonth {
  /** YYYY-MM */
  month: string;
  stays: number;
  commissionCents: Cents;
}

export interface StatementStay {
  displayNumber: number;
  subId: string;
  endDate: PlainDate;
  totalCents: Cents;
  commissionPerMille: number;
  commissionCents: Cents;
}

const monthsMax = 24;

const share = sql<Cents>`round(b.total_cents * p.commission_per_mille / 1000.0)::integer`;
const selectEarned = (partnerId: number, today: PlainDate) => sql`
  from partner_bookings p join bookings b on b.id = p.booking_id
  where p.partner_id = ${partnerId} and p.commission_per_mille is not null
    and b.state = 'confirmed' and b.end_date <= ${today}`;

/** A month of one partner. */
export interface PartnerMonth extends StatementMonth {
  partnerId: number;
  partnerName: string;
}

const allMonthsMax = 200;

export const statementsStore = {
  /** Returns the finished months in which partners have earned something, the latest first. */
  async finishedMonths(db: Queryable, today: PlainDate): Promise<PartnerMonth[]> {
    const { rows } = await sql<PartnerMonth>`
      select p.partner_id as "partnerId", partners.name as "partnerName", to_char(b.end_date, 'YYYY-MM') as month,
        count(*)::integer as stays, sum(${share})::integer as "commissionCents"
      from partner_bookings p join bookings b on b.id = p.booking_id join partners on partners.id = p.partner_id
      where p.commission_per_mille is not null and b.state = 'confirmed'
        and b.end_date < date_trunc('month', ${today}::date)
      group by 1, 2, 3 having sum(${share}) > 0 order by 3 desc, 2 limit ${allMonthsMax}`.execute(db);
    return rows;
  },

  async months(db: Queryable, partnerId: number, today: PlainDate): Promise<StatementMonth[]> {
    const { rows } = await sql<StatementMonth>`
      select to_char(b.end_date, 'YYYY-MM') as month, count(*)::integer as stays,
        sum(${share})::integer as "commissionCents"
      ${selectEarned(partnerId, today)}
      group by 1 order by 1 desc limit ${monthsMax}`.execute(db);
    return rows;
  },

  async stays(
    db: Queryable,
    partnerId: number,
    { month, today }: { month: string; today: PlainDate },
  ): Promise<StatementStay[]> {
    const { rows } = await sql<StatementStay>`
      select b.display_number as "displayNumber", p.sub_id as "subId", b.end_date as "endDate",
        b.total_cents as "totalCents", p.commission_per_mille as "commissionPerMille", ${share} as "commissionCents"
      ${selectEarned(partnerId, today)} and to_char(b.end_date, 'YYYY-MM') = ${month}
      order by b.end_date, b.display_number`.execute(db);
    return rows;
  },
};
