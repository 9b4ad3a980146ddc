import { addDays, isPlainDate } from '../../domain/stay.ts';
import type { FeedCalendar } from '../../contract/feeds/feed-home.ts';
import type { FeedFiles } from '../feed-reader.ts';
import { amountOf } from './inside-airbnb-amount.ts';
import { readTable } from './read-table.ts';

type Run = FeedCalendar[number];

const isEqual = (a: Run, b: Run): boolean =>
  a.available === b.available &&
  a.nightlyPrice === b.nightlyPrice &&
  a.minStay === b.minStay &&
  a.maxStay === b.maxStay;

/** The days of a listing as runs of equal days: a year is only a handful of them. */
export class CalendarRuns {
  private readonly list: Run[] = [];
  private isSorted = true;

  /** Days come in any order; for a repeated day the first row counts. */
  add(day: Omit<Run, 'from' | 'until'>, date: string): void {
    const last = this.list.at(-1);
    const run = { ...day, from: date, until: addDays(date, 1) };
    if (last && this.isSorted && last.until === date && isEqual(last, run)) {
      last.until = run.until;
      return;
    }
    if (last && date < last.until) this.isSorted = false;
    this.list.push(run);
  }

  runs(): Run[] {
    if (this.isSorted) return this.list;
    // A stable sort: of equal days the first one read stays in front.
    const days = this.list.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
    const runs: Run[] = [];
    for (const day of days) {
      const last = runs.at(-1);
      const from = last && day.from < last.until ? last.until : day.from;
      if (day.until <= from) continue;
      if (last?.until === from && isEqual(last, day)) last.until = day.until;
      else runs.push({ ...day, from });
    }
    return runs;
  }
}

/** Reads the calendar file once; listings without a readable day are missing. */
export async function readCalendar(
  path: string,
  { onRead, onOddDay }: Pick<FeedFiles, 'onRead' | 'onOddDay'> = {},
): Promise<Map<string, CalendarRuns>> {
  const calendars = new Map<string, CalendarRuns>();
  const table = { what: 'Inside Airbnb calendar', demanded: ['listing_id', 'date', 'available'] };
  for await (const { line, cells, rejected } of readTable(path, table)) {
    onRead?.('calendar', line);
    const reason = rejected ?? oddnessOf(cells);
    if (reason !== null) {
      onOddDay?.(reason, line);
      continue;
    }
    const id = cells['listing_id']!;
    const date = cells['date']!;
    let runs = calendars.get(id);
    if (!runs) calendars.set(id, (runs = new CalendarRuns()));
    const price = amountOf(cells['adjusted_price']) ?? amountOf(cells['price']);
    runs.add(
      {
        available: cells['available'] === 't',
        ...(price === null ? {} : { nightlyPrice: price }),
        ...nights('minStay', cells['minimum_nights']),
        ...nights('maxStay', cells['maximum_nights']),
      },
      date,
    );
  }
  return calendars;
}

/** Why a row says nothing about a night; null if it does. */
function oddnessOf(cells: Readonly<Partial<Record<string, string>>>): string | null {
  if (!cells['listing_id']) return 'no listing';
  if (!isPlainDate(cells['date'] ?? '')) return 'no date';
  return cells['available'] === 't' || cells['available'] === 'f' ? null : 'neither free nor taken';
}

function nights(
  field: 'minStay' | 'maxStay',
  text: string | undefined,
): Partial<Pick<Run, 'minStay' | 'maxStay'>> {
  const value = Number(text);
  if (text === undefined || text === '' || !Number.isInteger(value) || value < 1) return {};
  return { [field]: Math.min(2000, value) };
}
