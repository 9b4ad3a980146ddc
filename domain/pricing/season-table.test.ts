import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRates, today } from '../../tests/builders/home-rates.ts';
import { addDays, toDayNumber } from '../stay.ts';
import { SeasonTable } from './season-table.ts';

test('finds the season of each night, and gives the seasons back', () => {
  fc.assert(
    fc.property(anyRates, fc.integer({ min: -30, max: 900 }), ({ seasons }, ahead) => {
      const table = new SeasonTable(seasons);
      expect(table.seasons()).toEqual(seasons);
      const date = addDays(today, ahead);
      const index = seasons.findIndex(({ fromDate, untilDate }) => fromDate <= date && date < untilDate);
      expect(table.indexOf(toDayNumber(date))).toBe(index);
      if (index < 0) return;
      expect(table.nightly(index)).toBe(seasons[index]!.nightly);
      expect(table.weekly(index)).toBe(seasons[index]!.weekly);
    }),
  );
});
