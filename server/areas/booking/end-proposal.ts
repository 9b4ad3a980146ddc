import type { answerProposal as endpoint } from '../../../contract/booking/answer-proposal.ts';
import type { Outcome, RequestOf } from '../../../contract/define-endpoint.ts';
import { hideContacts } from '../../../domain/messages/hide-contacts.ts';
import type { BookingDeps } from './booking-context.ts';
import { findBooking, toStay, type BookingRow } from './booking-store.ts';
import { applyChange } from './landlord/change-by-landlord.ts';
import type { OpenedBooking } from './landlord/opened-booking.ts';
import type { BookingNotFound } from './links/booking-link.ts';
import { enqueueChangeMails } from './mails/send-mail-job.ts';
import { expireBookingJob } from './jobs/expire-booking-job.ts';
import { refuseCustomer, withAddress } from './new-booking/refuse-customer.ts';
import { freeHeldNights, isBooked } from './nights-store.ts';
import { isProposalAcceptable } from './rules/proposal.ts';
import { applyTransition } from './transition.ts';
import { enqueue } from '../../platform/jobs.ts';
import { underBookingLock, type BookingUnit } from './under-home-lock.ts';
import { endChange, findChange, isProposal, type ChangeRow } from './change/change-store.ts';
import { requestDeadline } from './change/request-deadline.ts';

const notOpen = { ok: false, type: 'change-not-open', data: null } as const;
export type ProposalEnded = { ok: true } | typeof notOpen | BookingNotFound;
type Answer = Omit<RequestOf<typeof endpoint>, 'bookingID' | 'bookingHash' | 'changeID'> & {
  changeId: number;
};
type Answered = ProposalEnded | Extract<Outcome<typeof endpoint>, { ok: false }>;

/**
 * The guest's answer. Accepting makes the change at the price that was proposed, as if both had agreed to a change of the guest. An offer
 * binds its host, so that accepting it concludes the contract: it needs what a booking needs.
 */
export function answerProposal(
  deps: BookingDeps,
  opened: Pick<BookingRow, 'id' | 'object_number'>,
  { changeId, action, message, acceptTerms, address }: Answer,
): Promise<Answered> {
  return underBookingLock(deps, opened, async (unit): Promise<Answered> => {
    const { tx, booking } = unit;
    const change = await findChange(tx, booking.id, changeId);
    if (!change || !isProposal(change)) return notOpen;
    const state = action === 'accept' ? 'accepted' : 'declined';
    // The call was repeated.
    if (change.state === state) return { ok: true };
    if (change.state !== 'open') return notOpen;
    const at = deps.clock.now();
    const moment = { today: deps.clock.today(), now: at };
    if (state === 'accepted' && !isProposalAcceptable(booking, change, moment)) return notOpen;
    const customer = change.concludes ? withAddress(booking.customer, address) : booking.customer;
    if (state === 'accepted' && change.concludes) {
      if (!acceptTerms) return { ok: false, type: 'terms-not-accepted', data: null };
      const refusal = refuseCustomer(customer, 'booking');
      if (refusal) return refusal;
    }
    const typed = message.trim();
    const text = booking.state === 'confirmed' ? typed : hideContacts(typed).text;
    const end = { answer: text || null, at };
    if (state === 'accepted') await accept(unit, change, { ...end, customer });
    else await endProposal(unit, change, { state: 'declined', ...end });
    return { ok: true };
  });
}

async function accept(
  unit: BookingUnit,
  change: ChangeRow,
  { customer, ...end }: { answer: string | null; at: Date; customer: BookingRow['customer'] },
): Promise<void> {
  const { tx, booking } = unit;
  const { at } = end;
  // The constraint lets the booking have the nights only once they are no longer held.
  await freeHeldNights(tx, change.id);
  await applyChange(unit, change, at);
  await endChange(tx, change.id, { state: 'accepted', ...end });
  if (booking.state === 'confirmed') {
    await enqueueChangeMails(tx, { bookingId: booking.id, changeId: change.id }, 'proposalAccepted', at);
    return;
  }
  // With the proposal the landlord has bound themselves to the stay, so that the guest's yes confirms it.
  const changed = (await findBooking(tx, booking.id))!;
  const by =
    booking.state === 'option'
      ? ({ actor: 'guest' } as const)
      : ({ actor: 'landlord', byUid: change.proposed_by } as const);
  await applyTransition(
    { ...unit, booking: changed },
    { to: 'confirmed', at, ...by, ...(change.concludes && { changes: { customer, hold_until: null } }) },
  );
}

async function endProposal(
  unit: BookingUnit,
  change: ChangeRow,
  end: { state: 'declined' | 'withdrawn' | 'expired'; answer?: string | null; at: Date; uid?: string | null },
): Promise<void> {
  const { tx, booking, nightsChanged } = unit;
  await endChange(tx, change.id, end);
  nightsChanged();
  if (booking.state === 'requested') {
    const requested = { objectNumber: booking.object_number, stay: toStay(booking) };
    // Meanwhile others have booked what was asked for. Only the offer has kept the request until now.
    if (await isBooked(tx, requested)) {
      return applyTransition(unit, { to: 'declined', actor: 'clock', at: end.at });
    }
    const runAt = await requestDeadline(tx, booking);
    const key = `${booking.id}-offer-${change.id}`;
    await enqueue(tx, expireBookingJob, { bookingId: booking.id }, { key, runAt });
  }
  const template = (
    { declined: 'proposalDeclined', withdrawn: 'proposalWithdrawn', expired: 'proposalExpired' } as const
  )[end.state];
  await enqueueChangeMails(tx, { bookingId: booking.id, changeId: change.id }, template, end.at);
}

export function withdrawProposal(
  deps: BookingDeps,
  opened: OpenedBooking,
  changeId: number,
): Promise<ProposalEnded> {
  return underBookingLock(deps, opened, async (unit): Promise<ProposalEnded> => {
    const change = await findChange(unit.tx, opened.id, changeId);
    if (!change || !isProposal(change)) return notOpen;
    // The call was repeated.
    if (change.state === 'withdrawn') return { ok: true };
    if (change.state !== 'open') return notOpen;
    await endProposal(unit, change, { state: 'withdrawn', at: deps.clock.now(), uid: opened.uid });
    return { ok: true };
  });
}

/** Ends a proposal that can no longer be accepted; run by the clock. */
export async function expireProposal(deps: BookingDeps, unit: BookingUnit, change: ChangeRow): Promise<void> {
  const at = deps.clock.now();
  const moment = { today: deps.clock.today(), now: at };
  if (isProposalAcceptable(unit.booking, change, moment)) return;
  await endProposal(unit, change, { state: 'expired', at });
}
