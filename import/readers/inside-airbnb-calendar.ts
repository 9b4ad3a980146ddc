import { parse } from 'csv-parse';
import { addDays, fromDayNumber, isPlainDate, toDayNumber } from '../../domain/stay.ts';
import type { FeedHome } from '../feed-home.ts';
import { ImportError } from '../import-error.ts';
import { amountOf } from './inside-airbnb-amount.ts';
import { openFile } from './open-file.ts';

type Run = NonNullable<FeedHome['calendar']>[number];

/** The days of one listing, held as runs of equal days: a year of one home is a handful of them. */
export class CalendarRuns {
  private readonly closed: Run[] = [];
  private open: Run | null = null;

  /** Days come in any order of listings, but in order of date within one. */
  add(day: Omit<Run, 'from' | 'until'>, date: string): void {
    const { open } = this;
    if (
      open &&
      open.until === date &&
      open.available === day.available &&
      open.nightlyPrice === day.nightlyPrice &&
      open.minStay === day.minStay &&
      open.maxStay === day.maxStay
    ) {
      open.until = addDays(date, 1);
      return;
    }
    // A day that was there before would overlap; the first row of it counts.
    if (open && date < open.until) return;
    if (open) this.closed.push(open);
    this.open = { ...day, from: date, until: addDays(date, 1) };
  }

  runs(): Run[] {
    return this.open ? [...this.closed, this.open] : this.closed;
  }
}

/** Reads the calendar file once; listings without a readable day are missing. */
export async function readCalendar(path: string): Promise<Map<string, CalendarRuns>> {
  const calendars = new Map<string, CalendarRuns>();
  const rows = openFile(path).pipe(
    parse({ columns: true, bom: true, relax_column_count: true, skip_empty_lines: true }),
  ) as AsyncIterable<Partial<Record<string, string>>>;
  for await (const row of rows) {
    const id = row['listing_id'];
    const date = row['date'];
    if (id === undefined || date === undefined || row['available'] === undefined) {
      throw new ImportError('This is no Inside Airbnb calendar: listing_id, date or available is missing.');
    }
    if (!isPlainDate(date)) continue;
    let runs = calendars.get(id);
    if (!runs) calendars.set(id, (runs = new CalendarRuns()));
    const price = amountOf(row['adjusted_price']) ?? amountOf(row['price']);
    runs.add(
      {
        available: row['available'] === 't',
        ...(price === null ? {} : { nightlyPrice: price }),
        ...nights('minStay', row['minimum_nights']),
        ...nights('maxStay', row['maximum_nights']),
      },
      date,
    );
  }
  return calendars;
}

function nights(
  field: 'minStay' | 'maxStay',
  text: string | undefined,
): Partial<Pick<Run, 'minStay' | 'maxStay'>> {
  const value = Number(text);
  if (text === undefined || text === '' || !Number.isInteger(value) || value < 1) return {};
  return { [field]: Math.min(2000, value) };
}

/** The first date of all calendars; null where there is none. */
export function firstDateOf(runs: Iterable<readonly Run[]>): string | null {
  let first: number | null = null;
  for (const list of runs) {
    for (const { from } of list) {
      const day = toDayNumber(from);
      if (first === null || day < first) first = day;
    }
  }
  return first === null ? null : fromDayNumber(first);
}
