import { sql } from 'kysely';
import { unnamedScene } from '../../../domain/homes/photos.ts';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { ownedHomes, ownHomes } from '../booking/booking.ts';
import { photoVersion } from '../catalogue/catalogue.ts';
import type { ListedHomeRow } from './rules/own-home-row.ts';

/** Limits the list of homes of one landlord or agency. */
const homesMax = 5000;
/** Number of letters of a description that are read, enough to find out which facts are missing. */
const lettersRead = 100;

/**
 * Returns the columns of the list for a person's homes, without reading whole homes. With `asOwner`, homes in which the
 * person is only a co-host are left out.
 */
export async function listOwnHomes(
  db: Queryable,
  uid: string,
  language: Language,
  {
    today,
    numbers,
    asOwner = false,
  }: { today: PlainDate; /** Null for all homes. */ numbers: readonly number[] | null; asOwner?: boolean },
): Promise<ListedHomeRow[]> {
  const { rows } = await sql<ListedHomeRow>`
    select h.object_number as "objectNumber", h.state, h.paused_by as "pausedBy", h.source_key is not null as "ofFeed",
      h.source_key as "ownNumber", o.name as owner,
      coalesce(p.names->>${language}, p.names->>'de') as place, h.country_code as country,
      h.address is not null as "hasAddress", h.squaremeter_living as squaremeters, h.count_rooms_bath as bathrooms,
      h.count_beds as "countBeds", h.check_in as "checkIn", h.check_out as "checkOut",
      h.registration_number as "registrationNumber", h.cancellation,
      jsonb_build_object('leadDays', h.lead_days, 'leadHour', h.lead_hour, 'horizonMonths', h.horizon_months,
        'fillFrom', h.fill_from, 'leaveMin', h.leave_min) as rules,
      coalesce(t.title, '') as title, coalesce(t.description, '') as description,
      coalesce(i.photos, 0) as photos, coalesce(i.unnamed, 0) as "unnamedPhotos", i.photo,
      s.until as "pricedUntil", s.lowest as "lowestNight",
      (select min(b.start_date) from bookings b where b.object_number = h.object_number
        and b.state in ('booked', 'confirmed') and b.start_date >= ${today}::date) as "nextArrival"
    from homes h join places p on p.id = h.place_id
    left join lateral (select title, left(ltrim(description, E' \n\t\r'), ${lettersRead}) as description
      from home_texts where object_number = h.object_number
      order by translated_from is null desc, language limit 1) t on true
    left join lateral (select count(*)::int as photos, (count(*) filter (where m.scene = ${unnamedScene} and m.captions = '{}'))::int as unnamed,
        (array_agg(concat('/pictures/', m.object_number, '/', m.no, '.' || ${photoVersion('m')}) order by m.no))[1] as photo
      from home_images m where m.object_number = h.object_number) i on true
    -- Owners are an agency's data: neither co-hosts nor the landlord see them.
    left join lateral (select home_owners.name from home_owner_terms join home_owners using (owner_id)
      where home_owner_terms.object_number = h.object_number and from_date <= ${today}::date
        and home_owners.agency_id = h.agency_id and exists (select from account_businesses b
          where b.kind = 'agency' and b.subject = h.agency_id and b.uid = ${uid})
      order by from_date desc limit 1) o on true
    left join lateral (select max(until_date) as until,
        min(least(nightly_cents, weekend_cents)) filter (where until_date > ${today}::date) as lowest
      from price_seasons where object_number = h.object_number) s on true
    where h.object_number in ${asOwner ? ownedHomes(uid) : ownHomes(uid)} and h.state <> 'removed'
      and (${numbers === null} or h.object_number = any(${[...(numbers ?? [])]}::integer[]))
    order by h.object_number limit ${homesMax}`.execute(db);
  return rows;
}

/**
 * Locks those of the homes that a person lets or manages, ordered by number, so that concurrent calls do not deadlock.
 */
export async function lockOwnHomes(tx: Tx, uid: string, numbers: readonly number[]): Promise<void> {
  await sql`select from homes where object_number in ${ownHomes(uid)} and object_number = any(${[...numbers]}::integer[])
    order by object_number for update`.execute(tx);
}
