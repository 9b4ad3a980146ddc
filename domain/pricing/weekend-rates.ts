import { larger } from '../cents.ts';
import { noMoney, subtract, sumCents, type Cents } from '../money.ts';
import { fromDayNumber, toDayNumber, weekdayOfDay } from '../stay.ts';
import { everyWeekday, type Season } from './home-rates.ts';

/** A rate of its own for some nights of each week, as bits from Monday as the lowest; neither none nor all. */
export interface WeekendRate<Amount = Cents> {
  nightly: Amount;
  nights: number;
}

/** A season as somebody entered it. Prices are made from its expanded form alone. */
export interface EnteredSeason extends Season {
  /** Omitted: all nights have the same rate. */
  weekend?: WeekendRate;
}

export const fridayAndSaturday = 0b0110000;

const weekdays = [0, 1, 2, 3, 4, 5, 6];
const isAmong = (mask: number, weekday: number): boolean => (mask & (1 << weekday)) !== 0;

/** The rates of a week's nights, from Monday on. */
function nightlyByWeekday({
  nightly,
  weekend,
}: {
  nightly: Cents;
  weekend?: WeekendRate | null | undefined;
}): Cents[] {
  return weekdays.map((weekday) => (weekend && isAmong(weekend.nights, weekday) ? weekend.nightly : nightly));
}

/** What seven nights cost by their nightly rates. */
export function weekOfNights(season: Parameters<typeof nightlyByWeekday>[0]): Cents {
  return sumCents(nightlyByWeekday(season));
}

/** What the first six nights of a week cost at most, of all weekdays on which somebody can arrive. */
export function dearestSixNights(
  season: Parameters<typeof nightlyByWeekday>[0] & { arrivalDays?: number | undefined },
): Cents {
  const rates = nightlyByWeekday(season);
  const week = weekOfNights(season);
  const arrivals = weekdays.filter((weekday) => isAmong(season.arrivalDays ?? everyWeekday, weekday));
  return arrivals.map((arrival) => subtract(week, rates[(arrival + 6) % 7]!)).reduce(larger, noMoney);
}

const expanded = new WeakMap<readonly EnteredSeason[], readonly Season[]>();

/**
 * The seasons that prices are made from: one with a weekend rate becomes a season for each run of nights at the same rate. Week, lengths
 * and days of arrival are those of the whole, so that no stay is allowed or refused by it. The list is immutable; its form is cached.
 */
export function expandWeekends(seasons: readonly EnteredSeason[]): readonly Season[] {
  if (!seasons.some(({ weekend }) => weekend)) return seasons;
  let runs = expanded.get(seasons);
  if (!runs) expanded.set(seasons, (runs = seasons.flatMap(runsOf)));
  return runs;
}

function runsOf({ weekend, ...season }: EnteredSeason): Season[] {
  if (!weekend) return [season];
  const runs: Season[] = [];
  const end = toDayNumber(season.untilDate);
  const isWeekend = (day: number): boolean => isAmong(weekend.nights, weekdayOfDay(day));
  for (let day = toDayNumber(season.fromDate); day < end;) {
    let until = day + 1;
    while (until < end && isWeekend(until) === isWeekend(day)) until += 1;
    runs.push({
      ...season,
      fromDate: fromDayNumber(day),
      untilDate: fromDayNumber(until),
      nightly: isWeekend(day) ? weekend.nightly : season.nightly,
    });
    day = until;
  }
  return runs;
}
