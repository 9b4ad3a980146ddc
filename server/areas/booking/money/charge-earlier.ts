import type { PlainDate } from '../../../../domain/stay.ts';
import type { Queryable } from '../../../platform/database.ts';
import { chargeCancellation, chargeStay } from '../../ledger/ledger.ts';
import type { BookingDeps } from '../booking-context.ts';
import { underBookingLock } from '../under-home-lock.ts';
import { noMoney } from '../../../../domain/money.ts';

/** Creates ledger claims, once each, for confirmed bookings from before the ledger whose stay has not ended. */
export async function chargeEarlierBookings(deps: BookingDeps): Promise<void> {
  const { connection, clock } = deps;
  for (const candidate of await withoutClaims(connection.db, clock.today())) {
    await underBookingLock(deps, candidate, async ({ tx, booking }) => {
      const at = clock.now();
      if (booking.state === 'confirmed') await chargeStay(tx, booking, 'confirmed', at);
      if (booking.state === 'cancelled') await chargeCancellation(tx, booking, at);
    });
  }
}

async function withoutClaims(
  db: Queryable,
  today: PlainDate,
): Promise<{ id: number; object_number: number }[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'object_number'])
    .where('origin', '=', 'site')
    .where('end_date', '>=', today)
    .where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'confirmed'),
        and([eb('state', '=', 'cancelled'), eb('cancellation_fee_cents', '>', noMoney)]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_postings')
            .select('ledger_postings.id')
            .whereRef('ledger_postings.booking_id', '=', 'bookings.id'),
        ),
      ),
    )
    .orderBy('id')
    .execute();
}
