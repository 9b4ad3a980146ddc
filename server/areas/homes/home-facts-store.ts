import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { HomeFacts } from './rules/changes-of-home.ts';

export { compareFacts } from './rules/changes-of-home.ts';

/** Selects the hash of a column; null if it is empty. */
const digest = (column: string) => sql`nullif(md5(coalesce(${sql.ref(column)}::text, '')), md5(''))`;

/** Selects the number of rows of a home in a table, and a hash of their content in the order of these columns. */
const list = (table: string, order: readonly string[], content = sql`l::text`) => sql`
  (select jsonb_build_object('count', count(*),
      'digest', md5(coalesce(string_agg(${content}, '|' order by ${sql.join(order.map((column) => sql.ref(column)))}), '')))
    from ${sql.table(table)} l where l.object_number = h.object_number)`;

const photo = sql`concat_ws(' ', l.no, l.scene, l.file_key, l.focus_x, l.focus_y, nullif(l.captions, '{}'))`;

export const homeFactsStore = {
  async read(tx: Tx, objectNumber: number): Promise<HomeFacts> {
    const { rows } = await sql<HomeFacts>`
      select
        jsonb_build_object('kind', h.kind, 'personsMax', h.persons_max, 'bedrooms', h.count_rooms_sleeping,
          'bathrooms', h.count_rooms_bath, 'squaremeters', h.squaremeter_living, 'dogsMax', h.dogs_max,
          'address', nullif(concat_ws(', ', h.address->>'street', concat_ws(' ', h.address->>'zip', h.address->>'city')), ''),
          'position', concat(round(h.lat::numeric, 4), ' ', round(h.lon::numeric, 4)),
          'checkIn', h.check_in, 'checkOut', h.check_out, 'instantBooking', h.instant_booking, 'showsPlan', h.shows_plan,
          'registrationNumber', h.registration_number, 'deposit', h.deposit_cents,
          'leadDays', h.lead_days, 'leadHour', h.lead_hour, 'horizonMonths', h.horizon_months, 'fillFrom', h.fill_from,
          'leaveMin', h.leave_min, 'includedGuests', h.included_guests, 'furtherGuest', h.further_guest_cents,
          'nightlyFrom', (select min(least(nightly_cents, weekend_cents)) from price_seasons s where s.object_number = h.object_number),
          'nightlyUntil', (select max(greatest(nightly_cents, weekend_cents)) from price_seasons s where s.object_number = h.object_number)
        ) as values,
        jsonb_build_object(
          'photos', ${list('home_images', ['l.no'], photo)},
          'seasons', ${list('price_seasons', ['l.from_date'])},
          'services', ${list('home_services', ['l.code'])},
          'discounts', ${list('home_discounts', ['l.kind', 'l.threshold'])}) as lists,
        jsonb_build_object('arrivalInfo', ${digest('h.arrival_info')}, 'rules', ${digest('h.house_rules')},
          'cancellation', ${digest('h.cancellation')}, 'touristTax', ${digest('h.tourist_tax')},
          'rooms', ${digest('h.bed_rooms')}, 'access', ${digest('h.access')}, 'charging', ${digest('h.charging')}, 'nearby', ${digest('h.nearby')},
          'equipment', ${digest('h.equipment')}, 'calendar', ${digest('h.source_calendar_digest')}) as digests,
        h.amenities,
        coalesce((select jsonb_object_agg(t.language, jsonb_build_object('title', t.title,
            'digests', jsonb_build_object('teaser', ${digest('t.teaser')}, 'description', ${digest('t.description')},
              'features', ${digest('t.feature_description')}, 'houseRules', ${digest('t.house_rules')})))
          from home_texts t where t.object_number = h.object_number), '{}') as texts
      from homes h where h.object_number = ${objectNumber}`.execute(tx);
    return rows[0]!;
  },
};
