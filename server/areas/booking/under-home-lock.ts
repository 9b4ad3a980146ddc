import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { Stay } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { isOverlap, retryTransaction } from '../../platform/retry-transaction.ts';
import type { HomeChange, LockedHome } from '../catalogue/catalogue.ts';
import type { BookingDeps } from './booking-context.ts';
import { bookingNotFound, type BookingNotFound } from './links/booking-link.ts';
import { findBooking, type BookingRow } from './booking-store.ts';

export interface LockedUnit {
  tx: Tx;
  home: LockedHome;
  operator: CurrentOperator;
  /**
   * Call it when nights become occupied (by `occupied`) or free. The search indexes of all nodes are updated with the
   * commit, this node's before the call is answered.
   */
  nightsChanged(stay?: Stay): void;
}

export interface BookingUnit extends LockedUnit {
  booking: BookingRow;
}

export const capacityTaken = { ok: false, type: 'capacity-taken', data: null } as const;

type UnitDeps = Pick<BookingDeps, 'connection' | 'catalogue' | 'operator'>;

/**
 * All writes about nights of a home go through here. The transaction locks the home's row first, so that the work
 * sees all commits, outbox versions are in order, and no deadlock occurs. It is retried if the database aborts it, so
 * the work must have no other effects. Returns null if there is no such home.
 */
export async function underHomeLock<Result>(
  { connection, catalogue, operator }: UnitDeps,
  objectNumber: number,
  work: (unit: LockedUnit) => Promise<Result>,
): Promise<Result | null> {
  return retryTransaction(connection, (tx) =>
    catalogue.changeHome(tx, objectNumber, async (home) => {
      let change: HomeChange | null = null;
      const nightsChanged = (stay?: Stay): void => {
        change = { kind: 'nights', occupied: stay };
      };
      const result = await work({ tx, home, operator, nightsChanged });
      return { result, change };
    }),
  );
}

/** For a booking found without the lock, by its link or by a job. */
export async function underBookingLock<Result>(
  deps: UnitDeps,
  openedBooking: Pick<BookingRow, 'id' | 'object_number'>,
  work: (unit: BookingUnit) => Promise<Result>,
): Promise<Result | BookingNotFound> {
  const result = await underHomeLock(deps, openedBooking.object_number, async (unit) => {
    const booking = await findBooking(unit.tx, openedBooking.id);
    return booking ? work({ ...unit, booking }) : bookingNotFound;
  });
  return result ?? bookingNotFound;
}

/** Rolls everything back if the exclusion constraint finds a night occupied. */
export async function rollBackIfTaken<Result>(work: Promise<Result>): Promise<Result | typeof capacityTaken> {
  try {
    return await work;
  } catch (error) {
    if (isOverlap(error)) return capacityTaken;
    throw error;
  }
}
