import { sql } from 'kysely';
import type { LettingBusiness } from '../../../domain/roles.ts';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { Queryable } from '../../platform/database.ts';
import { stayHomes } from '../booking/booking.ts';
import { threadSubjects } from './subjects-store.ts';

export interface KeyMessageRow {
  id: number;
  bookingId: number;
  displayNumber: number | null;
  objectNumber: number;
  guest: string;
  isBound: boolean;
  collectedByUs: boolean;
  side: MessageSide;
  text: string;
  at: Date;
}

/** Reads the messages of all homes of a business in their order. The latest are held back, since an earlier one may still be committed. */
export async function listKeyMessages(
  db: Queryable,
  business: LettingBusiness,
  { after, threadId, until, limit }: { after: number; threadId: number; until: Date; limit: number },
): Promise<KeyMessageRow[]> {
  const { rows } = await sql<KeyMessageRow>`
    select m.message_id as id, m.booking_id as "bookingId", s.display_number as "displayNumber",
      s.object_number as "objectNumber", s.guest, s.is_bound as "isBound", s.collected_by_us as "collectedByUs",
      m.side, m.text, m.created_at as at
    from messages m join ${threadSubjects} s on s.id = m.booking_id
    where m.message_id > ${after} and m.created_at < ${until} and s.object_number in ${stayHomes(business)}
      and (${threadId}::bigint = 0 or m.booking_id = ${threadId}::bigint)
    order by m.message_id limit ${limit}`.execute(db);
  return rows;
}
