import type { BookingChange } from '../../../contract/booking/booking-change.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { announceNights } from '../../platform/outbox-store.ts';
import { announceChange, inTransaction, isOverlap, type BookingDeps } from './booking-context.ts';
import { giveBonusBack } from './bonus-store.ts';
import { findBooking, replaceStay, stayOf, type BookingRow } from './booking-store.ts';
import { endChange, findChange, findLatestChange, type ChangeRow } from './change-store.ts';
import { lockHome } from './home-store.ts';
import { enqueueChangeMails } from './jobs/send-mail-job.ts';
import { conflictsOf, moveNights, type Conflict } from './nights-store.ts';
import { openLink, type BookingLink } from './present-booking.ts';
import { presentChange } from './present-change.ts';
import { isAcceptable } from './rules/booking-change.ts';

export type ChangeAction = 'accept' | 'decline';

/** What a guest asks for, as the landlord is to judge it. */
export interface ChangeForLandlord extends BookingChange {
  /** What else lies on the wished nights. */
  conflicts: Conflict[];
  actions: ChangeAction[];
}

export type ChangeAnswer =
  { ok: true } | { ok: false; type: 'booking-not-found' | 'change-not-open' | 'capacity-taken' };

export async function changeForLandlord(
  deps: BookingDeps,
  db: Queryable,
  booking: BookingRow,
): Promise<ChangeForLandlord | null> {
  const change = await findLatestChange(db, booking.id);
  if (!change) return null;
  const isOpen = change.state === 'open';
  const stay = stayOf(change);
  const conflicts = isOpen
    ? await conflictsOf(db, { objectNumber: booking.object_number, bookingId: booking.id, stay })
    : [];
  const acceptable = isAcceptable(booking, change, deps.clock.today());
  return {
    ...presentChange(change),
    conflicts,
    actions: [...(acceptable ? (['accept'] as const) : []), ...(isOpen ? (['decline'] as const) : [])],
  };
}

export async function answerChange(
  deps: BookingDeps,
  link: BookingLink,
  answer: { changeId: number; action: ChangeAction; message: string },
): Promise<ChangeAnswer> {
  const opened = await openLink(deps, link, 'landlord');
  if (!opened) return { ok: false, type: 'booking-not-found' };
  let changed = false;
  try {
    const outcome = await inTransaction(deps, async (tx): Promise<ChangeAnswer> => {
      changed = false;
      await lockHome(tx, opened.object_number);
      const booking = await findBooking(tx, opened.id);
      if (!booking) return { ok: false, type: 'booking-not-found' };
      const change = await findChange(tx, booking.id, answer.changeId);
      const state = answer.action === 'accept' ? 'accepted' : 'declined';
      // The same answer again, by a second click or after a lost reply.
      if (change?.state === state) return { ok: true };
      if (change?.state !== 'open') return { ok: false, type: 'change-not-open' };
      const at = deps.clock.now();
      if (state === 'accepted') {
        if (!isAcceptable(booking, change, deps.clock.today())) return { ok: false, type: 'change-not-open' };
        await applyChange(tx, booking, change, at);
        changed = true;
      }
      await endChange(tx, change.id, { state, answer: answer.message.trim() || null, at });
      const template = state === 'accepted' ? 'changeAccepted' : 'changeDeclined';
      await enqueueChangeMails(tx, { bookingId: booking.id, changeId: change.id }, template, at);
      return { ok: true };
    });
    if (changed) await announceChange(deps, opened.object_number);
    return outcome;
  } catch (error) {
    // Somebody else has the wished nights by now. All is undone, and the change stays open.
    if (isOverlap(error)) return { ok: false, type: 'capacity-taken' };
    throw error;
  }
}

/** Nights, stay, party and price become those of the change; the terms of cancellation stay. */
async function applyChange(tx: Tx, booking: BookingRow, change: ChangeRow, at: Date): Promise<void> {
  const stay = stayOf(change);
  await moveNights(tx, booking.id, stay);
  // The new stay was too cheap for the code: another booking may use it.
  const bonus = change.quote.bonus.amount > 0 ? booking.bonus : null;
  if (bonus === null && booking.bonus !== null) await giveBonusBack(tx, booking.bonus);
  await replaceStay(tx, booking.id, {
    start_date: change.start_date,
    end_date: change.end_date,
    persons: change.persons,
    child_ages: change.child_ages,
    dogs: change.dogs,
    pet_sizes: change.pet_sizes,
    bonus,
    quote: { ...change.quote, cancellation: booking.quote.cancellation },
    total_cents: change.total_cents,
    updated_at: at,
  });
  await announceNights(tx, booking.object_number, stay);
}
