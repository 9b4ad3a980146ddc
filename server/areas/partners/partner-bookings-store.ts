import { sql } from 'kysely';
import { attributionDays } from '../../../domain/attribution.ts';
import type { Tx } from '../../platform/database.ts';

const dayMs = 86_400_000;

/**
 * Attributes a booking to a partner at the current commission; pure traffic sources are not stored. Without a link in
 * the call, the link of the last visit is used, if stored with the guest's consent.
 */
export async function insertPartnerBooking(
  tx: Tx,
  {
    bookingId,
    pid,
    subId,
    uid,
    at,
  }: { bookingId: number; pid: string; subId: string; uid: string | null; at: Date },
): Promise<void> {
  const since = new Date(at.getTime() - attributionDays * dayMs);
  await sql`
    insert into partner_bookings (booking_id, partner_id, sub_id, commission_per_mille)
    select ${bookingId}, partners.id, coalesce(nullif(${subId}, ''), (
      select params ->> 'subid' from traffic_origins
      where uid = ${uid} and seen_at >= ${since} and params ->> 'pid' = ${pid}
        and params ->> 'subid' not like '~test.%'
      order by id desc limit 1
    ), ''), commission_per_mille
    from partners where id = ${Number(pid)}`.execute(tx);
}
