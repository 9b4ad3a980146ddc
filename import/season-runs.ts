import type { Insertable } from 'kysely';
import type { PriceSeasons } from '../database/types.ts';
import { everyWeekday } from '../domain/pricing/home-rates.ts';
import { weekCounts } from '../domain/pricing/stay-price.ts';
import { addDays, type PlainDate } from '../domain/stay.ts';
import type { BlockedPeriod } from '../server/areas/booking/landlord/blocked-nights-store.ts';
import { mergePeriods } from './blocked-periods.ts';
import type { FeedCalendar, FeedHome } from '../contract/feeds/feed-home.ts';
import { cents, times, type Cents } from '../domain/money.ts';

export type SeasonRow = Omit<Insertable<PriceSeasons>, 'object_number'>;

/** In the site's dates and euro cents. */
export interface Schedule {
  seasons: SeasonRow[];
  blocked: BlockedPeriod[];
}

/** Days for which homes without a calendar are offered. */
const openDays = 550;

/**
 * Merges the feed's days into seasons of equal price and length of stay; unavailable days are blocked. Days before `firstDate` are left
 * out; nights after the feed's last day have no price and cannot be booked.
 */
export function scheduleOf(
  home: FeedHome,
  options: { rate: number; shiftDays: number; firstDate: PlainDate },
): Schedule {
  const { firstDate } = options;
  const runs: FeedCalendar = home.calendar
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
      blocked.push({ from, until: run.until });
      continue;
    }
    const price = run.nightlyPrice ?? home.nightlyPrice;
    // A night without a price cannot be booked.
    if (price === undefined) continue;
    const minStay = run.minStay ?? home.minStay;
    addSeason(seasons, {
      from_date: from,
      until_date: run.until,
      ...pricesOf(price, run.weeklyPrice, options.rate),
      min_stay: minStay,
      max_stay: Math.max(minStay, run.maxStay ?? home.maxStay),
      arrival_days: weekdaysOf(run.arrivalDays ?? home.arrivalDays),
      departure_days: weekdaysOf(run.departureDays ?? home.departureDays),
    });
  }
  return { seasons, blocked: mergePeriods(blocked) };
}

function pricesOf(
  nightly: number,
  weekly: number | undefined,
  rate: number,
): Pick<SeasonRow, 'nightly_cents' | 'weekly_cents'> {
  const ofNight = cents(Math.max(1, Math.round(nightly * rate * 100)));
  return {
    nightly_cents: ofNight,
    weekly_cents: weekly === undefined ? times(ofNight, 7) : cents(Math.round(weekly * rate * 100)),
  };
}

/** Hundredths of the feed's own currency, in which its two prices are compared. */
const centsOf = (price: number): Cents => cents(Math.round(price * 100));

/** True if a weekly price has no effect, because from the seventh night on guests pay at least six nights. */
export function hasLowWeek({ nightlyPrice, calendar = [] }: FeedHome): boolean {
  return calendar.some(({ nightlyPrice: nightly = nightlyPrice, weeklyPrice: weekly }) =>
    nightly === undefined || weekly === undefined
      ? false
      : !weekCounts({ nightly: centsOf(nightly), weekly: centsOf(weekly) }),
  );
}

/** One bit per day, the lowest is Monday. */
const weekdaysOf = (days: readonly number[] | undefined): number =>
  days === undefined ? everyWeekday : days.reduce((bits, day) => bits | (1 << (day - 1)), 0);

function addSeason(seasons: SeasonRow[], { from_date, ...season }: SeasonRow): void {
  const last = seasons.at(-1);
  // The feed's runs may overlap where it names a day twice: the first counts.
  const start = last && from_date < last.until_date ? last.until_date : from_date;
  if (season.until_date <= start) return;
  const isSame =
    last?.until_date === start &&
    last.nightly_cents === season.nightly_cents &&
    last.weekly_cents === season.weekly_cents &&
    last.min_stay === season.min_stay &&
    last.max_stay === season.max_stay &&
    last.arrival_days === season.arrival_days &&
    last.departure_days === season.departure_days;
  if (isSame) last.until_date = season.until_date;
  else seasons.push({ from_date: start, ...season });
}

export function firstDateOf(calendars: Iterable<readonly { from: PlainDate }[]>): PlainDate | null {
  let first: PlainDate | null = null;
  for (const runs of calendars) for (const { from } of runs) if (first === null || from < first) first = from;
  return first;
}
