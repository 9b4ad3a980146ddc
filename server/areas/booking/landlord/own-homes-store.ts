import { sql, type RawBuilder } from 'kysely';

/**
 * Numbers of the homes of a person, through the landlords and agencies for whom the person acts. Every query about a landlord's homes or
 * their bookings uses it.
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
