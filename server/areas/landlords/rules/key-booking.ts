import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { getKeyBookings } from '../../../../contract/landlords/get-key-bookings.ts';
import { sumCents, toEuros, type Cents } from '../../../../domain/money.ts';
import { quoteTotal, type Quote } from '../../../../domain/pricing/quote.ts';

type KeyBooking = ResponseOf<typeof getKeyBookings>['bookings'][number];

/**
 * Splits what the guest pays. `whole` is the quote as the guest has accepted it, `total` the sum as the host's pages show it: without premium
 * and bonus if we collect.
 */
export function partsOfPrice(whole: Quote, total: Cents): Pick<KeyBooking, 'totalPrice' | 'price'> {
  const sumOf = (counts: (code: string) => boolean): Cents =>
    sumCents(whole.lines.filter(({ code }) => counts(code)).map((line) => line.total));
  const insurance = sumOf((code) => code === 'insurance');
  const touristTax = sumOf((code) => code === 'touristTax');
  const extras = sumOf((code) => code !== 'insurance' && code !== 'touristTax');
  return {
    totalPrice: toEuros(total),
    price: {
      accommodation: toEuros(whole.accommodation.price),
      extras: toEuros(extras),
      touristTax: toEuros(touristTax),
      insurance: toEuros(insurance),
      bonus: toEuros(whole.bonus.amount),
      onSite: toEuros(whole.totals.onSite),
      guestPays: toEuros(quoteTotal(whole)),
    },
  };
}
