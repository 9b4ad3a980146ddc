import type { PlainDate } from '../../../../domain/stay.ts';
import type { Tx } from '../../../platform/database.ts';
import { extendBonus, releaseBonus } from '../../pricing/pricing.ts';
import type { BookingRow } from '../booking-store.ts';
import { freeNights } from '../nights-store.ts';
import { inRolledBackSavepoint } from './savepoint-store.ts';

/**
 * Computes a quote as if the booking's own nights and bonus were free, and leaves both unchanged. Call it under the home's lock, so that
 * nobody else sees or takes them meanwhile.
 */
export function quoteIgnoringOwnStay<Result>(
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'bonus' | 'customer'>,
  today: PlainDate,
  quote: () => Promise<Result>,
): Promise<Result> {
  return inRolledBackSavepoint(tx, async () => {
    await freeNights(tx, booking.id);
    if (booking.bonus !== null) {
      await releaseBonus(tx, booking.bonus, booking.customer.email);
      await extendBonus(tx, booking.bonus, today);
    }
    return quote();
  });
}
