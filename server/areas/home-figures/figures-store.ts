import { sql, type RawBuilder } from 'kysely';
import { leadSteps, type NumberRange } from '../../../domain/homes/home-figures.ts';
import type { Language } from '../../../domain/language.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import { ownedHomes } from '../booking/booking.ts';
import type { Cents } from '../../../domain/money.ts';

export interface ComparedWith {
  region: number;
  regionName: string;
  size: NumberRange;
}

export interface NightsOfMonth {
  host: string;
  month: PlainDate;
  homes: number;
  nights: number;
  booked: number;
  elsewhere: number;
  blocked: number;
}

export interface LeadOfHost {
  host: string;
  homes: number;
  /** Number of bookings by the steps of `leadSteps`. */
  counts: number[];
}

export interface FunnelOfHost {
  host: string;
  homes: number;
  views: number;
  requests: number;
  bookings: number;
}

export interface MoneyRow {
  month: PlainDate;
  total_cents: Cents;
  quote: Quote;
  commission_per_mille: number;
}

/** An SQL condition on `homes` that selects the homes to include. */
export type HomesMeant = RawBuilder<boolean>;

/** Selects those of the numbered homes that belong to the person. */
export const selectOwnHomes = (uid: string, numbers: readonly number[]): HomesMeant =>
  sql<boolean>`homes.object_number = any(${[...numbers]}::integer[])
    and homes.object_number in ${ownedHomes(uid)}`;

/** Selects published homes of others in the same region and of similar size. */
export const selectSimilarHomes = (uid: string, { region, size }: ComparedWith): HomesMeant =>
  sql<boolean>`homes.region_id = ${region} and homes.active
    and homes.persons_max between ${size.from} and ${size.until ?? 1000}
    and homes.object_number not in ${ownedHomes(uid)}`;

const binding = sql`bookings.state in ('booked', 'confirmed')`;
/** Identifies a host. An agency knows the figures of the homes it manages, so that it counts as their host. */
const selectHost = sql<string>`coalesce('agency/' || homes.agency_id, 'landlord/' || homes.landlord_id)`;
const dayInBerlin = (moment: RawBuilder<unknown>): RawBuilder<PlainDate> =>
  sql<PlainDate>`(${moment} at time zone 'Europe/Berlin')::date`;

export const figuresStore = {
  async findComparedWith(
    db: Queryable,
    objectNumber: number,
    language: Language,
  ): Promise<{ region: number; regionName: string; personsMax: number }> {
    return db
      .selectFrom('homes')
      .innerJoin('regions', 'regions.id', 'homes.region_id')
      .select([
        'homes.region_id as region',
        'homes.persons_max as personsMax',
        sql<string>`coalesce(regions.names ->> ${language}, '')`.as('regionName'),
      ])
      .where('object_number', '=', objectNumber)
      .executeTakeFirstOrThrow();
  },

  /** Counts nights by month, from the day of publication. Both dates of the range are first days of a month. */
  async nightsByMonth(db: Queryable, homesCondition: HomesMeant, range: Stay): Promise<NightsOfMonth[]> {
    const { rows } = await sql<NightsOfMonth>`
      with shown as (
        select homes.object_number, ${selectHost} as host, ${dayInBerlin(sql`homes.published_at`)} as since
        from homes where ${homesCondition} and homes.published_at is not null
      ),
      months as (
        select month::date as month, (month + interval '1 month')::date as until
        from generate_series(${range.startDate}::date, ${range.endDate}::date - 1, interval '1 month') as month
      ),
      open as (
        select object_number, host, month, daterange(greatest(month, since), until) as days
        from shown, months where since < until
      ),
      taken as (
        select open.object_number, open.month, stays.kind, stays.origin,
          upper(open.days * stays.period) - lower(open.days * stays.period) as nights
        from open join stays on stays.object_number = open.object_number and stays.period && open.days
      ),
      sums as (
        select object_number, month,
          sum(nights) filter (where kind = 'booking') as booked,
          sum(nights) filter (where kind = 'blocked' and origin <> 'landlord') as elsewhere,
          sum(nights) filter (where kind = 'blocked' and origin = 'landlord') as blocked
        from taken group by object_number, month
      )
      select open.host, open.month, count(*)::integer as homes,
        sum(upper(open.days) - lower(open.days))::integer as nights,
        coalesce(sum(sums.booked), 0)::integer as booked,
        coalesce(sum(sums.elsewhere), 0)::integer as elsewhere,
        coalesce(sum(sums.blocked), 0)::integer as blocked
      from open left join sums using (object_number, month)
      group by open.host, open.month`.execute(db);
    return rows;
  },

  /** Sums confirmed bookings by month of arrival. */
  async money(db: Queryable, homesCondition: HomesMeant, range: Stay): Promise<MoneyRow[]> {
    const { rows } = await sql<MoneyRow>`
      select date_trunc('month', bookings.start_date)::date as month, bookings.total_cents, bookings.quote,
        coalesce(booking_terms.commission_per_mille,
          commission_per_mille_on(landlords.id, ${dayInBerlin(sql`bookings.created_at`)}))::integer as commission_per_mille
      from bookings
      join homes on homes.object_number = bookings.object_number
      join landlords on landlords.id = homes.landlord_id
      left join booking_terms on booking_terms.booking_id = bookings.id
      where ${homesCondition} and ${binding}
        and bookings.start_date >= ${range.startDate}::date and bookings.start_date < ${range.endDate}::date`.execute(
      db,
    );
    return rows;
  },

  /** Counts confirmed bookings made since a day, by the number of days before arrival. */
  async lead(db: Queryable, homesCondition: HomesMeant, since: PlainDate): Promise<LeadOfHost[]> {
    const steps = sql.join(
      leadSteps.map(
        ({ from, until }) => sql`count(*) filter (where days between ${from} and ${until ?? 100_000})`,
      ),
    );
    const { rows } = await sql<LeadOfHost>`
      with made as (${bookingsMade(homesCondition, since)})
      select host, count(distinct object_number)::integer as homes, array[${steps}]::integer[] as counts
      from made group by host`.execute(db);
    return rows;
  },

  /** Returns the median of the days before arrival; null without bookings. */
  async medianLead(db: Queryable, homesCondition: HomesMeant, since: PlainDate): Promise<number | null> {
    const { rows } = await sql<{ median: number | null }>`
      with made as (${bookingsMade(homesCondition, since)})
      select percentile_disc(0.5) within group (order by days) as median from made`.execute(db);
    return rows[0]!.median;
  },

  async funnel(db: Queryable, homesCondition: HomesMeant, since: PlainDate): Promise<FunnelOfHost[]> {
    const { rows } = await sql<FunnelOfHost>`
      with shown as (
        select homes.object_number, ${selectHost} as host from homes where ${homesCondition} and homes.published_at is not null
      ),
      seen as (
        select object_number, sum(views) as views from home_views
        where day >= ${since}::date and object_number in (select object_number from shown) group by object_number
      ),
      sent as (
        select object_number, count(*) as requests, count(*) filter (where ${binding}) as bookings from bookings
        where ${dayInBerlin(sql`created_at`)} >= ${since}::date
          and object_number in (select object_number from shown)
        group by object_number
      )
      select host, count(*)::integer as homes, coalesce(sum(views), 0)::integer as views,
        coalesce(sum(requests), 0)::integer as requests, coalesce(sum(bookings), 0)::integer as bookings
      from shown left join seen using (object_number) left join sent using (object_number)
      group by host`.execute(db);
    return rows;
  },

  /** Returns waiting times until the landlord's first answer, and the number of cancelled bookings. */
  async answers(
    db: Queryable,
    homesCondition: HomesMeant,
    since: PlainDate,
  ): Promise<{ hours: number | null; cancelled: number }> {
    const { rows } = await sql<{ hours: number | null; cancelled: number }>`
      with sent as (
        select bookings.id, bookings.state, bookings.created_at, (
          select min(happened_at) from booking_events
          where booking_events.booking_id = bookings.id and booking_events.actor = 'landlord'
        ) as answered_at
        from bookings join homes on homes.object_number = bookings.object_number
        where ${homesCondition} and ${dayInBerlin(sql`bookings.created_at`)} >= ${since}::date
      )
      select (percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) / 3600)::float8
          as hours,
        (count(*) filter (where state = 'cancelled'))::integer as cancelled
      from sent`.execute(db);
    return rows[0]!;
  },
};

/**
 * Selects bookings by the day they were made. Bookings confirmed after the day of arrival, because of a late answer, count as made on that
 * day.
 */
function bookingsMade(homesCondition: HomesMeant, since: PlainDate): RawBuilder<unknown> {
  const madeOn = dayInBerlin(sql`bookings.created_at`);
  return sql`
    select homes.object_number, ${selectHost} as host, greatest(0, bookings.start_date - ${madeOn}) as days
    from bookings join homes on homes.object_number = bookings.object_number
    where ${homesCondition} and ${binding} and ${madeOn} >= ${since}::date`;
}
