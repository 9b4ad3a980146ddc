import type { PlainDate } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { giveBonusBack, keepBonusValid } from './bonus-store.ts';
import type { BookingRow } from './booking-store.ts';
import { freeNights } from './nights-store.ts';
import { thenUndone } from './savepoint-store.ts';

/**
 * Does the work as if the booking's own nights and its bonus were free, and leaves both as they are. Under
 * the home's lock, so that nobody else sees or takes what is free for this moment.
 */
export function besideItself<Result>(
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'bonus'>,
  today: PlainDate,
  work: () => Promise<Result>,
): Promise<Result> {
  return thenUndone(tx, async () => {
    await freeNights(tx, booking.id);
    if (booking.bonus !== null) {
      await giveBonusBack(tx, booking.bonus);
      await keepBonusValid(tx, booking.bonus, today);
    }
    return work();
  });
}
