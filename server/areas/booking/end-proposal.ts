import { hideContacts } from '../../../domain/messages/hide-contacts.ts';
import type { BookingDeps } from './booking-context.ts';
import { findBooking, type BookingRow } from './booking-store.ts';
import { applyChange } from './landlord/change-by-landlord.ts';
import type { OpenedBooking } from './landlord/opened-booking.ts';
import type { BookingNotFound } from './links/booking-link.ts';
import { enqueueChangeMails } from './mails/send-mail-job.ts';
import { freeHeldNights } from './nights-store.ts';
import { isProposalAcceptable } from './rules/proposal.ts';
import { applyTransition } from './transition.ts';
import { underBookingLock, type BookingUnit } from './under-home-lock.ts';
import { endChange, findChange, isProposal, type ChangeRow } from './change/change-store.ts';

const notOpen = { ok: false, type: 'change-not-open', data: null } as const;
export type ProposalEnded = { ok: true } | typeof notOpen | BookingNotFound;

/** The guest's answer. Accepting makes the change at the price that was proposed, as if both had agreed to a change of the guest. */
export function answerProposal(
  deps: BookingDeps,
  opened: Pick<BookingRow, 'id' | 'object_number'>,
  { changeId, action, message }: { changeId: number; action: 'accept' | 'decline'; message: string },
): Promise<ProposalEnded> {
  return underBookingLock(deps, opened, async (unit): Promise<ProposalEnded> => {
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
    const typed = message.trim();
    const text = booking.state === 'confirmed' ? typed : hideContacts(typed).text;
    const end = { answer: text || null, at };
    if (state === 'accepted') await accept(unit, change, end);
    else await endWithMails(unit, change, { state: 'declined', ...end });
    return { ok: true };
  });
}

async function accept(
  unit: BookingUnit,
  change: ChangeRow,
  end: { answer: string | null; at: Date },
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
  const move = { to: 'confirmed', actor: 'landlord', at, byUid: change.proposed_by } as const;
  await applyTransition({ ...unit, booking: changed }, move);
}

async function endWithMails(
  { tx, booking, nightsChanged }: BookingUnit,
  change: ChangeRow,
  end: { state: 'declined' | 'withdrawn' | 'expired'; answer?: string | null; at: Date; uid?: string | null },
): Promise<void> {
  await endChange(tx, change.id, end);
  nightsChanged();
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
    await endWithMails(unit, change, { state: 'withdrawn', at: deps.clock.now(), uid: opened.uid });
    return { ok: true };
  });
}

/** Ends a proposal that can no longer be accepted; run by the clock. */
export async function expireProposal(deps: BookingDeps, unit: BookingUnit, change: ChangeRow): Promise<void> {
  const at = deps.clock.now();
  const moment = { today: deps.clock.today(), now: at };
  if (isProposalAcceptable(unit.booking, change, moment)) return;
  await endWithMails(unit, change, { state: 'expired', at });
}
