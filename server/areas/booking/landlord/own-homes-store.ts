import { sql, type RawBuilder } from 'kysely';

/**
 * Homes that a person lets through landlords and agencies. Every query about a landlord's homes or their bookings
 * must use it.
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
