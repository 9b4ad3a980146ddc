import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { TaxedStay } from '../../../domain/pricing/tax-statement.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import { moneyHomes } from '../booking/booking.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

export const taxStatementStore = {
  /** Returns the confirmed stays in a person's homes that end in this range, by departure. */
  async stays(
    db: Queryable,
    uid: string,
    { from, until, language }: { from: PlainDate; until: PlainDate; language: Language },
  ): Promise<TaxedStay[]> {
    const { rows } = await sql<TaxedStay>`
      select b.display_number as "bookingNumber", coalesce(p.names->>${language}, p.names->>'de') as place,
        ${homeTitle('h.object_number', language)} as title,
        b.start_date as "startDate", b.end_date as "endDate", b.persons, b.child_ages as "childAges",
        jsonb_path_query_array(b.quote, '$.lines[*] ? (@.code == "touristTax")') as lines,
        coalesce(h.tourist_tax, p.tourist_tax) as bands,
        case when c.confirmed_at is not null and c.child_ages is not null
          -- where the host charges none for a direct booking, its travellers owe none either
          and (b.origin = 'site' or b.quote @? '$.lines[*] ? (@.code == "touristTax")')
          then jsonb_build_object('persons', c.persons, 'childAges', c.child_ages) end as registered
      from bookings b join homes h on h.object_number = b.object_number join places p on p.id = h.place_id
        left join check_ins c on c.booking_id = b.id
      where b.state = 'confirmed' and b.end_date >= ${from}::date and b.end_date < ${until}::date
        and b.object_number in ${moneyHomes(uid)}
      order by b.end_date, b.id limit 5000`.execute(db);
    return rows;
  },
};
