import type { z } from 'zod';
import type { moneyOfProposal } from '../../../../contract/booking/booking-change.ts';
import { noMoney, toEuros } from '../../../../domain/money.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { computeStanding, type PostedEntry } from '../../ledger/ledger.ts';
import { presentPayments } from '../../pricing/pricing.ts';
import type { BookingRow } from '../booking-store.ts';
import { changedQuote } from './changed-quote.ts';
import { applyPayments } from '../rules/payment-schedule.ts';

/** What the guest pays or gets back once the stay is the proposed one: what is paid counts, as it will after accepting. */
export function computeMoneyOfProposal(
  booking: Pick<BookingRow, 'state' | 'bound_on' | 'quote' | 'start_date'>,
  proposed: { quote: Quote; start_date: PlainDate },
  entries: readonly PostedEntry[],
  today: PlainDate,
): z.output<typeof moneyOfProposal> {
  const quote = changedQuote(booking, proposed, today);
  const changed = { ...booking, ...proposed, quote, bound_on: booking.bound_on ?? today };
  const parts = applyPayments(changed, entries);
  const money = entries.filter(({ account, dueOn }) => account === 'guestReceivable' && !dueOn);
  const claims = parts
    .filter(({ kind }) => kind !== 'onSite')
    .map(({ amount, dueDate }) => ({ account: 'guestReceivable' as const, amount, dueOn: dueDate ?? today }));
  const { overpaid } = computeStanding([...money, ...claims], today);
  return {
    payments: parts.map((part) => ({ ...presentPayments([part])[0]!, open: toEuros(part.open) })),
    refund: toEuros(proposed.quote.collectedByUs ? overpaid : noMoney),
  };
}
