import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { Stay } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { isOverlap, retryTransaction } from '../../platform/retry-transaction.ts';
import type { HomeChange, LockedHome } from '../catalogue/catalogue.ts';
import type { BookingDeps } from './booking-context.ts';
import { bookingNotFound, type BookingNotFound } from './booking-link.ts';
import { findBooking, type BookingRow } from './booking-store.ts';

/** What the work on a home's nights has in hand. */
export interface LockedUnit {
  tx: Tx;
  home: LockedHome;
  /** Who bills for stays. */
  operator: CurrentOperator;
  /**
   * Says that the stay occupies nights of the home from now on, or without one that nights became free. The searches of
   * all nodes are told with the commit, this node's before the call is answered.
   */
  nightsChanged(occupied?: Stay): void;
}

export interface BookingUnit extends LockedUnit {
  /** The booking as it is under the lock: it may have changed since its link was opened. */
  booking: BookingRow;
}

export const capacityTaken = { ok: false, type: 'capacity-taken', data: null } as const;

type UnitDeps = Pick<BookingDeps, 'connection' | 'catalogue' | 'operator'>;

/**
 * The one way to write about the nights of a home. One transaction takes the lock of the home's row before anything
 * else, so that the work sees what was committed, versions in the outbox are in order, and nobody waits in a circle. It
 * is run again where the database ended it for the sake of another: the work has no effect beside the database. Null
 * where there is no such home.
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

/** The same for a booking that was found without the lock, by its link or by a job. */
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

/** Where the exclusion constraint finds a night occupied, all of the work is undone. */
export async function unlessTaken<Result>(work: Promise<Result>): Promise<Result | typeof capacityTaken> {
  try {
    return await work;
  } catch (error) {
    if (isOverlap(error)) return capacityTaken;
    throw error;
  }
}
