import type { Insertable } from 'kysely';
import type { PriceSeasons } from '../database/types.ts';
import { everyWeekday } from '../domain/pricing/home-rates.ts';
import { weekCounts } from '../domain/pricing/stay-price.ts';
import { addDays, type PlainDate } from '../domain/stay.ts';
import type { BlockedPeriod } from '../server/areas/booking/landlord/blocked-nights-store.ts';
import { mergePeriods } from './blocked-periods.ts';
import type { FeedCalendar, FeedHome } from '../contract/feeds/feed-home.ts';
import { cents } from '../domain/cents.ts';
import { times, type Cents } from '../domain/money.ts';

export type SeasonRow = Omit<Insertable<PriceSeasons>, 'object_number'>;

/** In dates of the site and in euro cents. */
export interface Schedule {
  seasons: SeasonRow[];
  blocked: BlockedPeriod[];
}

/** Number of days for which homes without a calendar can be booked. */
const openDays = 550;

/**
 * Merges the feed's days into seasons of equal price and length of stay. Unavailable days are blocked. Days before
 * `firstDate` are ignored. Nights after the feed's last day have no price and cannot be booked.
 */
export function buildSchedule(
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
  const blockedPeriods: BlockedPeriod[] = [];
  for (const run of runs.sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const from = run.from < firstDate ? firstDate : run.from;
    if (run.until <= from) continue;
    // The price of a blocked night is not stored, because it cannot be booked.
    if (!run.available) {
      blockedPeriods.push({ from, until: run.until });
      continue;
    }
    const price = run.nightlyPrice ?? home.nightlyPrice;
    // A night without a price cannot be booked.
    if (price === undefined) continue;
    const minStay = run.minStay ?? home.minStay;
    addSeason(seasons, {
      from_date: from,
      until_date: run.until,
      ...toPrices(price, run.weeklyPrice, options.rate),
      min_stay: minStay,
      max_stay: Math.max(minStay, run.maxStay ?? home.maxStay),
      arrival_days: toWeekdayBits(run.arrivalDays ?? home.arrivalDays),
      departure_days: toWeekdayBits(run.departureDays ?? home.departureDays),
      name: run.name ?? null,
    });
  }
  return { seasons, blocked: mergePeriods(blockedPeriods) };
}

function toPrices(
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

/** Converts to hundredths of the feed's own currency, in which its two prices are compared. */
const toHundredths = (price: number): Cents => cents(Math.round(price * 100));

/** Returns true if a weekly price has no effect, because guests pay at least six nights for a week. */
export function hasLowWeek({ nightlyPrice, calendar = [] }: FeedHome): boolean {
  return calendar.some(({ nightlyPrice: nightly = nightlyPrice, weeklyPrice: weekly }) =>
    nightly === undefined || weekly === undefined
      ? false
      : !weekCounts({ nightly: toHundredths(nightly), weekly: toHundredths(weekly) }),
  );
}

/** One bit per day, Monday is the lowest. */
const toWeekdayBits = (days: readonly number[] | undefined): number =>
  days === undefined ? everyWeekday : days.reduce((bits, day) => bits | (1 << (day - 1)), 0);

function addSeason(seasons: SeasonRow[], { from_date, ...season }: SeasonRow): void {
  const lastSeason = seasons.at(-1);
  // Runs overlap if the feed names a day twice. The first one counts.
  const start = lastSeason && from_date < lastSeason.until_date ? lastSeason.until_date : from_date;
  if (season.until_date <= start) return;
  const isSame =
    lastSeason?.until_date === start &&
    lastSeason.nightly_cents === season.nightly_cents &&
    lastSeason.weekly_cents === season.weekly_cents &&
    lastSeason.min_stay === season.min_stay &&
    lastSeason.max_stay === season.max_stay &&
    lastSeason.arrival_days === season.arrival_days &&
    lastSeason.departure_days === season.departure_days &&
    lastSeason.name === season.name;
  if (isSame) lastSeason.until_date = season.until_date;
  else seasons.push({ from_date: start, ...season });
}

export function findFirstDate(calendars: Iterable<readonly { from: PlainDate }[]>): PlainDate | null {
  let firstDate: PlainDate | null = null;
  for (const runs of calendars)
    for (const { from } of runs) if (firstDate === null || from < firstDate) firstDate = from;
  return firstDate;
}
