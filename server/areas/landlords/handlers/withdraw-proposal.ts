import type { withdrawProposal } from '../../../../contract/landlords/withdraw-proposal.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OpenedBooking } from '../../booking/booking.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { presentForLandlord } from '../present-for-landlord.ts';

export function withdrawProposalHandler(
  deps: LandlordsDeps,
): Handler<typeof withdrawProposal, OpenedBooking> {
  return async ({ changeId, languageCode }, { opened }) => {
    const outcome = await deps.booking.withdrawProposal(opened, changeId);
    if (!outcome.ok) return outcome;
    const data = await presentForLandlord(deps, opened, languageCode ?? null);
    return data ? { ok: true, data } : { ok: false, type: 'booking-not-found', data: null };
  };
}
