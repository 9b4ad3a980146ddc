import type { BookingState } from '../../../contract/booking/booking.ts';
import type { Tx } from '../../platform/database.ts';
import { announceNights } from '../../platform/outbox-store.ts';
import { giveBonusBack } from './bonus-store.ts';
import { insertEvent, moveBooking, stayOf, type BookingChanges, type BookingRow } from './booking-store.ts';
import { changeKindOfNights, freeNights, occupyNights } from './nights-store.ts';
import { endChange, findOpenChange } from './change-store.ts';
import { enqueueMails } from './jobs/send-mail-job.ts';
import { endOfChange } from './rules/booking-change.ts';
import { binding, occupies, transitions, type Actor } from './rules/booking-process.ts';

/** The mail that tells of a transition, by the state that it leads to. */
const mailOf = {
  booked: 'booked',
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
  option: null,
  requested: null,
  expired: null,
} as const;

/**
 * Moves a booking along the table, under the home's lock: state, history, nights, search, an open change, bonus, mails.
 * Answers whether nights became free or taken. Throws where the table has no such transition.
 */
export async function moveAlong(
  tx: Tx,
  booking: BookingRow,
  move: { to: BookingState; actor: Actor; at: Date; changes?: BookingChanges },
): Promise<boolean> {
  const { to, actor, at } = move;
  const from = booking.state;
  if (!transitions.some((one) => one.from === from && one.to === to && one.actor === actor)) {
    throw new Error(`The booking process has no way from ${from} to ${to} for the ${actor}.`);
  }
  const moved = await moveBooking(tx, booking.id, from, { ...move.changes, state: to, updated_at: at });
  if (!moved) throw new Error('A booking was moved without the lock of its home.');
  await insertEvent(tx, { bookingId: booking.id, from, to, actor, at });

  const before = occupies[from];
  const after = occupies[to];
  if (before === null && after !== null) await occupyNights(tx, booking, after);
  else if (before !== null && after === null) await freeNights(tx, booking.id);
  else if (before !== after && after !== null) await changeKindOfNights(tx, booking.id, after);
  const nightsChanged = (before === null) !== (after === null);
  const taken = after === null ? undefined : stayOf(booking);
  if (nightsChanged) await announceNights(tx, booking.object_number, taken);

  // Who withdraws from a binding booking has used the code; everybody else gets it back.
  const withdrawn = to === 'cancelled' && binding.has(from);
  const ended = to === 'declined' || to === 'expired' || to === 'cancelled';
  if (ended) {
    const change = await findOpenChange(tx, booking.id);
    if (change) await endChange(tx, change.id, { state: endOfChange[actor], at });
  }
  if (ended && !withdrawn && booking.bonus !== null) await giveBonusBack(tx, booking.bonus);

  const template = mailOf[to];
  if (template) await enqueueMails(tx, booking.id, template, at);
  return nightsChanged;
}
