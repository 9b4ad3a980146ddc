import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromEuros } from '../domain/money.ts';
import { cancellationFee, totalOf as totalOfQuote, type Quote } from '../domain/pricing/quote.ts';
import { addDays } from '../domain/stay.ts';
import { priceRows as documentRows } from '../server/areas/booking/documents/confirmation-pdf.ts';
import { invoiceRows } from '../server/areas/booking/documents/invoice-pdf.ts';
import type { BookingRow } from '../server/areas/booking/booking-store.ts';
import { reversed, stayLines, totalOfLines } from '../server/areas/booking/rules/invoice-lines.ts';
import { paymentsOf } from '../server/areas/booking/rules/payments-of.ts';
import { presentPayments, presentPrice } from '../server/areas/pricing/pricing.ts';
import { assembleQuote } from '../server/areas/pricing/rules/assemble-quote.ts';
import { formatterFor } from '../texts/format.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { boxRows } from '../web/features/price-box/box-rows.ts';
import { priceRows, totalOf } from '../web/features/booking/price-rows.ts';
import { anyQuoteInput } from './builders/quotes.ts';

const t = createSiteTexts().translate('en');
const format = formatterFor('en', t);

const sum = (rows: readonly { amount: number | string }[]): number =>
  rows.reduce((total, { amount }) => total + fromEuros(Number(amount)), 0);
const centsOf = (text: string): number =>
  Math.round(Number(text.replace(/[^\d.-]/g, '').replace(/^-+/, '-')) * 100);
/** Rows that are sums of others are left out. */
const withoutSums = <Row extends { kind?: string | undefined }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ kind }) => kind !== 'sum' && kind !== 'total');

function bookingWith(quote: Quote, boundOn: string | null): BookingRow {
  return {
    quote,
    total_cents: totalOfQuote(quote),
    state: boundOn === null ? 'booked' : 'confirmed',
    bound_on: boundOn,
    start_date: quote.stay.startDate,
  } as BookingRow;
}

test('price box, booking steps, plan, document, invoice and cancellation of 1,000 random stays name the same sums', () => {
  fc.assert(
    fc.property(anyQuoteInput, (input) => {
      const quote = assembleQuote(input);
      fc.pre(quote.isPriced);
      const price = presentPrice(quote);
      const { complete, prepaid, onSite } = quote.totals;

      const box = boxRows(price, t, format);
      const chosen = prepaid + onSite - complete;
      expect(fromEuros(Number(box.before.at(-1)!.amount))).toBe(sum(withoutSums(box.before)));
      expect(sum(withoutSums(box.before)) + sum(withoutSums(box.there))).toBe(complete);

      const rows = priceRows(price, t, format);
      expect(fromEuros(Number(rows.at(-1)!.amount))).toBe(complete + chosen);
      expect(sum(withoutSums(rows))).toBe(complete + chosen);
      expect(fromEuros(totalOf(price))).toBe(complete + chosen);
      // A tourist tax is said to be in the sum only where one is.
      const taxed = rows.some(({ key }) => key.startsWith('touristTax-'));
      expect(
        rows.some(({ detail }) => typeof detail === 'string' && detail.endsWith('and tourist tax')),
      ).toBe(taxed);

      const lines = stayLines(quote);
      const invoice = invoiceRows({ language: 'en', total_cents: totalOfLines(lines), facts: { lines } }, t);
      const shown = invoice.map(({ value }) => centsOf(value));
      expect(shown.at(-1)).toBe(prepaid);
      expect(shown.slice(0, -1).reduce((total, cents) => total + cents, 0)).toBe(prepaid);
      expect(totalOfLines([...lines, ...reversed(lines)])).toBe(0);
      const taken = { language: 'en', total_cents: 0 - prepaid, facts: { lines: reversed(lines) } } as const;
      expect(invoiceRows(taken, t).map(({ value }) => centsOf(value) + 0)).toEqual(
        shown.map((cents) => 0 - cents),
      );

      const document = documentRows({ booking: bookingWith(quote, null), language: 'en', translate: t });
      expect(document.at(-1)!.value).toBe(format.moneyExact((complete + chosen) / 100));

      for (const boundOn of [null, input.today, addDays(input.today, 3)]) {
        const payments = presentPayments(paymentsOf(bookingWith(quote, boundOn)));
        expect(sum(payments.filter(({ kind }) => kind !== 'onSite'))).toBe(prepaid);
        expect(sum(payments)).toBe(complete + chosen);
      }
      // What a cancellation leaves due is never more than what is paid to us.
      for (const { percent } of quote.cancellation) {
        const fee = cancellationFee(quote, percent);
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(fee).toBeLessThanOrEqual(quote.accommodation.price);
      }
    }),
    { numRuns: 1_000 },
  );
});
