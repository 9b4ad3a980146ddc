import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyParty, anySheet, anyStay, today } from '../../tests/builders/pricing-sheet.ts';
import { nightsOf, toDayNumber } from '../stay.ts';
import { SeasonTable } from './season-table.ts';
import { completePrice, mandatoryCosts, quoteAccommodation } from './stay-price.ts';
import { quoteStay } from './stay-quote.ts';

it('sums up what the lines of a price say', () => {
  fc.assert(
    fc.property(anySheet, anyStay, anyParty, (sheet, stay, guests) => {
      const accommodation = quoteAccommodation(sheet, stay, today);
      const lines = mandatoryCosts(sheet, stay, guests);
      const paid = (prepaid: boolean): number =>
        lines.filter((line) => line.prepaid === prepaid).reduce((sum, { total }) => sum + total, 0);
      const expected = accommodation && {
        ...accommodation,
        prepaid: paid(true),
        onSite: paid(false),
        complete: completePrice(sheet, stay, guests, today),
      };
      const startDay = toDayNumber(stay.startDate);
      expect(
        quoteStay(
          { ...sheet, seasons: new SeasonTable(sheet.seasons) },
          startDay,
          nightsOf(stay),
          guests,
          toDayNumber(today),
        ),
      ).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});
