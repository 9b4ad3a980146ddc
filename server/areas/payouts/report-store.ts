import { sql } from 'kysely';
import type { HomeAddress } from '../../../contract/booking/home-address.ts';
import type { Cents } from '../../../domain/money.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';

export interface ReportedStay {
  landlord_id: number;
  object_number: number;
  object_type: string;
  country_code: string;
  place: string;
  address: HomeAddress | null;
  start_date: PlainDate;
  end_date: PlainDate;
  state: string;
  quote: Quote;
  commission_per_mille: number;
  landlord: Cents;
  commission: Cents;
  tourist_tax: Cents;
}

export async function staysOfYear(db: Queryable, year: number): Promise<ReportedStay[]> {
  const { rows } = await sql<ReportedStay>`
    select booking_terms.landlord_id, homes.object_number, homes.object_type, homes.country_code,
      places.names ->> 'de' as place, homes.address, bookings.start_date, bookings.end_date, bookings.state,
      bookings.quote, booking_terms.commission_per_mille,
      coalesce(0 - sum(amount_cents) filter (where account = 'landlordPayable'), 0)::int8 as landlord,
      coalesce(0 - sum(amount_cents) filter (where account = 'commissionRevenue'), 0)::int8 as commission,
      coalesce(0 - sum(amount_cents) filter (where account = 'touristTaxPayable'), 0)::int8 as tourist_tax
    from ledger_postings
      join ledger_entries on posting_id = ledger_postings.id
      join booking_terms on booking_terms.booking_id = ledger_postings.booking_id
      join bookings on bookings.id = ledger_postings.booking_id
      join homes on homes.object_number = bookings.object_number
      join places on places.id = homes.place_id
    where cause in ('confirmed', 'changed', 'cancelled') and extract(year from bookings.start_date) = ${year}
    group by bookings.id, booking_terms.booking_id, homes.object_number, places.id
    order by booking_terms.landlord_id, homes.object_number, bookings.start_date, bookings.id`.execute(db);
  return rows;
}
