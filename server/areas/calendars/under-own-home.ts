import { isOverlap, retryTransaction } from '../../platform/retry-transaction.ts';
import { doerOf, type LoggedIn } from '../../http/handler.ts';
import type { Tx } from '../../platform/database.ts';
import { conflictsOf, type Conflict } from '../booking/booking.ts';
import type { HomeChange } from '../catalogue/catalogue.ts';
import type { Stay } from '../../../domain/stay.ts';
import type { CalendarsDeps } from './calendars-context.ts';
import { calendarStore, type ActKind } from './calendar-store.ts';

/** What has been done to the calendar of a home; `before` and `after` are what `kind` says. */
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

/** Says to whom an act is written down, and whether the office did it in the place of who lets the home. */
export const actBy = (user: Doer): { uid: string; byOffice: boolean } => ({
  uid: doerOf(user),
  byOffice: user.actedBy !== undefined,
});

/**
 * Runs work on the calendar of a home in one transaction under the home's lock, with what has been done written down. Null
 * where the person does not let the home: the lock is not even asked for.
 */
export async function underOwnHome<Result>(
  { connection, catalogue, clock }: Pick<CalendarsDeps, 'connection' | 'catalogue' | 'clock'>,
  user: Doer,
  objectNumber: number,
  work: (tx: Tx, home: { ratesOfFeed: boolean }) => Promise<Done<Result>>,
): Promise<{ result: Result; actId: number } | null> {
  return retryTransaction(connection, async (tx) => {
    const home = await calendarStore.findOwn(tx, user.uid, objectNumber);
    if (!home) return null;
    return catalogue.changeHome(tx, objectNumber, async () => {
      const { result, change, act } = await work(tx, home);
      const at = clock.now();
      const actId = act ? await calendarStore.insertAct(tx, { objectNumber, ...actBy(user), ...act, at }) : 0;
      return { result: { result, actId }, change };
    });
  });
}

/** Where the exclusion constraint finds a night taken, all of the work is undone, and what lies there is answered. */
export async function unlessTaken<Result>(
  { connection }: Pick<CalendarsDeps, 'connection'>,
  asked: { objectNumber: number; stay: Stay },
  work: Promise<Result>,
): Promise<Result | { ok: false; type: 'capacity-taken'; data: { conflicts: Conflict[] } }> {
  try {
    return await work;
  } catch (error) {
    if (!isOverlap(error)) throw error;
    // No booking has this number: all that lies on the nights is told.
    const conflicts = await conflictsOf(connection.db, { ...asked, bookingId: 0 });
    return { ok: false, type: 'capacity-taken', data: { conflicts } };
  }
}
