import { sql } from 'kysely';
import { arrivalMailDays } from '../../domain/booking/mail-templates.ts';
import { addDays, type PlainDate } from '../../domain/stay.ts';
import { enqueueArrivalMail } from '../../server/areas/booking/booking.ts';
import { confirmedArrivals, type BookingRow } from '../../server/areas/booking/booking-store.ts';
import type { Queryable, Tx } from '../../server/platform/database.ts';

export interface YearHome {
  objectNumber: number;
  landlordId: number;
  landlordName: string;
  landlordLanguage: string;
  isTrader: boolean;
  personsMax: number;
  landlordCollects: boolean;
  ratings: number;
}

/** Homes of the first landlord, for whom a demo person acts, and of some others; deterministic. */
export async function chooseHomes(db: Queryable, others: number): Promise<YearHome[]> {
  const { rows } = await sql<YearHome>`
    with chosen as (
      (select min(id) as id from landlords)
      union
      (select landlord_id from homes
        where state = 'published' and country_code in ('de', 'at', 'it', 'fr', 'dk', 'nl', 'hr', 'ch')
        group by landlord_id having bool_or(not landlord_collects)
        order by md5(landlord_id::text) limit ${others}))
    select object_number as "objectNumber", landlord_id as "landlordId", l.name as "landlordName",
      l.language as "landlordLanguage", l.is_trader as "isTrader", persons_max as "personsMax",
      landlord_collects as "landlordCollects",
      (select count(*)::int from ratings r where r.object_number = h.object_number) as ratings
    from homes h join landlords l on l.id = h.landlord_id join chosen on chosen.id = l.id
    where h.state = 'published' and h.active
    order by landlord_id, object_number`.execute(db);
  return rows;
}

/** Copies seasons to the year before, by weekday, so that past stays have prices. */
export async function insertPastSeasons(tx: Tx, numbers: readonly number[]): Promise<void> {
  await sql`
    insert into price_seasons (object_number, from_date, until_date, nightly_cents, weekly_cents, min_stay, max_stay,
      arrival_days, departure_days, name)
    select s.object_number, s.from_date - back, least(s.until_date - back, f.first - back + 364), nightly_cents, weekly_cents,
      min_stay, max_stay, arrival_days, departure_days, name
    from price_seasons s join (
      select object_number, min(from_date) as first from price_seasons group by object_number) f using (object_number),
      unnest(array[364, 728]) as back
    where s.object_number = any(${[...numbers]}::integer[]) and s.from_date < f.first + 364`.execute(tx);
}

/** Makes the site collect the payments of guests for a landlord's homes, so that payouts can be demonstrated. */
export async function letSiteCollect(tx: Tx, landlordId: number): Promise<void> {
  await tx
    .updateTable('homes')
    .set({ landlord_collects: false })
    .where('landlord_id', '=', landlordId)
    .execute();
}

/** Gives the homes of some landlords to the first agency, so that it has owners to account to. */
export async function letAgencyManage(tx: Tx, landlordIds: readonly number[]): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select min(id) as id from agencies`.execute(tx);
  const agency = rows[0]?.id ?? null;
  if (agency === null) return null;
  await tx
    .updateTable('homes')
    .set({ agency_id: agency, provider_type: 'wholesaler' })
    .where('landlord_id', 'in', [...landlordIds])
    .where('agency_id', 'is', null)
    .execute();
  return agency;
}

/** Homes with a past were published long enough ago: figures count from the day of publication. */
export async function publishLongAgo(tx: Tx, numbers: readonly number[]): Promise<void> {
  await tx
    .updateTable('homes')
    .set(({ ref }) => ({ published_at: ref('created_at') }))
    .where('object_number', 'in', [...numbers])
    .execute();
}

/** Keys of the regions in which homes lie. */
export async function listRegions(db: Queryable, numbers: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('homes')
    .innerJoin('regions', 'regions.id', 'homes.region_id')
    .select('regions.key')
    .distinct()
    .where('object_number', 'in', [...numbers])
    .orderBy('regions.key')
    .execute();
  return rows.map(({ key }) => key);
}

export interface Season {
  objectNumber: number;
  fromDate: PlainDate;
  untilDate: PlainDate;
  minStay: number;
  arrivalDays: number;
}

export async function readSeasons(db: Queryable, numbers: readonly number[]): Promise<Season[]> {
  return db
    .selectFrom('price_seasons')
    .select([
      'object_number as objectNumber',
      'from_date as fromDate',
      'until_date as untilDate',
      'min_stay as minStay',
      'arrival_days as arrivalDays',
    ])
    .where('object_number', 'in', [...numbers])
    .orderBy('from_date')
    .execute();
}

export interface Block {
  objectNumber: number;
  startDate: PlainDate;
  endDate: PlainDate;
}

/** Blocked nights of the demo world, to be used for bookings. */
export async function takeBlocks(tx: Tx, numbers: readonly number[], until: PlainDate): Promise<Block[]> {
  const { rows } = await sql<Block>`
    delete from stays where kind = 'blocked' and object_number = any(${[...numbers]}::integer[]) and lower(period) < ${until}::date
    returning object_number as "objectNumber", to_char(lower(period), 'YYYY-MM-DD') as "startDate",
      to_char(upper(period), 'YYYY-MM-DD') as "endDate"`.execute(tx);
  return rows.sort((a, b) => a.objectNumber - b.objectNumber || (a.startDate < b.startDate ? -1 : 1));
}

/** Blocks the remaining nights again. */
export async function restoreBlocks(tx: Tx, blocks: readonly Block[]): Promise<void> {
  await sql`
    insert into stays (object_number, period, kind)
    select object_number, daterange(start_date, end_date), 'blocked'
    from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb)
      as block ("objectNumber" integer, "startDate" date, "endDate" date),
      lateral (select block."objectNumber", block."startDate", block."endDate") as one (object_number, start_date, end_date)
    where not exists (select from stays where stays.object_number = one.object_number
      and stays.period && daterange(one.start_date, one.end_date))`.execute(tx);
}

/** A home without bookings whose landlord has no other home. */
export async function chooseHomeToApprove(db: Queryable, besides: readonly number[]): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    select object_number as number from homes
    where state = 'published' and agency_id is null and object_number <> all(${[...besides]}::integer[])
    order by country_code = 'de' desc, landlord_id desc, object_number limit 1`.execute(db);
  return rows[0]?.number ?? null;
}

export async function hasBookings(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from bookings) as any`.execute(db);
  return rows[0]!.any;
}

/** Deletes due jobs, so that no mails about the past are sent. Future jobs are kept. */
export async function dropDueJobs(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('jobs').where('run_at', '<=', now).execute();
}

/** Marks the mails to guests who arrive within the next days as sent. */
export async function markArrivalsTold(
  tx: Tx,
  { today, now }: { today: PlainDate; now: Date },
): Promise<void> {
  const arrivals = await confirmedArrivals(tx, { from: today, until: addDays(today, arrivalMailDays) });
  for (const arrival of arrivals) await enqueueArrivalMail(tx, arrival, now);
  await tx.updateTable('jobs').set({ done_at: now }).where('run_at', '=', now).execute();
}

const staysFrom = (tx: Tx, state: 'confirmed' | 'requested', numbers: readonly number[], from: PlainDate) =>
  tx
    .selectFrom('bookings')
    .selectAll()
    .where('origin', '=', 'site')
    .where('state', '=', state)
    .where('start_date', '>=', from)
    .where(sql<boolean>`object_number = any(${[...numbers]}::integer[])`);

/** Confirmed stays of these homes from a day on, the next first. */
export async function findComingStays(
  tx: Tx,
  numbers: readonly number[],
  from: PlainDate,
): Promise<BookingRow[]> {
  const rows = await staysFrom(tx, 'confirmed', numbers, from).orderBy('start_date').orderBy('id').execute();
  return rows as unknown as BookingRow[];
}

/** Requests for these homes that wait for their host, from a day of arrival on, the latest first. */
export async function findOpenRequests(
  tx: Tx,
  numbers: readonly number[],
  from: PlainDate,
): Promise<BookingRow[]> {
  const query = staysFrom(tx, 'requested', numbers, from);
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').execute();
  return rows as unknown as BookingRow[];
}
