import { sql } from 'kysely';
import type { ReportGroup } from '../../../contract/partners/get-partner-report.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Cents } from '../../../domain/money.ts';

export interface ReportRow {
  key: string;
  visits: number;
  asked: number;
  booked: number;
  cancelled: number;
  valueCents: Cents;
  pendingCents: Cents;
  confirmedCents: Cents;
  agreed: number;
}

const visitKeys = {
  day: sql<string>`v.day::text`,
  subId: sql<string>`v.sub_id`,
  home: sql<string>`v.object_number::text`,
} as const;
const dayOfBooking = sql<PlainDate>`(b.created_at at time zone 'Europe/Berlin')::date`;
const bookingKeys = {
  day: sql<string>`${dayOfBooking}::text`,
  subId: sql<string>`p.sub_id`,
  home: sql<string>`b.object_number::text`,
} as const;

const rowsMax = 500;

/**
 * Counts arrivals by a partner's links between two days. The commission rate is that of the booking day, applied to
 * the current price; it is earned once the stay has ended.
 */
export async function partnerReport(
  db: Queryable,
  {
    partnerId,
    from,
    until,
    by,
    today,
  }: { partnerId: number; from: PlainDate; until: PlainDate; by: ReportGroup; today: PlainDate },
): Promise<ReportRow[]> {
  const share = sql`coalesce(round(b.total_cents * p.commission_per_mille / 1000.0), 0)`;
  const order = by === 'day' ? sql`key desc` : sql`asked desc, visits desc, key`;
  const { rows } = await sql<ReportRow>`
    with came as (
      select ${visitKeys[by]} as key, sum(v.visits)::integer as visits
      from partner_visits v
      where v.partner_id = ${partnerId} and v.day between ${from} and ${until} group by 1
    ),
    made as (
      select ${bookingKeys[by]} as key, count(*)::integer as asked,
        count(*) filter (where b.state in ('booked', 'confirmed'))::integer as booked,
        count(*) filter (where b.state = 'cancelled')::integer as cancelled,
        coalesce(sum(b.total_cents) filter (
          where b.state in ('booked', 'confirmed') and p.commission_per_mille is not null), 0)::integer as value_cents,
        coalesce(sum(${share}) filter (
          where b.state in ('booked', 'confirmed') and b.end_date > ${today}), 0)::integer as pending_cents,
        coalesce(sum(${share}) filter (
          where b.state = 'confirmed' and b.end_date <= ${today}), 0)::integer as confirmed_cents,
        count(p.commission_per_mille)::integer as agreed
      from partner_bookings p join bookings b on b.id = p.booking_id
      where p.partner_id = ${partnerId} and ${dayOfBooking} between ${from} and ${until} group by 1
    )
    select key, coalesce(visits, 0) as visits, coalesce(asked, 0) as asked, coalesce(booked, 0) as booked,
      coalesce(cancelled, 0) as cancelled, coalesce(value_cents, 0) as "valueCents", coalesce(pending_cents, 0) as "pendingCents",
      coalesce(confirmed_cents, 0) as "confirmedCents", coalesce(agreed, 0) as agreed
    from came full join made using (key)
    order by ${order} limit ${rowsMax}`.execute(db);
  return rows;
}

export async function countHops(
  db: Queryable,
  site: string | null,
  { from, until }: { from: PlainDate; until: PlainDate },
): Promise<number> {
  if (site === null || !URL.canParse(site)) return 0;
  const { hops } = await db
    .selectFrom('affiliate_hops')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('hops'), sql<number>`0`).as('hops'))
    .where('target', '=', new URL(site).origin)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .executeTakeFirstOrThrow();
  return Number(hops);
}
