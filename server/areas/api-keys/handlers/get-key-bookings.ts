import type { getKeyBookings } from '../../../../contract/api-keys/get-key-bookings.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ApiKeysDeps } from '../api-keys-context.ts';
import type { ApiKeys } from '../api-keys-context.ts';
import { listKeyBookings } from '../key-bookings-store.ts';
import { toEuros } from '../../../../domain/money.ts';

/** Milliseconds; longer than any transaction, so that older changes are committed. */
const settledMs = 5000;

export function getKeyBookingsHandler({
  connection,
  clock,
  admit,
}: Pick<ApiKeysDeps, 'connection' | 'clock'> & Pick<ApiKeys, 'admit'>): Handler<typeof getKeyBookings> {
  return async ({ cursor, limit }, { authorization }) => {
    const admission = await admit(authorization, 'bookings:read');
    if (!admission.ok) return admission;
    const [ms = 0, id = 0] = cursor === '' ? [] : cursor.split('-').map(Number);
    const matchingRows = await listKeyBookings(connection.db, admission.holder, {
      after: { ms, id },
      until: new Date(clock.now().getTime() - settledMs),
      // One more than the limit shows that there are more.
      limit: limit + 1,
    });
    const rows = matchingRows.slice(0, limit);
    const lastRow = rows.at(-1);
    return {
      ok: true,
      data: {
        bookings: rows.map((row) => ({
          bookingDisplayID: row.displayNumber,
          objectNumber: row.objectNumber,
          startDate: row.startDate,
          endDate: row.endDate,
          persons: row.persons,
          bookingMethod: row.method,
          state: row.state,
          totalPrice: toEuros(row.totalCents),
          createdAt: row.createdAt.toISOString(),
          changedAt: row.changedAt.toISOString(),
        })),
        cursor: lastRow ? `${lastRow.changedAt.getTime()}-${lastRow.id}` : cursor,
        hasMore: matchingRows.length > limit,
      },
    };
  };
}
