import type { BookingState } from '../../../contract/booking/booking.ts';
import { todayInBerlin } from '../../../domain/stay.ts';
import { chargeCancellation, chargeStay, lockMoney, refundOverpaid } from '../ledger/ledger.ts';
import { releaseBonus } from '../pricing/pricing.ts';
import {
  findOverlappingRequests,
  insertEvent,
  moveBooking,
  toStay,
  type RequestedNights,
  type BookingChanges,
  type BookingRow,
  type StaffNote,
} from './booking-store.ts';
import { endChange, findOpenChange, isProposal } from './change/change-store.ts';
import { announceToWebhooks } from './announce-to-webhooks.ts';
import { billFee, billStay, reverseInvoice } from './money/issue-invoices.ts';
import { enqueueMails, type MailTemplate } from './mails/send-mail-job.ts';
import { freeNights, occupyNights, updateKindOfNights } from './nights-store.ts';
import { endOfChange, endOfProposal } from './rules/booking-change.ts';
import {
  binding,
  bindsBoth,
  occupies,
  takesPermanently,
  transitions,
  type Actor,
} from './rules/booking-process.ts';
import type { BookingUnit, LockedUnit } from './under-home-lock.ts';

function mailTemplate(from: BookingState, { to, actor }: Move): MailTemplate | null {
  switch (to) {
    case 'declined':
      return actor === 'clock' ? 'taken' : 'declined';
    case 'expired':
      // The reminder has announced the end of the option.
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
  staff?: StaffNote;
  /** The account that acts for the landlord. Absent or null if a mailed link was used. */
  byUid?: string | null;
  /** The API key of the landlord's program that acts. Absent or null for people. */
  keyId?: string | null;
}

/**
 * Applies a transition of the booking process, with everything that follows from it: history, nights, invoices,
 * ledger, open change, bonus, mails, and requests of others for the same nights. Throws if the process has no such
 * transition.
 */
export async function applyTransition(unit: BookingUnit, move: Move): Promise<void> {
  const { tx, booking } = unit;
  const { to, actor, at } = move;
  const from = booking.state;
  if (!binding.has(from) && binding.has(to)) await endSupersededOffer(unit, move);
  if (!transitions.some((one) => one.from === from && one.to === to && one.actor === actor)) {
    throw new Error(`The booking process has no way from ${from} to ${to} for the ${actor}.`);
  }
  const changes = to === 'confirmed' ? { ...move.changes, bound_on: todayInBerlin(at) } : move.changes;
  const isMoved = await moveBooking(tx, booking.id, from, { ...changes, state: to, updated_at: at });
  if (!isMoved) throw new Error('A booking was moved without the lock of its home.');
  await Promise.all([
    insertEvent(tx, {
      ...{ bookingId: booking.id, from, to, actor, at, staff: move.staff },
      ...{ byUid: move.byUid, keyId: move.keyId },
    }),
    announceToWebhooks(tx, { ...booking, state: to }, { at }),
  ]);
  await updateNights(unit, to);
  const movedBooking = { ...booking, ...changes, state: to };
  if (to === 'confirmed') await billAndCharge(unit, movedBooking, at);
  if (to === 'cancelled') {
    await reverseInvoice(unit, movedBooking, 'cancelled', at);
    await billFee(unit, movedBooking, at);
    if (binding.has(from)) await chargeCancellation(tx, movedBooking, at);
  }
  if (to === 'declined' || to === 'expired' || to === 'cancelled') await endChangeAndBonus(unit, move);
  const template = mailTemplate(from, move);
  if (template) await enqueueMails(tx, booking.id, template, at);
  if (takesPermanently(from, to)) await declineOverlapped(unit, booking, at);
}

export async function declineOverlapped(unit: LockedUnit, booking: RequestedNights, at: Date): Promise<void> {
  await decline(unit, await findOverlappingRequests(unit.tx, booking), at);
}

async function decline(unit: LockedUnit, requests: readonly BookingRow[], at: Date): Promise<void> {
  for (const request of requests) {
    await applyTransition({ ...unit, booking: request }, { to: 'declined', actor: 'clock', at });
  }
}

async function billAndCharge(unit: LockedUnit, booking: BookingRow, at: Date): Promise<void> {
  // The query for earlier payments, which the invoice shows, is sent before the charge is posted.
  await Promise.all([
    billStay(unit, booking, 'confirmed', at),
    chargeStay(unit.tx, booking, 'confirmed', at),
  ]);
}

async function updateNights({ tx, booking, nightsChanged }: BookingUnit, to: BookingState): Promise<void> {
  const formerKind = occupies[booking.state];
  const newKind = occupies[to];
  if (formerKind === newKind) return;
  if (newKind === null) {
    await freeNights(tx, booking.id);
    nightsChanged();
  } else if (formerKind === null) {
    await occupyNights(tx, booking, newKind);
    nightsChanged(toStay(booking));
  } else {
    await updateKindOfNights(tx, booking.id, newKind);
  }
}

/** What was asked for is booked after all, so that the host's offer of something else is done with, and its nights are free. */
async function endSupersededOffer(
  { tx, booking, nightsChanged }: BookingUnit,
  { actor, at, byUid }: Move,
): Promise<void> {
  const offer = await findOpenChange(tx, booking.id);
  if (!offer) return;
  await endChange(tx, offer.id, { state: endOfProposal[actor], at, uid: byUid ?? null });
  nightsChanged();
}

/** Ends an open change and releases the bonus, except if a guest cancels a booking that bound both sides. */
async function endChangeAndBonus(
  { tx, booking, nightsChanged }: BookingUnit,
  { to, actor, at }: Move,
): Promise<void> {
  const change = await findOpenChange(tx, booking.id);
  const ends = change && isProposal(change) ? endOfProposal : endOfChange;
  if (change) {
    await endChange(tx, change.id, { state: ends[actor], at });
    nightsChanged();
  }
  const hasUsedBonus = to === 'cancelled' && actor === 'guest' && bindsBoth(booking.state);
  if (!hasUsedBonus && booking.bonus !== null) await releaseBonus(tx, booking.bonus, booking.customer.email);
  // A voucher may have paid for an unconfirmed booking: nothing is owed, so the whole amount is refunded.
  if (!binding.has(booking.state)) {
    await lockMoney(tx, booking.id);
    await refundOverpaid(tx, booking.id, 'cancelled', at);
  }
}

export async function beginBooking(unit: BookingUnit, at: Date): Promise<void> {
  const { tx, booking, nightsChanged } = unit;
  const { state } = booking;
  const kind = occupies[state];
  const [, , , overlapped] = await Promise.all([
    insertEvent(tx, { bookingId: booking.id, from: null, to: state, actor: 'guest', at }),
    announceToWebhooks(tx, booking, { at }),
    kind && occupyNights(tx, booking, kind),
    takesPermanently(null, state) ? findOverlappingRequests(tx, booking) : [],
    state === 'confirmed' && billAndCharge(unit, booking, at),
  ]);
  if (kind === null) return;
  nightsChanged(toStay(booking));
  await decline(unit, overlapped, at);
}
