import type { BookingState } from '../../../contract/booking/booking.ts';
import { todayInBerlin } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
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
import { endChange, findOpenChange } from './change-store.ts';
import { billFee, billStay, takeBackInvoice } from './issue-invoices.ts';
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
  /** Set if the office acts. */
  staff?: StaffNote;
}

/**
 * Performs a transition of the process table with all its effects: state and history, nights, invoices, claims, an open change, the
 * bonus, mails, and requests that can no longer get their nights. Throws if the table has no such transition.
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
  if (to === 'confirmed') await owe(tx, after, at);
  if (to === 'cancelled') {
    await takeBackInvoice(tx, after, 'cancelled', at);
    await billFee(tx, after, at);
    if (binding.has(from)) await chargeCancellation(tx, after, at);
  }
  if (to === 'declined' || to === 'expired' || to === 'cancelled') await endWhatHangsOn(unit, move);
  const template = mailOf(from, move);
  if (template) await enqueueMails(tx, booking.id, template, at);
  if (takesForGood(from, to)) await declineOverlapped(unit, booking, at);
}

/** Declines requests for nights that a booking has taken permanently, since they can no longer be accepted. */
export async function declineOverlapped(unit: LockedUnit, booking: AskedNights, at: Date): Promise<void> {
  await decline(unit, await findOverlappingRequests(unit.tx, booking), at);
}

async function decline(unit: LockedUnit, requests: readonly BookingRow[], at: Date): Promise<void> {
  for (const request of requests) {
    await moveAlong({ ...unit, booking: request }, { to: 'declined', actor: 'clock', at });
  }
}

/** Confirmed bookings are invoiced and entered in the ledger. */
async function owe(tx: Tx, booking: BookingRow, at: Date): Promise<void> {
  // The invoice shows what was paid before: it is asked for before the charge is posted.
  await Promise.all([billStay(tx, booking, 'confirmed', at), chargeStay(tx, booking, 'confirmed', at)]);
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

/** Ends an open change and releases the bonus, except when a guest cancels a confirmed booking. */
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

/** Applies the effects of a new booking's first state: history, nights, invoice, and requests of others. */
export async function beginIn(unit: BookingUnit, at: Date): Promise<void> {
  const { tx, booking, nightsChanged } = unit;
  const { state } = booking;
  const kind = occupies[state];
  const [, , overlapped] = await Promise.all([
    insertEvent(tx, { bookingId: booking.id, from: null, to: state, actor: 'guest', at }),
    kind && occupyNights(tx, booking, kind),
    takesForGood(null, state) ? findOverlappingRequests(tx, booking) : [],
    state === 'confirmed' && owe(tx, booking, at),
  ]);
  if (kind === null) return;
  nightsChanged(stayOf(booking));
  await decline(unit, overlapped, at);
}
