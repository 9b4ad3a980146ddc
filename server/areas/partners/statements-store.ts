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

export const statementsStore = {
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
