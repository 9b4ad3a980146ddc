import type { BookingChange } from '../../../../contract/booking/booking-change.ts';
import type { Queryable } from '../../../platform/database.ts';
import { todayInBerlin } from '../../../../domain/stay.ts';
import { announceToWebhooks } from '../announce-to-webhooks.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { OpenedBooking } from './opened-booking.ts';
import { toStay, updateStay, type BookingRow } from '../booking-store.ts';
import { chargeStay, findEntries } from '../../ledger/ledger.ts';
import { releaseBonus } from '../../pricing/pricing.ts';
import {
  endChange,
  findChange,
  findLatestChange,
  isProposal,
  type ChangeRow,
} from '../change/change-store.ts';
import { openProposal } from '../present-booking.ts';
import { billStay, reverseInvoice } from '../money/issue-invoices.ts';
import { enqueueChangeMails } from '../mails/send-mail-job.ts';
import { moveNights, findRivals, type Conflict } from '../nights-store.ts';
import { changedQuote } from '../change/changed-quote.ts';
import { presentChange } from '../change/present-change.ts';
import { isAcceptable } from '../rules/booking-change.ts';
import { changeAsLandlord } from '../rules/landlord-view.ts';
import { declineOverlapped } from '../transition.ts';
import { underBookingLock, rollBackIfTaken, type BookingUnit } from '../under-home-lock.ts';

export type ChangeAction = 'accept' | 'decline';

export interface ChangeForLandlord extends BookingChange {
  conflicts: Conflict[];
  /** The landlord answers a change of the guest, and withdraws a proposal of their own. */
  actions: (ChangeAction | 'withdraw')[];
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
  if (isProposal(change)) {
    const open = openProposal(deps, booking, change, await findEntries(db, booking.id));
    const presented = presentChange(changeAsLandlord(change), open);
    return { ...presented, conflicts: [], actions: presented.state === 'open' ? ['withdraw'] : [] };
  }
  const isOpen = change.state === 'open';
  const { start_date, end_date } = change;
  const conflicts = isOpen ? await findRivals(db, { ...booking, start_date, end_date }) : [];
  const acceptable = isAcceptable(booking, change, deps.clock.today());
  return {
    ...presentChange(changeAsLandlord(change), null),
    conflicts,
    actions: [...(acceptable ? (['accept'] as const) : []), ...(isOpen ? (['decline'] as const) : [])],
  };
}

/** Accepting moves the nights. If they were taken meanwhile, everything is rolled back and the change stays open. */
export async function answerChange(
  deps: BookingDeps,
  opened: OpenedBooking,
  answer: { changeId: number; action: ChangeAction; message: string },
): Promise<ChangeAnswer> {
  const answering = underBookingLock(deps, opened, async (unit): Promise<ChangeAnswer> => {
    const { tx, booking } = unit;
    const change = await findChange(tx, booking.id, answer.changeId);
    const state = answer.action === 'accept' ? 'accepted' : 'declined';
    if (!change || isProposal(change)) return notOpen;
    // The call was repeated.
    if (change.state === state) return { ok: true };
    if (change.state !== 'open') return notOpen;
    const at = deps.clock.now();
    if (state === 'accepted') {
      if (!isAcceptable(booking, change, deps.clock.today())) return notOpen;
      await applyChange(unit, change, at);
    }
    const { uid } = opened;
    await endChange(tx, change.id, { state, answer: answer.message.trim() || null, at, uid });
    const template = state === 'accepted' ? 'changeAccepted' : 'changeDeclined';
    await enqueueChangeMails(tx, { bookingId: booking.id, changeId: change.id }, template, at);
    return { ok: true };
  });
  return rollBackIfTaken(answering);
}

/**
 * Updates nights, stay, party and price, reissues the invoice if there is one, and ends other requests for the
 * nights.
 */
export async function applyChange(unit: BookingUnit, change: ChangeRow, at: Date): Promise<void> {
  const { tx, booking, nightsChanged } = unit;
  const stay = toStay(change);
  await moveNights(tx, booking.id, stay);
  // A code that the new price no longer qualifies for is released.
  const bonus = change.quote.bonus.amount > 0 ? booking.bonus : null;
  if (bonus === null && booking.bonus !== null) await releaseBonus(tx, booking.bonus, booking.customer.email);
  const changedColumns = {
    start_date: change.start_date,
    end_date: change.end_date,
    persons: change.persons,
    child_ages: change.child_ages,
    dogs: change.dogs,
    pet_sizes: change.pet_sizes,
    bonus,
    quote: changedQuote(booking, change, todayInBerlin(at)),
    total_cents: change.total_cents,
    updated_at: at,
  };
  await updateStay(tx, booking.id, changedColumns);
  const changedBooking = { ...booking, ...changedColumns };
  const occasion = `change-${change.id}` as const;
  await reverseInvoice(unit, changedBooking, occasion, at);
  if (booking.state === 'confirmed') {
    await billStay(unit, changedBooking, occasion, at);
    await chargeStay(tx, changedBooking, occasion, at);
  }
  nightsChanged(stay);
  await announceToWebhooks(tx, changedBooking, { at, isChange: true });
  await declineOverlapped(unit, changedBooking, at);
}
