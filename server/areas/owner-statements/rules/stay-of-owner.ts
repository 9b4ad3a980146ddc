import { add, noMoney, subtract, sumCents } from '../../../../domain/money.ts';
import type { StayOfOwner } from '../../../../domain/owner-statement.ts';
import type { BookedStay } from '../statements-store.ts';

/** Tourist tax and insurance pass through: neither is the owner's. */
const passedOn: ReadonlySet<string> = new Set(['touristTax', 'insurance']);

/** Splits the price of a stay into rent and what is paid beside it, wherever the guest pays it. */
export function toStayOfOwner(stay: BookedStay): StayOfOwner {
  const { bookingNumber, objectNumber, home, startDate, endDate, commission, quote } = stay;
  const isCancelled = stay.state === 'cancelled';
  const base = { bookingNumber, objectNumber, home, startDate, endDate, isCancelled, commission };
  if (isCancelled) return { ...base, rent: stay.cancellationFee, extras: noMoney };
  const lines = quote.lines.filter(({ code }) => !passedOn.has(code));
  const furtherGuests = sumCents(
    lines.filter(({ code }) => code === 'furtherGuests').map(({ total }) => total),
  );
  const all = sumCents(lines.map(({ total }) => total));
  return {
    ...base,
    rent: add(quote.accommodation.price, furtherGuests),
    extras: subtract(all, furtherGuests),
  };
}
