import { sql, type RawBuilder } from 'kysely';
import type { BusinessKind } from '../../../domain/roles.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import { photoVersion } from '../catalogue/catalogue.ts';
import type { ExportedHome } from './rules/present-feed-home.ts';

/** The landlord or agency whose homes are exported; null for all homes. */
export type HomesOf = { kind: BusinessKind; subject: number } | null;

export interface ChangedHome {
  objectNumber: number;
  ms: number;
  state: 'shown' | 'paused' | 'removed';
}

function isOwnedBy(owner: HomesOf): RawBuilder<boolean> {
  if (owner === null || owner.kind === 'partner') return sql`true`;
  const column = owner.kind === 'landlord' ? sql.ref('landlord_id') : sql.ref('agency_id');
  return sql`${column} = ${owner.subject}`;
}

/** Returns homes ever published, ordered by last change, after a given one and before a given time. */
export async function readChangedHomes(
  db: Queryable,
  owner: HomesOf,
  { after, until, limit }: { after: { ms: number; objectNumber: number }; until: Date; limit: number | null },
): Promise<ChangedHome[]> {
  const changeTime = sql`date_trunc('milliseconds', changed_at)`;
  const { rows } = await sql<{ objectNumber: number; changed: Date; state: ChangedHome['state'] }>`
    select object_number as "objectNumber", ${changeTime} as changed,
      case when state = 'published' then 'shown' when state = 'removed' then 'removed' else 'paused' end as state
    from homes
    where published_at is not null and ${isOwnedBy(owner)} and changed_at < ${until}
      and (${changeTime}, object_number) > (${new Date(after.ms)}::timestamptz, ${after.objectNumber})
    order by ${changeTime}, object_number limit ${limit}`.execute(db);
  return rows.map(({ changed: at, ...row }) => ({ ...row, ms: at.getTime() }));
}

/** Selects averages to four decimals over our own and imported ratings; no row without ratings. */
const ratingOfHome = sql`
  select jsonb_build_object('total', sum(r.total), 'average', round((sum(r.points) / sum(r.total))::numeric, 4),
    'cleanliness', round((sum(r.cleanliness) / sum(r.total))::numeric, 4),
    'externalImpression', round((sum(r.external_impression) / sum(r.total))::numeric, 4),
    'furniture', round((sum(r.furniture) / sum(r.total))::numeric, 4),
    'location', round((sum(r.location) / sum(r.total))::numeric, 4),
    'priceToService', round((sum(r.price_to_service) / sum(r.total))::numeric, 4)) as rating
  from (
    select 1::float8 as total, furniture::float8, location::float8, cleanliness::float8, external_impression::float8,
      price_to_service::float8,
      (furniture + location + cleanliness + external_impression + price_to_service) / 5.0::float8 as points
    from ratings where object_number = h.object_number
    union all
    select total, furniture * total, location * total, cleanliness * total, external_impression * total,
      price_to_service * total, average * total
    from rating_summaries where object_number = h.object_number
  ) r
  having sum(r.total) > 0`;

export async function readExportedHomes(
  db: Queryable,
  numbers: readonly number[],
  today: PlainDate,
): Promise<Map<number, ExportedHome>> {
  const { rows } = await sql<ExportedHome>`
    select h.object_number as "objectNumber", h.lat, h.lon, h.position_within_m as "positionWithinMetres",
      h.object_type as "objectType", h.kind, h.persons_max as "personsMax", h.count_rooms_sleeping as bedrooms,
      h.count_rooms_bath as bathrooms, h.squaremeter_living as "squaremeterLiving", h.dogs_max as "dogsMax",
      h.dogs_max_is_known as "dogsMaxIsKnown", h.amenities, h.bed_rooms as "bedRooms", h.access, h.charging,
      h.house_rules as "houseRules", h.equipment, h.quarter, h.registration_number as "registrationNumber",
      h.deposit_cents as "depositCents", h.included_guests as "includedGuests", h.further_guest_cents as "furtherGuestCents",
      h.cancellation, coalesce(h.tourist_tax, p.tourist_tax) as "touristTax",
      h.check_in as "checkIn", h.check_out as "checkOut", h.address,
      jsonb_build_object('leadDays', h.lead_days, 'leadHour', h.lead_hour, 'horizonMonths', h.horizon_months,
        'fillFrom', h.fill_from, 'leaveMin', h.leave_min) as rules, h.arrival_info as "arrivalInfo",
      coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'title', t.title,
          'description', t.description, 'rules', t.house_rules, 'translatedFrom', t.translated_from) order by t.language)
        from home_texts t where t.object_number = h.object_number), '[]') as texts,
      coalesce((select jsonb_agg(jsonb_build_object('code', s.code, 'unit', s.unit, 'cents', s.amount_cents,
          'mandatory', s.mandatory, 'prepaid', s.prepaid) order by s.code, s.unit)
        from home_services s where s.object_number = h.object_number), '[]') as services,
      coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'threshold', d.threshold, 'percent', d.percent)
          order by d.kind, d.threshold)
        from home_discounts d where d.object_number = h.object_number), '[]') as discounts,
      coalesce((select jsonb_agg(jsonb_build_object('fromDate', c.from_date, 'untilDate', c.until_date, 'nightly', c.nightly_cents,
          'weekly', c.weekly_cents, 'weekend', case when c.weekend_cents is not null
            then jsonb_build_object('nightly', c.weekend_cents, 'nights', c.weekend_nights) end, 'minStay', c.min_stay, 'maxStay', c.max_stay, 'arrivalDays', c.arrival_days,
          'departureDays', c.departure_days, 'name', c.name) order by c.from_date)
        from price_seasons c where c.object_number = h.object_number and c.until_date > ${today}::date), '[]') as seasons,
      coalesce((select jsonb_agg(jsonb_build_object('from', lower(period), 'until', upper(period)) order by period)
        from (select unnest(range_agg(stays.period)) as period from stays
          where stays.object_number = h.object_number and upper(stays.period) > ${today}::date) one), '[]') as taken,
      jsonb_build_object('name', l.name, 'mail', case when l.is_reachable then l.email else '' end, 'phone', l.phone,
        'language', l.language, 'trader', l.is_trader, 'address', l.address, 'vatId', l.vat_id) as provider,
      rated.rating,
      coalesce((select jsonb_agg(jsonb_build_object('no', m.no, 'version', ${photoVersion('m')}, 'shows', m.scene) order by m.no)
        from home_images m where m.object_number = h.object_number and m.file_key is not null), '[]') as photos
    from homes h join places p on p.id = h.place_id join landlords l on l.id = h.landlord_id
    left join lateral (${ratingOfHome}) rated on true
    where h.object_number = any(${[...numbers]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.objectNumber, row]));
}
