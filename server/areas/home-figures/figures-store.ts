import { sql, type RawBuilder } from 'kysely';
import { leadSteps, type NumberRange } from '../../../domain/homes/home-figures.ts';
import type { Language } from '../../../domain/language.ts';
import { ratingParts, type RatingPart } from '../../../domain/rating.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import { madeOnSite, moneyHomes } from '../booking/booking.ts';
import type { Equipment, SearchRow } from './rules/demand.ts';
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

/** A binding stay, or a cancelled one of which something is kept. */
export interface MoneyRow {
  objectNumber: number;
  month: PlainDate;
  madeOn: PlainDate;
  total_cents: Cents;
  /** The fee of a cancelled stay; null for a binding one. */
  fee: Cents | null;
  quote: Quote;
  commission_per_mille: number;
  /** What the ledger has posted for the landlord, null for stays that nobody has confirmed yet. */
  charged: Cents | null;
  paidOut: Cents;
  corrected: Cents;
}

export interface DirectStays {
  stays: number;
  nights: number;
  /** Without tourist tax, which is the town's. */
  total: Cents;
  touristTax: Cents;
  /** With tourist tax. */
  paid: Cents;
}

export interface NightsOfHome extends Omit<NightsOfMonth, 'host' | 'month' | 'homes'> {
  objectNumber: number;
}

export interface OfferOfHome extends Equipment {
  objectNumber: number;
  views: number;
  requests: number;
  bookings: number;
  declined: number;
  expired: number;
  /** Averages by part. Null without ratings. */
  ratings: number;
  parts: Record<RatingPart, number> | null;
}

interface Answers {
  /** Median of the hours until an answer. */
  hours: number | null;
  cancelled: number;
  all: number;
  confirmed: number;
  declined: number;
  expired: number;
}

/** An SQL condition on `homes` that selects the homes to include. */
export type HomesCondition = RawBuilder<boolean>;

/** Selects those of the numbered homes that belong to the person. */
export const selectOwnHomes = (uid: string, numbers: readonly number[]): HomesCondition =>
  sql<boolean>`homes.object_number = any(${[...numbers]}::integer[])
    and homes.object_number in ${moneyHomes(uid)}`;

/** Selects published homes of others in the same region and of similar size. */
export const selectSimilarHomes = (uid: string, { region, size }: ComparedWith): HomesCondition =>
  sql<boolean>`homes.region_id = ${region} and homes.active
    and homes.persons_max between ${size.from} and ${size.until ?? 1000}
    and homes.object_number not in ${moneyHomes(uid)}`;

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
  async nightsByMonth(db: Queryable, homesCondition: HomesCondition, range: Stay): Promise<NightsOfMonth[]> {
    const { rows } = await sql<NightsOfMonth>`
      with ${monthTables(homesCondition, range)}
      select open.host, open.month, count(*)::integer as homes, ${sumsOfNights}
      from open left join sums using (object_number, month)
      group by open.host, open.month`.execute(db);
    return rows;
  },

  async nightsByHome(db: Queryable, homesCondition: HomesCondition, range: Stay): Promise<NightsOfHome[]> {
    const { rows } = await sql<NightsOfHome>`
      with ${monthTables(homesCondition, range)}
      select open.object_number as "objectNumber", ${sumsOfNights}
      from open left join sums using (object_number, month)
      group by open.object_number`.execute(db);
    return rows;
  },

  /** Returns binding stays, and cancelled ones with a fee, by month of arrival, with what the ledger has of them. */
  async money(db: Queryable, homesCondition: HomesCondition, range: Stay): Promise<MoneyRow[]> {
    const { rows } = await sql<MoneyRow>`
      with meant as (
        select bookings.id, bookings.object_number, bookings.start_date, bookings.created_at, bookings.total_cents, bookings.quote,
          homes.landlord_id,
          case when bookings.state = 'cancelled' then bookings.cancellation_fee_cents end as fee
        from bookings join homes on homes.object_number = bookings.object_number
        where ${homesCondition} and ${madeOnSite}
          and (${binding} or (bookings.state = 'cancelled' and bookings.cancellation_fee_cents > 0))
          and bookings.start_date >= ${range.startDate}::date and bookings.start_date < ${range.endDate}::date
      ),
      moved as (
        select ledger_postings.booking_id,
          0 - sum(amount_cents) filter (where cause in ('confirmed', 'changed', 'cancelled')) as charged,
          sum(amount_cents) filter (where cause in ('payout', 'payoutReturned', 'split')) as paid,
          0 - sum(amount_cents) filter (
            where cause not in ('confirmed', 'changed', 'cancelled', 'payout', 'payoutReturned', 'split')) as corrected
        from ledger_postings join ledger_entries on posting_id = ledger_postings.id and account = 'landlordPayable'
        where ledger_postings.booking_id in (select id from meant)
        group by ledger_postings.booking_id
      )
      select meant.object_number as "objectNumber", date_trunc('month', meant.start_date)::date as month,
        ${dayInBerlin(sql`meant.created_at`)} as "madeOn", meant.total_cents, meant.fee::int8 as fee, meant.quote,
        moved.charged::int8 as charged, coalesce(moved.paid, 0)::int8 as "paidOut",
        coalesce(moved.corrected, 0)::int8 as corrected,
        coalesce(booking_terms.commission_per_mille,
          commission_per_mille_on(meant.landlord_id, ${dayInBerlin(sql`meant.created_at`)}))::integer as commission_per_mille
      from meant
      left join moved on moved.booking_id = meant.id
      left join booking_terms on booking_terms.booking_id = meant.id`.execute(db);
    return rows;
  },

  /** Sums up direct bookings by arrival; none of this money passes through the site. */
  async direct(db: Queryable, homesCondition: HomesCondition, range: Stay): Promise<DirectStays> {
    const tax = sql`jsonb_path_query_array(bookings.quote, '$.lines[*] ? (@.code == "touristTax").total')`;
    const { rows } = await sql<DirectStays>`
      with stays_direct as (
        select bookings.end_date - bookings.start_date as nights, bookings.total_cents, bookings.paid_on,
          (select coalesce(sum(amount::text::int8), 0) from jsonb_array_elements(${tax}) as amount) as tax
        from bookings join homes on homes.object_number = bookings.object_number
        where ${homesCondition} and bookings.origin = 'direct' and bookings.state = 'confirmed'
          and bookings.start_date >= ${range.startDate}::date and bookings.start_date < ${range.endDate}::date
      )
      select count(*)::integer as stays, coalesce(sum(nights), 0)::integer as nights,
        coalesce(sum(total_cents - tax), 0)::int8 as total, coalesce(sum(tax), 0)::int8 as "touristTax",
        coalesce(sum(total_cents) filter (where paid_on is not null), 0)::int8 as paid
      from stays_direct`.execute(db);
    return rows[0]!;
  },

  /** Returns what each home offers, how it is seen and asked for since a day, and how it is rated. */
  async offers(db: Queryable, homesCondition: HomesCondition, since: PlainDate): Promise<OfferOfHome[]> {
    const averages = sql.join(
      ratingParts.flatMap((part) => [
        sql.lit(part),
        sql`round(avg(${sql.ref(part.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}), 2)`,
      ]),
    );
    const { rows } = await sql<OfferOfHome>`
      with shown as (select homes.* from homes where ${homesCondition}),
      seen as (
        select object_number, sum(views) as views from home_views
        where day >= ${since}::date and object_number in (select object_number from shown) group by object_number
      ),
      sent as (
        select object_number, count(*) as requests, count(*) filter (where ${binding}) as bookings,
          count(*) filter (where state = 'declined') as declined, count(*) filter (where state = 'expired') as expired
        from bookings
        where ${madeOnSite} and ${dayInBerlin(sql`created_at`)} >= ${since}::date
          and object_number in (select object_number from shown)
        group by object_number
      ),
      rated as (
        select object_number, count(*) as ratings, jsonb_build_object(${averages}) as parts
        from ratings where object_number in (select object_number from shown) group by object_number
      )
      select shown.object_number as "objectNumber", shown.dogs_max as "dogsMax", shown.amenities,
        coalesce(seen.views, 0)::integer as views, coalesce(sent.requests, 0)::integer as requests,
        coalesce(sent.bookings, 0)::integer as bookings, coalesce(sent.declined, 0)::integer as declined,
        coalesce(sent.expired, 0)::integer as expired, coalesce(rated.ratings, 0)::integer as ratings, rated.parts
      from shown left join seen using (object_number) left join sent using (object_number)
        left join rated using (object_number)`.execute(db);
    return rows;
  },

  /** Counts binding bookings made since a day by the guest’s country, and those that came through partners. */
  async origins(
    db: Queryable,
    homesCondition: HomesCondition,
    since: PlainDate,
  ): Promise<{ country: string; bookings: number; partners: number }[]> {
    const { rows } = await sql<{ country: string; bookings: number; partners: number }>`
      select coalesce(upper(bookings.customer ->> 'country'), '') as country, count(*)::integer as bookings,
        (count(*) filter (where exists (select from partner_bookings where booking_id = bookings.id)))::integer as partners
      from bookings join homes on homes.object_number = bookings.object_number
      where ${homesCondition} and ${madeOnSite} and ${binding} and ${dayInBerlin(sql`bookings.created_at`)} >= ${since}::date
      group by 1 order by 2 desc, 1`.execute(db);
    return rows;
  },

  async cancellations(
    db: Queryable,
    homesCondition: HomesCondition,
    since: PlainDate,
  ): Promise<{ bound: number; byGuest: number; byHost: number }> {
    const { rows } = await sql<{ bound: number; byGuest: number; byHost: number }>`
      select count(*)::integer as bound,
        (count(*) filter (where bookings.state = 'cancelled' and cancelled_by is distinct from 'landlord'))::integer as "byGuest",
        (count(*) filter (where bookings.state = 'cancelled' and cancelled_by = 'landlord'))::integer as "byHost"
      from bookings join homes on homes.object_number = bookings.object_number
      where ${homesCondition} and ${madeOnSite} and bookings.bound_on is not null
        and ${dayInBerlin(sql`bookings.created_at`)} >= ${since}::date`.execute(db);
    return rows[0]!;
  },

  /** Returns how often was searched in the regions and places of homes since a day, by filter. */
  async searches(db: Queryable, homesCondition: HomesCondition, since: PlainDate): Promise<SearchRow[]> {
    const { rows } = await sql<SearchRow>`
      with meant as (
        select distinct regions.key, homes.place_id, homes.region_id
        from homes join regions on regions.id = homes.region_id where ${homesCondition}
      ),
      places_meant as (select id from places where region_id in (select region_id from meant))
      select filter, sum(searches)::integer as searches, total = 0 as empty from search_counts
      where day >= ${since}::date
        and (string_to_array(substring(filter from '(?:^|&)region=([^&]*)'), '%2C') && (select array_agg(key) from meant)
          or substring(filter from '(?:^|&)place=(\\d{1,9})(?:&|$)')::integer in (select id from places_meant))
      group by filter, total = 0`.execute(db);
    return rows;
  },

  /** Counts confirmed bookings made since a day, by the number of days before arrival. */
  async lead(db: Queryable, homesCondition: HomesCondition, since: PlainDate): Promise<LeadOfHost[]> {
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
  async medianLead(db: Queryable, homesCondition: HomesCondition, since: PlainDate): Promise<number | null> {
    const { rows } = await sql<{ median: number | null }>`
      with made as (${bookingsMade(homesCondition, since)})
      select percentile_disc(0.5) within group (order by days) as median from made`.execute(db);
    return rows[0]!.median;
  },

  async funnel(db: Queryable, homesCondition: HomesCondition, since: PlainDate): Promise<FunnelOfHost[]> {
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
        where ${madeOnSite} and ${dayInBerlin(sql`created_at`)} >= ${since}::date
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
  async answers(db: Queryable, homesCondition: HomesCondition, since: PlainDate): Promise<Answers> {
    const { rows } = await sql<Answers>`
      with sent as (
        select bookings.id, bookings.state, bookings.created_at, (
          select min(happened_at) from booking_events
          where booking_events.booking_id = bookings.id and booking_events.actor = 'landlord'
        ) as answered_at
        from bookings join homes on homes.object_number = bookings.object_number
        where ${homesCondition} and ${madeOnSite} and ${dayInBerlin(sql`bookings.created_at`)} >= ${since}::date
      )
      select (percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) / 3600)::float8
          as hours,
        (count(*) filter (where state = 'cancelled'))::integer as cancelled,
        (count(*) filter (where answered_at is not null or state in ('declined', 'expired')))::integer as "all",
        (count(*) filter (where answered_at is not null and state <> 'declined'))::integer as confirmed,
        (count(*) filter (where state = 'declined'))::integer as declined,
        (count(*) filter (where state = 'expired'))::integer as expired
      from sent`.execute(db);
    return rows[0]!;
  },
};

/**
 * Returns common table expressions: `open` has a row for each home and month since its publication, with the days that
 * could be booked; `sums` has the nights of each row that were booked or blocked.
 */
const monthTables = (homesCondition: HomesCondition, range: Stay): RawBuilder<unknown> => sql`
  shown as (
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
    select open.object_number, open.month, stays.kind, stays.origin, coalesce(bookings.origin = 'direct', false) as direct,
      upper(open.days * stays.period) - lower(open.days * stays.period) as nights
    from open join stays on stays.object_number = open.object_number and stays.period && open.days
      left join bookings on bookings.id = stays.booking_id
  ),
  sums as (
    select object_number, month,
      sum(nights) filter (where kind = 'booking' and not direct) as booked,
      sum(nights) filter (where direct or (kind = 'blocked' and origin <> 'landlord')) as elsewhere,
      sum(nights) filter (where kind = 'blocked' and origin = 'landlord') as blocked
    from taken group by object_number, month
  )`;
const sumsOfNights = sql`sum(upper(open.days) - lower(open.days))::integer as nights,
  coalesce(sum(sums.booked), 0)::integer as booked,
  coalesce(sum(sums.elsewhere), 0)::integer as elsewhere,
  coalesce(sum(sums.blocked), 0)::integer as blocked`;

/**
 * Selects bookings by the day they were made. Bookings confirmed after the day of arrival, because of a late answer, count as made on that
 * day.
 */
function bookingsMade(homesCondition: HomesCondition, since: PlainDate): RawBuilder<unknown> {
  const madeOn = dayInBerlin(sql`bookings.created_at`);
  return sql`
    select homes.object_number, ${selectHost} as host, greatest(0, bookings.start_date - ${madeOn}) as days
    from bookings join homes on homes.object_number = bookings.object_number
    where ${homesCondition} and ${madeOnSite} and ${binding} and ${madeOn} >= ${since}::date`;
}
