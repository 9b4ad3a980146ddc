import { isOverlap, retryTransaction } from '../../platform/retry-transaction.ts';
import { actorUid, type LoggedIn } from '../../http/handler.ts';
import type { Tx } from '../../platform/database.ts';
import { findConflicts, type Conflict } from '../booking/booking.ts';
import type { HomeChange } from '../catalogue/catalogue.ts';
import type { Stay } from '../../../domain/stay.ts';
import type { CalendarsDeps } from './calendars-context.ts';
import { calendarStore, type ActKind } from './calendar-store.ts';

export interface Act {
  kind: ActKind;
  before: unknown;
  after: unknown;
}

export interface Done<Result> {
  result: Result;
  change: HomeChange | null;
  act?: Act;
}

export const blockNotFound = { ok: false, type: 'block-not-found', data: null } as const;
export const objectNotFound = { ok: false, type: 'object-not-found', data: null } as const;

type Doer = Pick<LoggedIn, 'uid' | 'actedBy'>;

/** Returns the person recorded for an act, and a flag for acts of the office on behalf of the landlord. */
export const toActor = (user: Doer): { uid: string; byOffice: boolean } => ({
  uid: actorUid(user),
  byOffice: user.actedBy !== undefined,
});

/**
 * Changes the calendar of a home and logs the change, in one transaction under the home's lock. Returns null, without taking the
 * lock, if the person has no access to the home, or is only a co-host although the caller requires the landlord.
 */
export async function changeOwnCalendar<Result>(
  { connection, catalogue, clock }: Pick<CalendarsDeps, 'connection' | 'catalogue' | 'clock'>,
  user: Doer,
  objectNumber: number,
  work: (tx: Tx, home: { ratesOfFeed: boolean }) => Promise<Done<Result>>,
  { asOwner = false }: { asOwner?: boolean } = {},
): Promise<{ result: Result; actId: number } | null> {
  return retryTransaction(connection, async (tx) => {
    const home = await calendarStore.findOwn(tx, user.uid, objectNumber, asOwner);
    if (!home) return null;
    return catalogue.changeHome(tx, objectNumber, async () => {
      const { result, change, act } = await work(tx, home);
      const at = clock.now();
      const actId = act
        ? await calendarStore.insertAct(tx, { objectNumber, ...toActor(user), ...act, at })
        : 0;
      return { result: { result, actId }, change };
    });
  });
}

/** Rolls everything back if the exclusion constraint finds an occupied night, and returns the conflicting stays. */
export async function unlessTaken<Result>(
  { connection }: Pick<CalendarsDeps, 'connection'>,
  request: { objectNumber: number; stay: Stay },
  work: Promise<Result>,
): Promise<Result | { ok: false; type: 'capacity-taken'; data: { conflicts: Conflict[] } }> {
  try {
    return await work;
  } catch (error) {
    if (!isOverlap(error)) throw error;
    // Booking 0 does not exist, so that all stays on the nights are returned.
    const conflicts = await findConflicts(connection.db, { ...request, bookingId: 0 });
    return { ok: false, type: 'capacity-taken', data: { conflicts } };
  }
}
