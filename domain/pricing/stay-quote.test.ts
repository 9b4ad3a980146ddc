import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyParty, anyRates, anyStay, today } from '../../tests/builders/home-rates.ts';
import { countNights, toDayNumber } from '../stay.ts';
import { SeasonTable } from './season-table.ts';
import { completePrice, mandatoryCosts, quoteAccommodation } from './stay-price.ts';
import { quoteStay } from './stay-quote.ts';

it('sums up what the lines of a price say', () => {
  fc.assert(
    fc.property(anyRates, anyStay, anyParty, (rates, stay, guests) => {
      const accommodation = quoteAccommodation(rates, stay, today);
      const lines = accommodation ? mandatoryCosts(rates, stay, guests, accommodation.price) : [];
      const paid = (prepaid: boolean): number =>
        lines.filter((line) => line.prepaid === prepaid).reduce((sum, { total }) => sum + total, 0);
      const expected = accommodation && {
        ...accommodation,
        prepaid: paid(true),
        onSite: paid(false),
        complete: completePrice(rates, stay, guests, today),
      };
      const startDay = toDayNumber(stay.startDate);
      expect(
        quoteStay(
          { ...rates, seasons: new SeasonTable(rates.seasons) },
          startDay,
          countNights(stay),
          guests,
          toDayNumber(today),
        ),
      ).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});
