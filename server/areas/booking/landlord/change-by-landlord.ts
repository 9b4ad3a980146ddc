import type { BookingChange } from '../../../../contract/booking/booking-change.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { OpenedBooking } from './opened-booking.ts';
import { stayOf, updateStay, type BookingRow } from '../booking-store.ts';
import { chargeStay } from '../../ledger/ledger.ts';
import { releaseBonus } from '../../pricing/pricing.ts';
import { endChange, findChange, findLatestChange, type ChangeRow } from '../change/change-store.ts';
import { billStay, takeBackInvoice } from '../money/issue-invoices.ts';
import { enqueueChangeMails } from '../mails/send-mail-job.ts';
import { moveNights, rivalsOf, type Conflict } from '../nights-store.ts';
import { presentChange } from '../change/present-change.ts';
import { isAcceptable } from '../rules/booking-change.ts';
import { changeAsLandlord } from '../rules/for-landlord.ts';
import { declineOverlapped } from '../transition.ts';
import { onBooking, unlessTaken, type BookingUnit } from '../under-home-lock.ts';

export type ChangeAction = 'accept' | 'decline';

/** A change requested by the guest, with what the landlord needs to decide on it. */
export interface ChangeForLandlord extends BookingChange {
  /** Other bookings and open requests for the requested nights. */
  conflicts: Conflict[];
  actions: ChangeAction[];
}

export type ChangeAnswer =
  | { ok: true }
  | { ok: false; type: 'booking-not-found' | 'change-not-open' | 'capacity-taken'; data: null };

const notOpen = { ok: false, type: 'change-not-open', data: null } as const;

export async function changeForLandlord(
  deps: BookingDeps,
  db: Queryable,
  booking: BookingRow,
): Promise<ChangeForLandlord | null> {
  const change = await findLatestChange(db, booking.id);
  if (!change) return null;
  const isOpen = change.state === 'open';
  const { start_date, end_date } = change;
  const conflicts = isOpen ? await rivalsOf(db, { ...booking, start_date, end_date }) : [];
  const acceptable = isAcceptable(booking, change, deps.clock.today());
  return {
    ...presentChange(changeAsLandlord(change)),
    conflicts,
    actions: [...(acceptable ? (['accept'] as const) : []), ...(isOpen ? (['decline'] as const) : [])],
  };
}

/** Accepting moves the nights. If somebody else has taken them meanwhile, everything is rolled back and the change stays open. */
export async function answerChange(
  deps: BookingDeps,
  opened: OpenedBooking,
  answer: { changeId: number; action: ChangeAction; message: string },
): Promise<ChangeAnswer> {
  const answered = onBooking(deps, opened, async (unit): Promise<ChangeAnswer> => {
    const { tx, booking } = unit;
    const change = await findChange(tx, booking.id, answer.changeId);
    const state = answer.action === 'accept' ? 'accepted' : 'declined';
    // The same answer again, by a second click or after a lost reply.
    if (change?.state === state) return { ok: true };
    if (change?.state !== 'open') return notOpen;
    const at = deps.clock.now();
    if (state === 'accepted') {
      if (!isAcceptable(booking, change, deps.clock.today())) return notOpen;
      await applyChange(unit, change, at);
    }
    await endChange(tx, change.id, { state, answer: answer.message.trim() || null, at });
    const template = state === 'accepted' ? 'changeAccepted' : 'changeDeclined';
    await enqueueChangeMails(tx, { bookingId: booking.id, changeId: change.id }, template, at);
    return { ok: true };
  });
  return unlessTaken(answered);
}

/** Updates nights, stay, party and price, issues new invoices for what was billed, and ends other requests for the nights. */
export async function applyChange(unit: BookingUnit, change: ChangeRow, at: Date): Promise<void> {
  const { tx, booking, nightsChanged } = unit;
  const stay = stayOf(change);
  await moveNights(tx, booking.id, stay);
  // The new stay was too cheap for the code: another booking may use it.
  const bonus = change.quote.bonus.amount > 0 ? booking.bonus : null;
  if (bonus === null && booking.bonus !== null) await releaseBonus(tx, booking.bonus, booking.customer.email);
  const changed = {
    start_date: change.start_date,
    end_date: change.end_date,
    persons: change.persons,
    child_ages: change.child_ages,
    dogs: change.dogs,
    pet_sizes: change.pet_sizes,
    bonus,
    quote: change.quote,
    total_cents: change.total_cents,
    updated_at: at,
  };
  await updateStay(tx, booking.id, changed);
  const after = { ...booking, ...changed };
  const occasion = `change-${change.id}` as const;
  await takeBackInvoice(unit, after, occasion, at);
  if (booking.state === 'confirmed') {
    await billStay(unit, after, occasion, at);
    await chargeStay(tx, after, occasion, at);
  }
  nightsChanged(stay);
  await declineOverlapped(unit, after, at);
}
