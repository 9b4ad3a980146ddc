import { add, noMoney, subtract, sumCents, type Cents } from '../../../../domain/money.ts';
import type { OwnerTerms, StayOfOwner } from '../../../../domain/owner-statement.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

/** A stay in an owner's home, with the terms of its day of departure. */
export interface BookedStay {
  bookingNumber: number;
  objectNumber: number;
  home: string;
  startDate: PlainDate;
  endDate: PlainDate;
  state: string;
  cancellationFee: Cents;
  quote: Quote;
  commission: Cents;
  terms: OwnerTerms;
}

/** Tourist tax and insurance are passed on to others, so they are not the owner's income. */
const passedOn: ReadonlySet<string> = new Set(['touristTax', 'insurance']);

/** Splits the price of a stay into rent and additional costs, whether they are paid to us or on site. */
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
