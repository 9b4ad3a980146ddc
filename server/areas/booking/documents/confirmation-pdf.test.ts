import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatterFor } from '../../../../texts/format.ts';
import { quoteTotal, type Quote } from '../../../../domain/pricing/quote.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { anyQuoteInput } from '../../../../tests/builders/quotes.ts';
import { assembleQuote } from '../../pricing/rules/assemble-quote.ts';
import type { BookingRow } from '../booking-store.ts';
import { cancellationRows, priceRows } from './confirmation-pdf.ts';
import { unknownCancellation } from '../../../../domain/booking/cancellation-steps.ts';
import { euros } from '../../../../domain/money.ts';

const translate = createSiteTexts().translate('en');

const centsOf = (text: string): number =>
  Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100);

test('the rows of a price add up to its last one', () => {
  const { moneyExact } = formatterFor('en', translate);
  expect([1_234.5, -0.07].map((amount) => centsOf(moneyExact(euros(amount))))).toEqual([123_450, -7]);
  fc.assert(
    fc.property(anyQuoteInput, (input) => {
      const quote = assembleQuote(input);
      const total_cents = quoteTotal(quote);
      const booking = { quote, total_cents, insurance: input.choice.insurance } as BookingRow;
      const rows = priceRows({ booking, language: 'en', translate });
      expect(centsOf(rows.at(-1)!.value)).toBe(total_cents);
      expect(rows.slice(0, -1).reduce((sum, { value }) => sum + centsOf(value), 0)).toBe(total_cents);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['2027-03-01', ['until 2 Jun 2027', 'from 3 Jun 2027', 'from 19 Jun 2027']],
  ['2027-06-02', ['until 2 Jun 2027', 'from 3 Jun 2027', 'from 19 Jun 2027']],
  ['2027-06-03', ['from 3 Jun 2027', 'from 19 Jun 2027']],
  ['2027-06-25', ['from 19 Jun 2027']],
])('on %s only what still holds of the cancellation terms is named', (today, expected) => {
  const cancellation = [
    { daysBefore: 15, percent: 80 },
    { daysBefore: 31, percent: 30 },
  ];
  const quote = { ...assembleQuote(fc.sample(anyQuoteInput, 1)[0]!), cancellation };
  const booking = { quote, state: 'confirmed', start_date: '2027-07-03' } as unknown as BookingRow;
  const dates = cancellationRows({ booking, language: 'en', translate, today }).map(({ label }) =>
    label.toLowerCase(),
  );
  expect(dates).toHaveLength(expected.length);
  dates.forEach((label, index) => expect(label).toContain(expected[index]!.split(' ')[1]));
});

test('a home whose terms nobody has stated is nowhere said to be cancelled for nothing', () => {
  const quote = { cancellation: unknownCancellation, accommodation: { price: 56_000 } } as unknown as Quote;
  const booking = { quote, state: 'confirmed', start_date: '2027-05-08' } as BookingRow;
  const terms = [{ label: 'Until 8 May 2027', value: '100 % (€560.00)' }];
  const asked = { language: 'en', translate, today: '2026-11-23' } as const;
  expect(cancellationRows({ booking, ...asked })).toEqual(terms);
  const unconfirmed = { ...booking, state: 'booked' } as BookingRow;
  expect(cancellationRows({ booking: unconfirmed, ...asked })).toEqual([
    { label: 'Until the host confirms', value: 'free' },
    ...terms,
  ]);
});
