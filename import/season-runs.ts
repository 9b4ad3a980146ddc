import type { Insertable } from 'kysely';
import type { PriceSeasons } from '../database/types.ts';
import { everyWeekday } from '../domain/pricing/home-rates.ts';
import { addDays, type PlainDate } from '../domain/stay.ts';
import type { BlockedPeriod } from '../server/areas/booking/blocked-nights-store.ts';
import type { FeedHome } from './feed-home.ts';

export type SeasonRow = Omit<Insertable<PriceSeasons>, 'object_number'>;

/** Seasons and blocked stretches of a home, in the site's dates and euro cents. */
export interface Schedule {
  seasons: SeasonRow[];
  blocked: BlockedPeriod[];
}

/** How long homes are offered whose feed says nothing about days. */
const openDays = 550;

/**
 * Days of the feed become seasons of equal price and stay lengths; what is not available is blocked. Days
 * before `firstDate` are left out, nights after the feed's last day have no price and cannot be booked.
 */
export function scheduleOf(
  home: FeedHome,
  options: { rate: number; shiftDays: number; firstDate: PlainDate },
): Schedule {
  const { firstDate } = options;
  const runs = home.calendar
    ? home.calendar.map((run) => ({
        ...run,
        from: addDays(run.from, options.shiftDays),
        until: addDays(run.until, options.shiftDays),
      }))
    : [{ from: firstDate, until: addDays(firstDate, openDays), available: true }];

  const seasons: SeasonRow[] = [];
  const blocked: BlockedPeriod[] = [];
  for (const run of runs.sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const from = run.from < firstDate ? firstDate : run.from;
    if (run.until <= from) continue;
    // Nobody can stay in a night that is taken: its price would be nothing but a promise.
    if (!run.available) {
      extend(blocked, from, run.until);
      continue;
    }
    const price = ('nightlyPrice' in run ? run.nightlyPrice : undefined) ?? home.nightlyPrice;
    // A night without a price cannot be booked.
    if (price === undefined) continue;
    const minStay = ('minStay' in run ? run.minStay : undefined) ?? home.minStay;
    const maxStay = ('maxStay' in run ? run.maxStay : undefined) ?? home.maxStay;
    addSeason(
      seasons,
      from,
      run.until,
      Math.max(1, Math.round(price * options.rate * 100)),
      minStay,
      maxStay,
      home,
    );
  }
  return { seasons, blocked };
}

/** One bit a day, of which the lowest is Monday. */
const weekdaysOf = (days: readonly number[] | undefined): number =>
  days === undefined ? everyWeekday : days.reduce((bits, day) => bits | (1 << (day - 1)), 0);

function extend(periods: BlockedPeriod[], from: PlainDate, until: PlainDate): void {
  const last = periods.at(-1);
  if (last && from <= last.until) last.until = until > last.until ? until : last.until;
  else periods.push({ from, until });
}

function addSeason(
  seasons: SeasonRow[],
  from: PlainDate,
  until: PlainDate,
  nightly: number,
  minStay: number,
  maxStay: number,
  days: Pick<FeedHome, 'arrivalDays' | 'departureDays'>,
): void {
  const last = seasons.at(-1);
  // The feed's runs may overlap where it names a day twice: the first counts.
  const start = last && from < last.until_date ? last.until_date : from;
  if (until <= start) return;
  const longest = Math.max(minStay, maxStay);
  if (
    last?.until_date === start &&
    last.nightly_cents === nightly &&
    last.min_stay === minStay &&
    last.max_stay === longest
  ) {
    last.until_date = until;
    return;
  }
  seasons.push({
    from_date: start,
    until_date: until,
    nightly_cents: nightly,
    weekly_cents: nightly * 7,
    min_stay: minStay,
    max_stay: longest,
    arrival_days: weekdaysOf(days.arrivalDays),
    departure_days: weekdaysOf(days.departureDays),
  });
}

/** The first date of all calendars; null where there is none. */
export function firstDateOf(calendars: Iterable<readonly { from: PlainDate }[]>): PlainDate | null {
  let first: PlainDate | null = null;
  for (const runs of calendars) for (const { from } of runs) if (first === null || from < first) first = from;
  return first;
}
