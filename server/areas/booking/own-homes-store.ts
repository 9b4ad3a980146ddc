import { sql, type RawBuilder } from 'kysely';

/**
 * The numbers of the homes that a person lets or manages: those of the landlords and of the agencies whom the
 * person acts for. Every query about the homes of a landlord or their bookings has it in its condition.
 */
export function ownHomes(uid: string): RawBuilder<number> {
  return sql<number>`(
    select homes.object_number from account_businesses
    join homes on homes.landlord_id = account_businesses.subject
    where account_businesses.kind = 'landlord' and account_businesses.uid = ${uid}
    union
    select homes.object_number from account_businesses
    join homes on homes.agency_id = account_businesses.subject
    where account_businesses.kind = 'agency' and account_businesses.uid = ${uid}
  )`;
}
