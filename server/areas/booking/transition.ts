import type { BookingState } from '../../../contract/booking/booking.ts';
import { todayInBerlin } from '../../../domain/stay.ts';
import { chargeCancellation, chargeStay, lockMoney, refundOverpaid } from '../ledger/ledger.ts';
import { releaseBonus } from '../pricing/pricing.ts';
import {
  findOverlappingRequests,
  insertEvent,
  moveBooking,
  stayOf,
  type AskedNights,
  type BookingChanges,
  type BookingRow,
  type StaffNote,
} from './booking-store.ts';
import { endChange, findOpenChange } from './change/change-store.ts';
import { billFee, billStay, takeBackInvoice } from './money/issue-invoices.ts';
import { enqueueMails, type MailTemplate } from './mails/send-mail-job.ts';
import { freeNights, occupyNights, updateKindOfNights } from './nights-store.ts';
import { endOfChange } from './rules/booking-change.ts';
import {
  binding,
  bindsBoth,
  occupies,
  takesForGood,
  transitions,
  type Actor,
} from './rules/booking-process.ts';
import type { BookingUnit, LockedUnit } from './under-home-lock.ts';

/** The mail that tells of a transition; null where nobody is written to. */
function mailOf(from: BookingState, { to, actor }: Move): MailTemplate | null {
  switch (to) {
    case 'declined':
      return actor === 'clock' ? 'taken' : 'declined';
    case 'expired':
      // Of the end of an option its reminder has told.
      return from === 'requested' ? 'unanswered' : null;
    case 'cancelled':
      return actor === 'guest' ? 'cancelled' : 'cancelledByHost';
    case 'option':
    case 'requested':
      return null;
    default:
      return to;
  }
}

export interface Move {
  to: BookingState;
  actor: Actor;
  at: Date;
  changes?: BookingChanges;
  /** Who of the office it was, where it was the office. */
  staff?: StaffNote;
}

/**
 * Moves a booking along the table of the process: its state and history, its nights, its invoices, what is
 * owed for it, an open change, its bonus, the mails, and the requests that it leaves without nights. Throws where the table has no such transition.
 */
export async function moveAlong(unit: BookingUnit, move: Move): Promise<void> {
  const { tx, booking } = unit;
  const { to, actor, at } = move;
  const from = booking.state;
  if (!transitions.some((one) => one.from === from && one.to === to && one.actor === actor)) {
    throw new Error(`The booking process has no way from ${from} to ${to} for the ${actor}.`);
  }
  const changes = to === 'confirmed' ? { ...move.changes, bound_on: todayInBerlin(at) } : move.changes;
  const moved = await moveBooking(tx, booking.id, from, { ...changes, state: to, updated_at: at });
  if (!moved) throw new Error('A booking was moved without the lock of its home.');
  await insertEvent(tx, { bookingId: booking.id, from, to, actor, at, staff: move.staff });
  await moveOccupation(unit, to);
  const after = { ...booking, ...changes, state: to };
  if (to === 'confirmed') await owe(unit, after, at);
  if (to === 'cancelled') {
    await takeBackInvoice(unit, after, 'cancelled', at);
    await billFee(unit, after, at);
    if (binding.has(from)) await chargeCancellation(tx, after, at);
  }
  if (to === 'declined' || to === 'expired' || to === 'cancelled') await endWhatHangsOn(unit, move);
  const template = mailOf(from, move);
  if (template) await enqueueMails(tx, booking.id, template, at);
  if (takesForGood(from, to)) await declineOverlapped(unit, booking, at);
}

/** Declines what others have asked for on nights that a booking has taken for good: no answer could grant it any more. */
export async function declineOverlapped(unit: LockedUnit, booking: AskedNights, at: Date): Promise<void> {
  await decline(unit, await findOverlappingRequests(unit.tx, booking), at);
}

async function decline(unit: LockedUnit, requests: readonly BookingRow[], at: Date): Promise<void> {
  for (const request of requests) {
    await moveAlong({ ...unit, booking: request }, { to: 'declined', actor: 'clock', at });
  }
}

/** What binds both sides is billed and owed. */
async function owe(unit: LockedUnit, booking: BookingRow, at: Date): Promise<void> {
  // The invoice shows what was paid before: it is asked for before the charge is posted.
  await Promise.all([
    billStay(unit, booking, 'confirmed', at),
    chargeStay(unit.tx, booking, 'confirmed', at),
  ]);
}

async function moveOccupation({ tx, booking, nightsChanged }: BookingUnit, to: BookingState): Promise<void> {
  const before = occupies[booking.state];
  const after = occupies[to];
  if (before === after) return;
  if (after === null) {
    await freeNights(tx, booking.id);
    nightsChanged();
  } else if (before === null) {
    await occupyNights(tx, booking, after);
    nightsChanged(stayOf(booking));
  } else {
    await updateKindOfNights(tx, booking.id, after);
  }
}

/** An open change ends with its booking, and the bonus is released, unless a guest left what bound both sides. */
async function endWhatHangsOn({ tx, booking }: BookingUnit, { to, actor, at }: Move): Promise<void> {
  const change = await findOpenChange(tx, booking.id);
  if (change) await endChange(tx, change.id, { state: endOfChange[actor], at });
  const hasUsedBonus = to === 'cancelled' && actor === 'guest' && bindsBoth(booking.state);
  if (!hasUsedBonus && booking.bonus !== null) await releaseBonus(tx, booking.bonus, booking.customer.email);
  // A voucher may have paid for what nobody has confirmed: nothing is owed, so all of it goes back.
  if (!binding.has(booking.state)) {
    await lockMoney(tx, booking.id);
    await refundOverpaid(tx, booking.id, 'cancelled', at);
  }
}

/** A new booking begins in its state as others are moved into theirs: its history, its nights, its invoice, others' requests. */
export async function beginIn(unit: BookingUnit, at: Date): Promise<void> {
  const { tx, booking, nightsChanged } = unit;
  const { state } = booking;
  const kind = occupies[state];
  const [, , overlapped] = await Promise.all([
    insertEvent(tx, { bookingId: booking.id, from: null, to: state, actor: 'guest', at }),
    kind && occupyNights(tx, booking, kind),
    takesForGood(null, state) ? findOverlappingRequests(tx, booking) : [],
    state === 'confirmed' && owe(unit, booking, at),
  ]);
  if (kind === null) return;
  nightsChanged(stayOf(booking));
  await decline(unit, overlapped, at);
}
