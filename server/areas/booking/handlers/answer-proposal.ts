import type { answerProposal as endpoint } from '../../../../contract/booking/answer-proposal.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { answerProposal } from '../end-proposal.ts';
import { bookingNotFound } from '../links/booking-link.ts';
import { presentBooking } from '../present-booking.ts';

export function answerProposalHandler(deps: BookingDeps): Handler<typeof endpoint, BookingRow> {
  return async ({ changeID, bookingID: _id, bookingHash: _hash, ...answer }, { opened }) => {
    const outcome = await answerProposal(deps, opened, { changeId: changeID, ...answer });
    if (!outcome.ok) return outcome;
    const booking = await findBooking(deps.connection.db, opened.id);
    return booking ? { ok: true, data: await presentBooking(deps, booking) } : bookingNotFound;
  };
}
