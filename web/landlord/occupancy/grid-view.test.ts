import { expect, test } from 'vitest';
import fc from 'fast-check';
import { occupancyBounds } from '../../../domain/calendars/occupancy-window.ts';
import { fromDayNumber, toDayNumber, weekdayOfDay } from '../../../domain/stay.ts';
import { gridDays, monthsOfGrid } from './grid-days.ts';
import { finePointerSizes, findMissing, viewAt, weeksPerBlock, type GridView } from './grid-view.ts';

const { row, day, name, head } = finePointerSizes;

test('the view covers all that a scrolled window shows, whatever its size, and little more', () => {
  fc.assert(
    fc.property(
      fc.record({
        left: fc.nat(25_000),
        top: fc.nat(11_000),
        width: fc.integer({ min: 300, max: 3840 }),
        height: fc.integer({ min: 200, max: 2160 }),
      }),
      (scroll) => {
        const view = viewAt(scroll, finePointerSizes, { rows: 300, weeks: 110 });
        const lastRow = Math.min(299, Math.floor((scroll.top + scroll.height - head - 1) / row));
        const lastWeek = Math.min(109, Math.floor((scroll.left + scroll.width - name - 1) / day / 7));
        expect(view.firstRow).toBeLessThanOrEqual(Math.floor(scroll.top / row));
        expect(view.endRow).toBeGreaterThan(lastRow);
        expect(view.firstWeek).toBeLessThanOrEqual(Math.floor(scroll.left / day / 7));
        expect(view.endWeek).toBeGreaterThan(lastWeek);
        expect(view.endRow - view.firstRow).toBeLessThanOrEqual(scroll.height / row + 18);
        expect(view.endWeek - view.firstWeek).toBeLessThanOrEqual(scroll.width / day / 7 + 3);
      },
    ),
  );
});

test('a view is read by few calls of bounded size, each home and block once', () => {
  const homes = Array.from({ length: 300 }, (_, index) => index + 1);
  const view = fc
    .tuple(fc.nat(290), fc.integer({ min: 1, max: 70 }), fc.nat(100), fc.integer({ min: 1, max: 9 }))
    .map(([firstRow, rows, firstWeek, weeks]): GridView => ({
      ...{ firstRow, endRow: Math.min(300, firstRow + rows), firstWeek, endWeek: firstWeek + weeks },
    }));
  fc.assert(
    fc.property(view, (shown) => {
      const read = new Set<string>();
      const isRead = (home: number, block: number): boolean => read.has(`${home} ${block}`);
      let calls = 0;
      for (let next = findMissing(homes, shown, isRead); next; next = findMissing(homes, shown, isRead)) {
        calls += 1;
        expect(next.homes.length).toBeLessThanOrEqual(occupancyBounds.homes);
        expect((next.endBlock - next.firstBlock) * weeksPerBlock * 7).toBeLessThanOrEqual(
          occupancyBounds.nights,
        );
        for (const home of next.homes)
          for (let block = next.firstBlock; block < next.endBlock; block += 1) read.add(`${home} ${block}`);
        expect(calls).toBeLessThanOrEqual(8);
      }
      const lastBlock = Math.floor((shown.endWeek - 1) / weeksPerBlock);
      for (const home of homes.slice(shown.firstRow, shown.endRow)) {
        expect(isRead(home, Math.floor(shown.firstWeek / weeksPerBlock))).toBe(true);
        expect(isRead(home, lastBlock)).toBe(true);
      }
    }),
  );
});

test('a screen that is in view already asks nothing', () => {
  const view = { firstRow: 0, endRow: 10, firstWeek: 0, endWeek: 4 };
  expect(findMissing([1, 2, 3], view, () => true)).toBeNull();
  expect(findMissing([], view, () => false)).toBeNull();
});

test.each(['2026-11-30', '2027-01-01', '2028-02-29'])(
  'on %s the days begin on a Monday before last month',
  (today) => {
    const days = gridDays(today);
    expect(weekdayOfDay(days.origin)).toBe(0);
    const months = monthsOfGrid(days);
    expect(months.every(({ length }) => length > 0)).toBe(true);
    expect(months.reduce((sum, { length }) => sum + length, 0)).toBe(days.weeks * 7);
    expect(fromDayNumber(days.origin + days.weeks * 7) > fromDayNumber(toDayNumber(today) + 729)).toBe(true);
  },
);
