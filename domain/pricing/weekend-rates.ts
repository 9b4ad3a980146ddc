import { larger } from '../cents.ts';
import { noMoney, subtract, sumCents, type Cents } from '../money.ts';
import { fromDayNumber, toDayNumber, weekdayOfDay } from '../stay.ts';
import { everyWeekday, type Season } from './home-rates.ts';

/** Separate rate for some nights of each week; Monday is the lowest bit, and not all bits are set. */
export interface WeekendRate<Amount = Cents> {
  nightly: Amount;
  nights: number;
}

/** A season as entered. Prices are computed only from its expanded form. */
export interface EnteredSeason extends Season {
  /** If omitted, all nights have the same rate. */
  weekend?: WeekendRate;
  /** Name as typed by the landlord. Omitted if there is none. */
  name?: string;
}

export const fridayAndSaturday = 0b0110000;

const weekdays = [0, 1, 2, 3, 4, 5, 6];
const isAmong = (mask: number, weekday: number): boolean => (mask & (1 << weekday)) !== 0;

function nightlyByWeekday({
  nightly,
  weekend,
}: {
  nightly: Cents;
  weekend?: WeekendRate | null | undefined;
}): Cents[] {
  return weekdays.map((weekday) => (weekend && isAmong(weekend.nights, weekday) ? weekend.nightly : nightly));
}

export function sumWeek(season: Parameters<typeof nightlyByWeekday>[0]): Cents {
  return sumCents(nightlyByWeekday(season));
}

/** Maximum price of the first six nights, over all possible weekdays of arrival. */
export function dearestSixNights(
  season: Parameters<typeof nightlyByWeekday>[0] & { arrivalDays?: number | undefined },
): Cents {
  const rates = nightlyByWeekday(season);
  const week = sumWeek(season);
  const arrivals = weekdays.filter((weekday) => isAmong(season.arrivalDays ?? everyWeekday, weekday));
  return arrivals.map((arrival) => subtract(week, rates[(arrival + 6) % 7]!)).reduce(larger, noMoney);
}

const expanded = new WeakMap<readonly EnteredSeason[], readonly Season[]>();

/**
 * Converts seasons for pricing: one with a weekend rate becomes one season per run of nights with the same rate.
 * Weekly rate, stay lengths and weekdays stay those of the whole, so that the same stays are allowed. The list must
 * be immutable, since its expansion is cached.
 */
export function expandWeekends(seasons: readonly EnteredSeason[]): readonly Season[] {
  if (!seasons.some(({ weekend }) => weekend)) return seasons;
  let runs = expanded.get(seasons);
  if (!runs) expanded.set(seasons, (runs = seasons.flatMap(splitIntoRuns)));
  return runs;
}

function splitIntoRuns({ weekend, ...season }: EnteredSeason): Season[] {
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
