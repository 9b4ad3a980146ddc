import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteTotal } from '../../../../domain/pricing/quote.ts';
import { priceInEuros } from '../../../../tests/builders/price-in-euros.ts';
import { anyQuoteInput } from '../../../../tests/builders/quotes.ts';
import { assembleQuote } from './assemble-quote.ts';
import { presentPrice } from './present-price.ts';

test('what is presented is to the letter what is counted without a quote', () => {
  let priced = 0;
  fc.assert(
    fc.property(anyQuoteInput, (input) => {
      const quote = assembleQuote(input);
      if (quote.isPriced) priced += 1;
      expect(JSON.stringify(presentPrice(quote))).toBe(JSON.stringify(priceInEuros(input)));
    }),
    { numRuns: 2_000 },
  );
  expect(priced).toBeGreaterThan(100);
});

test('a quote that was stored and read again is presented alike, and all its amounts are whole cents', () => {
  fc.assert(
    fc.property(anyQuoteInput, (input) => {
      const quote = assembleQuote(input);
      const read = JSON.parse(JSON.stringify(quote)) as typeof quote;
      expect(read).toEqual(quote);
      expect(presentPrice(read)).toEqual(presentPrice(quote));
      const { accommodation, totals, bonus } = quote;
      for (const amount of [
        accommodation.original,
        accommodation.price,
        totals.complete,
        totals.prepaid,
        totals.onSite,
        bonus.amount,
        quote.insurancePrice,
        quote.deposit,
        quote.consumptionEstimate,
        ...quote.lines.flatMap(({ unitPrice, total }) => [unitPrice, total]),
        ...quote.paymentPlan.map((part) => part.amount),
      ]) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }
      expect(quote.paymentPlan.reduce((sum, part) => sum + part.amount, 0)).toBe(quoteTotal(quote));
    }),
  );
});
