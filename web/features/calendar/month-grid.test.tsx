import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { CalendarDay } from '../../../contract/catalogue/object-summary.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { MonthGrid, type DayContent } from './month-grid.tsx';
import { packCalendar } from './packed-calendar.ts';

const t = createSiteTexts().translate('en');
const from = '2027-05-01';
/** The nights of 10 and 11 May are occupied; a stay is of three nights or more. */
const calendar = packCalendar(
  Array.from({ length: 61 }, (_, index): CalendarDay => ({
    date: addDays(from, index),
    free: index !== 9 && index !== 10,
    arrival: index < 7,
    departure: true,
    minStay: 3,
    maxStay: 20,
    reason: index === 9 || index === 10 ? 'booked' : null,
  })),
);

function cells(props: {
  first: PlainDate;
  arrival?: PlainDate;
  marked?: { startDate: PlainDate; endDate: PlainDate };
  face?: (date: PlainDate, canChoose: boolean) => DayContent;
}): Map<PlainDate, string> {
  const state = { tabStop: '2027-05-04', point: vi.fn(), focus: vi.fn(), onKey: vi.fn() };
  const html = renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <MonthGrid
        calendar={calendar}
        arrival={null}
        marked={{}}
        face={() => ({ words: 'words' })}
        state={state}
        onChoose={vi.fn()}
        {...props}
      />
    </TextsProvider>,
  );
  return new Map(
    [...html.matchAll(/<td role="gridcell" data-date="([^"]*)".*?<\/td>/g)].map(([cell, date]) => [
      date!,
      cell,
    ]),
  );
}

const selected = (days: Map<PlainDate, string>): PlainDate[] =>
  [...days].filter(([, cell]) => cell.includes('aria-selected="true"')).map(([date]) => date);

test('a month has a cell for each of its days, and the calendar one tab stop', () => {
  const may = cells({ first: '2027-05-01' });
  expect([...may.keys()]).toEqual(Array.from({ length: 31 }, (_, index) => addDays(from, index)));
  expect([...may].filter(([, cell]) => cell.includes('tabindex="0"')).map(([date]) => date)).toEqual([
    '2027-05-04',
  ]);
  expect([...cells({ first: '2027-06-01' }).values()].join('')).not.toContain('tabindex="0"');
});

test('a cell is named by its weekday and date, then by what can be done with it', () => {
  const may = cells({
    first: from,
    face: (date) => ({ words: `words of ${date}`, note: '640', isLowest: true }),
  });
  expect(may.get('2027-05-04')).toContain('aria-label="Tue, 4 May 2027: words of 2027-05-04');
  expect(may.get('2027-05-04')).toContain(t('object.priceCalendar.lowest'));
  expect(may.get('2027-05-04')).toContain('640');
});

test('days of arrival can be chosen first, then days on which the stay may end', () => {
  const possible = (days: Map<PlainDate, string>): PlainDate[] =>
    [...days].filter(([, cell]) => cell.includes('aria-disabled="false"')).map(([date]) => date);
  expect(possible(cells({ first: from }))).toEqual(
    Array.from({ length: 7 }, (_, index) => addDays(from, index)),
  );
  expect(possible(cells({ first: from, arrival: '2027-05-05' }))).toEqual([
    // Another arrival before the chosen one, the chosen one itself, and departures up to the occupied nights.
    ...Array.from({ length: 5 }, (_, index) => addDays(from, index)),
    '2027-05-08',
    '2027-05-09',
    '2027-05-10',
  ]);
});

test('a stay is selected from its arrival to its departure', () => {
  const stay = { startDate: '2027-05-05', endDate: '2027-05-08' };
  expect(selected(cells({ first: from, marked: stay }))).toEqual([
    '2027-05-05',
    '2027-05-06',
    '2027-05-07',
    '2027-05-08',
  ]);
  expect(selected(cells({ first: from }))).toEqual([]);
});
