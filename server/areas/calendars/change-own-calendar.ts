import { isOverlap, retryTransaction } from '../../platform/retry-transaction.ts';
import { actorUid, type LoggedIn } from '../../http/handler.ts';
import type { Tx } from '../../platform/database.ts';
import { insertKeyAct, type LettingHolder } from '../api-keys/api-keys.ts';
import type { ApiKeyAct } from '../../../domain/api-key-scopes.ts';
import { announceCalendarChange, type CalendarNotice } from './announce-calendar-change.ts';
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
  /** What webhooks are told. */
  event?: CalendarNotice;
  /** What the log of the API key says if a program has done it. */
  note?: ApiKeyAct;
}

export const blockNotFound = { ok: false, type: 'block-not-found', data: null } as const;
export const objectNotFound = { ok: false, type: 'object-not-found', data: null } as const;

/** A person, with the member of the office who acts for them, or the program of a business with its key. */
export type Doer = Pick<LoggedIn, 'uid' | 'actedBy'> | LettingHolder;

const isProgram = (doer: Doer): doer is LettingHolder => 'keyId' in doer;

/** Returns who is recorded for an act, with a flag for acts of the office on behalf of the landlord. */
export const toActor = (doer: Doer): { uid: string | null; byOffice: boolean; keyId: string | null } =>
  isProgram(doer)
    ? { uid: null, byOffice: false, keyId: doer.keyId }
    : { uid: actorUid(doer), byOffice: doer.actedBy !== undefined, keyId: null };

type ChangeDeps = Pick<CalendarsDeps, 'connection' | 'catalogue' | 'clock'>;
type Work<Result> = (tx: Tx, home: { ratesOfFeed: boolean }) => Promise<Done<Result>>;

/** Like `changeOwnCalendarIn`, in a transaction of its own. */
export async function changeOwnCalendar<Result>(
  deps: ChangeDeps,
  doer: Doer,
  objectNumber: number,
  work: Work<Result>,
  options: { asOwner?: boolean } = {},
): Promise<{ result: Result; actId: number } | null> {
  return retryTransaction(deps.connection, (tx) =>
    changeOwnCalendarIn(deps, tx, doer, objectNumber, work, options),
  );
}

/**
 * Changes the calendar of a home, logs the change and tells webhooks of it, under the home's lock. Returns null, without taking the
 * lock, if the home is not the doer's, or if they are only a co-host although the caller requires the landlord.
 */
export async function changeOwnCalendarIn<Result>(
  { catalogue, clock }: Pick<ChangeDeps, 'catalogue' | 'clock'>,
  tx: Tx,
  doer: Doer,
  objectNumber: number,
  work: Work<Result>,
  { asOwner = false }: { asOwner?: boolean } = {},
): Promise<{ result: Result; actId: number } | null> {
  const whose = isProgram(doer) ? doer.business : doer.uid;
  const home = await calendarStore.findOwn(tx, whose, objectNumber, asOwner);
  if (!home) return null;
  return catalogue.changeHome(tx, objectNumber, async () => {
    const { result, change, act, event, note } = await work(tx, home);
    const at = clock.now();
    const actId = act ? await calendarStore.insertAct(tx, { objectNumber, ...toActor(doer), ...act, at }) : 0;
    if (event) await announceCalendarChange(tx, { objectNumber, ...event, at });
    if (note && isProgram(doer)) await insertKeyAct(tx, { keyId: doer.keyId, kind: note, objectNumber, at });
    return { result: { result, actId }, change };
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
