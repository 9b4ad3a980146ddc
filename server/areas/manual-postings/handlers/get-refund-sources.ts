import type { getRefundSources } from '../../../../contract/manual-postings/get-refund-sources.ts';
import { noMoney, toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { computeStanding, findEntries, refundableBySource } from '../../ledger/ledger.ts';
import type { ManualPostingsDeps } from '../manual-postings-context.ts';
import { postingFactsStore } from '../posting-facts-store.ts';

export function getRefundSourcesHandler({
  connection: { db },
  clock,
}: ManualPostingsDeps): Handler<typeof getRefundSources> {
  return async ({ bookingDisplayNumber: number }) => {
    const booking = (await postingFactsStore.bookings(db, [number])).get(number);
    if (!booking) return { ok: false, type: 'booking-not-found', data: null };
    const entries = await findEntries(db, booking.id);
    const left = refundableBySource(entries);
    const sources = await postingFactsStore.sources(db, booking.id);
    const { paid, open } = computeStanding(entries, clock.today());
    return {
      ok: true,
      data: {
        bookingID: booking.id,
        name: booking.name,
        paid: toEuros(paid),
        open: toEuros(open),
        hasHost: booking.landlordId !== null,
        sources: sources.map(({ source, paidOn, iban, holder }) => ({
          source,
          way: source.startsWith('payment/') ? 'card' : 'transfer',
          paidOn,
          left: toEuros(left.get(source) ?? noMoney),
          iban,
          holder,
        })),
      },
    };
  };
}
