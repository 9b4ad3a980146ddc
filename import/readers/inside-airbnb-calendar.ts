import { addDays, isPlainDate } from '../../domain/stay.ts';
import type { FeedCalendar } from '../../contract/feeds/feed-home.ts';
import type { FeedFiles } from '../feed-reader.ts';
import { parseAmount } from './inside-airbnb-amount.ts';
import { readTable } from './read-table.ts';

type Run = FeedCalendar[number];

const isEqual = (a: Run, b: Run): boolean =>
  a.available === b.available &&
  a.nightlyPrice === b.nightlyPrice &&
  a.minStay === b.minStay &&
  a.maxStay === b.maxStay;

/** Run-length encoding of the days of a listing, which reduces a year to a few runs. */
export class CalendarRuns {
  private readonly list: Run[] = [];
  private isSorted = true;

  /** Days may come in any order. The first row of a repeated day counts. */
  add(day: Omit<Run, 'from' | 'until'>, date: string): void {
    const lastRun = this.list.at(-1);
    const run = { ...day, from: date, until: addDays(date, 1) };
    if (lastRun && this.isSorted && lastRun.until === date && isEqual(lastRun, run)) {
      lastRun.until = run.until;
      return;
    }
    if (lastRun && date < lastRun.until) this.isSorted = false;
    this.list.push(run);
  }

  runs(): Run[] {
    if (this.isSorted) return this.list;
    // The sort is stable, so the first of several rows for a day stays first.
    const days = this.list.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
    const runs: Run[] = [];
    for (const day of days) {
      const lastRun = runs.at(-1);
      const from = lastRun && day.from < lastRun.until ? lastRun.until : day.from;
      if (day.until <= from) continue;
      if (lastRun?.until === from && isEqual(lastRun, day)) lastRun.until = day.until;
      else runs.push({ ...day, from });
    }
    return runs;
  }
}

/** Reads the calendar file once. Listings without a readable day are missing in the result. */
export async function readCalendar(
  path: string,
  { onRead, onOddDay }: Pick<FeedFiles, 'onRead' | 'onOddDay'> = {},
): Promise<Map<string, CalendarRuns>> {
  const calendars = new Map<string, CalendarRuns>();
  const table = { what: 'Inside Airbnb calendar', demanded: ['listing_id', 'date', 'available'] };
  for await (const { line, cells, rejected } of readTable(path, table)) {
    onRead?.('calendar', line);
    const reason = rejected ?? findRowProblem(cells);
    if (reason !== null) {
      onOddDay?.(reason, line);
      continue;
    }
    const id = cells['listing_id']!;
    const date = cells['date']!;
    let runs = calendars.get(id);
    if (!runs) calendars.set(id, (runs = new CalendarRuns()));
    const price = parseAmount(cells['adjusted_price']) ?? parseAmount(cells['price']);
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

/** Returns why a row cannot be used for its night, or null if it can. */
function findRowProblem(cells: Readonly<Partial<Record<string, string>>>): string | null {
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
