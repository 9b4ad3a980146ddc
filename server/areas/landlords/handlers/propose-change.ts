import type { proposeChange } from '../../../../contract/landlords/propose-change.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { add, subtract, toEuros } from '../../../../domain/money.ts';
import { quoteTotal } from '../../../../domain/pricing/quote.ts';
import type { Handler } from '../../../http/handler.ts';
import {
  moneyOfProposal,
  toLandlordView,
  type OpenedBooking,
  type PricedProposal,
} from '../../booking/booking.ts';
import { findBookingCommission, landlordShare } from '../../ledger/ledger.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { presentForLandlord } from '../present-for-landlord.ts';

export function proposeChangeHandler(deps: LandlordsDeps): Handler<typeof proposeChange, OpenedBooking> {
  return async ({ bookingId, bookingHash: _hash, languageCode, ...input }, { opened }) => {
    const outcome = await deps.booking.proposeChange(opened, input);
    if (!outcome.ok) return outcome;
    const perMille = opened.isOwned ? await findBookingCommission(deps.connection.db, bookingId) : null;
    const booking = input.dryRun ? null : await presentForLandlord(deps, opened, languageCode ?? null);
    return { ok: true, data: { ...presentProposal(deps, outcome.data, perMille), booking } };
  };
}

function presentProposal(
  { clock }: LandlordsDeps,
  { booking, quote, start_date, listTotal, expiresAt, entries }: PricedProposal,
  commissionPerMille: number | null,
): Omit<ResponseOf<typeof proposeChange>, 'booking'> {
  const guestTotal = quoteTotal(quote);
  const { total_cents: total } = toLandlordView({ quote, total_cents: guestTotal });
  const receives = (of: typeof quote) =>
    toEuros(landlordShare(of, { commissionPerMille: commissionPerMille ?? 0 }).receives);
  return {
    agreedTotal: toEuros(toLandlordView(booking).total_cents),
    total: toEuros(total),
    listTotal: toEuros(add(total, subtract(listTotal, guestTotal))),
    accommodation: toEuros(quote.accommodation.price),
    receives:
      commissionPerMille === null ? null : { agreed: receives(booking.quote), proposed: receives(quote) },
    money: moneyOfProposal(booking, { quote, start_date }, entries, clock.today()),
    expiresAt: expiresAt.toISOString(),
  };
}
