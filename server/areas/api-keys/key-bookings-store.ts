import { sql, type RawBuilder } from 'kysely';
import type { BusinessKind } from '../../../domain/roles.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Cents } from '../../../domain/money.ts';

export interface KeyBookingRow {
  id: number;
  displayNumber: number;
  objectNumber: number;
  startDate: string;
  endDate: string;
  persons: number;
  method: string;
  state: string;
  totalCents: Cents;
  createdAt: Date;
  changedAt: Date;
}

/** Selects the bookings credited to a partner, or those of a landlord's or agency's homes. */
function isBookingOf({ kind, subject }: { kind: BusinessKind; subject: number }): RawBuilder<boolean> {
  if (kind === 'partner') return sql`(b.partner = ${String(subject)} or b.brand = ${subject})`;
  const column = kind === 'landlord' ? sql.ref('h.landlord_id') : sql.ref('h.agency_id');
  return sql`${column} = ${subject}`;
}

/**
 * Reads bookings in order of change, from `after` on. The latest changes are held back, since an earlier transaction may still commit and
 * would be skipped.
 */
export async function listKeyBookings(
  db: Queryable,
  business: { kind: BusinessKind; subject: number },
  { after, until, limit }: { after: { ms: number; id: number }; until: Date; limit: number },
): Promise<KeyBookingRow[]> {
  const changeTime = sql`date_trunc('milliseconds', b.updated_at)`;
  const { rows } = await sql<KeyBookingRow>`
    select b.id, b.display_number as "displayNumber", b.object_number as "objectNumber",
      b.start_date as "startDate", b.end_date as "endDate", b.persons, b.method, b.state,
      b.total_cents as "totalCents", b.created_at as "createdAt", ${changeTime} as "changedAt"
    from bookings b join homes h on h.object_number = b.object_number
    where ${isBookingOf(business)} and b.origin = 'site' and b.updated_at < ${until}
      and (${changeTime}, b.id) > (${new Date(after.ms)}::timestamptz, ${after.id})
    order by ${changeTime}, b.id limit ${limit}`.execute(db);
  return rows;
}
