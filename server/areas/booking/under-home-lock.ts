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
  /** Who bills for stays. */
  operator: CurrentOperator;
  /**
   * Call it when the stay occupies nights, or without a stay when nights became free. The search indexes of all nodes learn of it with
   * the commit, this node's before the call is answered.
   */
  nightsChanged(occupied?: Stay): void;
}

export interface BookingUnit extends LockedUnit {
  /** The booking as read under the lock; it may have changed since its link was opened. */
  booking: BookingRow;
}

export const capacityTaken = { ok: false, type: 'capacity-taken', data: null } as const;

type UnitDeps = Pick<BookingDeps, 'connection' | 'catalogue' | 'operator'>;

/**
 * All writes about nights of a home go through here. The transaction first locks the home's row, so that the work sees all commits,
 * outbox versions are in order, and no deadlock occurs. It is retried when the database aborts it, so the work must have no effects
 * outside the database. Null if there is no such home.
 */
export async function underHomeLock<Result>(
  { connection, catalogue, operator }: UnitDeps,
  objectNumber: number,
  work: (unit: LockedUnit) => Promise<Result>,
): Promise<Result | null> {
  return retryTransaction(connection, (tx) =>
    catalogue.changeHome(tx, objectNumber, async (home) => {
      let change: HomeChange | null = null;
      const nightsChanged = (occupied?: Stay): void => {
        change = { kind: 'nights', occupied };
      };
      const result = await work({ tx, home, operator, nightsChanged });
      return { result, change };
    }),
  );
}

/** Like `underHomeLock`, for a booking found without the lock, by its link or by a job. */
export async function onBooking<Result>(
  deps: UnitDeps,
  found: Pick<BookingRow, 'id' | 'object_number'>,
  work: (unit: BookingUnit) => Promise<Result>,
): Promise<Result | BookingNotFound> {
  const result = await underHomeLock(deps, found.object_number, async (unit) => {
    const booking = await findBooking(unit.tx, found.id);
    return booking ? work({ ...unit, booking }) : bookingNotFound;
  });
  return result ?? bookingNotFound;
}

/** Rolls everything back if the exclusion constraint finds a night occupied. */
export async function unlessTaken<Result>(work: Promise<Result>): Promise<Result | typeof capacityTaken> {
  try {
    return await work;
  } catch (error) {
    if (isOverlap(error)) return capacityTaken;
    throw error;
  }
}
