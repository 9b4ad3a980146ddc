import { add, noMoney, type Cents } from '../../../../domain/money.ts';
import type { HomeRates, Party } from '../../../../domain/pricing/home-rates.ts';
import { sumLines, type Quote, type QuoteLine } from '../../../../domain/pricing/quote.ts';
import { mandatoryCosts } from '../../../../domain/pricing/stay-price.ts';
import { addDays, countNights, horizonDays, type PlainDate, type Stay } from '../../../../domain/stay.ts';
import type { BookingState } from '../../../../contract/booking/booking.ts';
import { isDirect, type Origin } from './next-steps.ts';

/** Stays that have begun or just ended are entered, too: the tax statement of the last month wants them. */
const directDaysBack = 92;
const nightsMax = 366;

export function areDirectDates(stay: Stay, today: PlainDate): boolean {
  return (
    stay.startDate < stay.endDate &&
    countNights(stay) <= nightsMax &&
    stay.startDate >= addDays(today, -directDaysBack) &&
    stay.endDate <= addDays(today, horizonDays + 370)
  );
}

/** Until the statements of its months are made, a host corrects what they have entered. */
export function isDirectChangeable(
  booking: Origin & { state: BookingState; end_date: PlainDate },
  today: PlainDate,
): boolean {
  return (
    isDirect(booking) && booking.state === 'confirmed' && booking.end_date >= addDays(today, -directDaysBack)
  );
}

/** The tourist tax that the town charges for a stay, as for any other guest of the home. */
export function touristTaxOf(
  rates: HomeRates | undefined,
  { stay, party, price }: { stay: Stay; party: Party; price: Cents },
): QuoteLine[] {
  if (!rates) return [];
  return mandatoryCosts(rates, stay, party, price)
    .filter(({ code }) => code === 'touristTax')
    .map((line) => ({ ...line, prepaid: false, mandatory: true }));
}

/** What host and guest have agreed on: one price for everything, and the tax. No payment plan and no terms of the site. */
export function directQuote({
  stay,
  persons,
  price,
  taxes,
  at,
}: {
  stay: Stay;
  persons: number;
  price: Cents;
  taxes: readonly QuoteLine[];
  at: Date;
}): Quote {
  const tax = sumLines(taxes);
  return {
    stay: { startDate: stay.startDate, endDate: stay.endDate },
    persons,
    calculatedAt: at.getTime(),
    status: 'free',
    statusNights: null,
    isPriced: true,
    accommodation: { original: price, price, discount: null },
    lines: taxes,
    insurancePrice: noMoney,
    bonus: { state: 'none', amount: noMoney },
    totals: { complete: add(price, tax), prepaid: price, onSite: tax },
    paymentPlan: [],
    paymentMethods: [],
    collectedByUs: false,
    deposit: noMoney,
    consumptionEstimate: noMoney,
    cancellation: [],
  };
}
