import type { LevelPeriod, SeasonLevel } from '../../demo/homes/seasons.ts';
import { everyWeekday, saturdayOnly, type Season } from '../../domain/pricing/home-rates.ts';
import { fromDayNumber, weekdayOfDay, type PlainDate, type Stay } from '../../domain/stay.ts';
import { between, pick, type Random } from '../../engines/search/testing/random-catalogue.ts';
import type { BenchPlace } from './bench-geography.ts';
import { cents } from '../../domain/cents.ts';

const dates = new Map<number, PlainDate>();

/** Returns a shared string for each day, since a million homes use the same days. */
export function sharedDate(day: number): PlainDate {
  let date = dates.get(day);
  if (date === undefined) dates.set(day, (date = fromDayNumber(day)));
  return date;
}

const levels = ['low', 'shoulder', 'middle', 'high', 'peak'] as const satisfies readonly SeasonLevel[];
/** Patterns of price lists. Levels with the same number share a price. */
const priceLists: readonly Readonly<Record<SeasonLevel, number>>[] = [
  { low: 0, shoulder: 1, middle: 1, high: 2, peak: 3 },
  { low: 0, shoulder: 0, middle: 1, high: 2, peak: 2 },
  { low: 0, shoulder: 0, middle: 1, high: 2, peak: 3 },
  { low: 0, shoulder: 0, middle: 0, high: 2, peak: 2 },
  { low: 0, shoulder: 0, middle: 1, high: 1, peak: 3 },
];
const factors = [0.66, 0.9, 1.24, 1.5] as const;
const minimumStays = [
  [1, 2, 2, 3, 3, 4],
  [2, 3, 3, 4, 5],
  [3, 5, 6, 7, 7],
  [5, 7, 7, 7],
] as const;
const tuesdayAndSaturday = saturdayOnly | (1 << 1);
const mondayAndFriday = 1 | (1 << 4);
const changeovers = [
  everyWeekday,
  everyWeekday,
  everyWeekday,
  saturdayOnly,
  tuesdayAndSaturday,
  mondayAndFriday,
];

const seasonsMax = 20;

/** Generates 5 to 20 seasons with nightly and weekly rates. `level` is the nightly rate in cents at a factor of 1. */
export function benchSeasons(random: Random, place: BenchPlace, level: number): Season[] {
  // A few homes have no prices yet.
  if (random() < 0.02) return [];
  const list = pick(random, priceLists);
  // Landlords change prices on different days.
  const shift = pick(random, [0, 0, 0, -7, 7, 3]);
  const changeover = pick(random, changeovers);
  const highChangeover = random() < 0.65 ? saturdayOnly : changeover;
  const weeklyFactor = 5.2 + 1.9 * random();
  const stays = minimumStays.map((choices) => pick(random, choices));
  const longest = pick(random, [14, 21, 28, 60, 365]);
  const closedInWinter = place.climate !== 'alpine' && place.climate !== 'city' && random() < 0.12;
  const yearly = 1 + 0.06 * random();

  const seasons: Season[] = [];
  let lastPrice = -1;
  for (const [index, period] of place.periods.entries()) {
    const step = list[period.level];
    const isClosed = closedInWinter && period.level === 'low';
    const fromDay = index === 0 ? period.fromDay - 7 : period.fromDay + shift;
    const isLast = index === place.periods.length - 1;
    const untilDate = sharedDate(period.untilDay + (isLast ? 7 : shift));
    const previous = seasons.at(-1);
    if (previous && step === lastPrice && !isClosed && previous.untilDate === sharedDate(fromDay)) {
      previous.untilDate = untilDate;
      continue;
    }
    lastPrice = step;
    if (isClosed) continue;
    if (previous && seasons.length === seasonsMax) {
      // Prices far ahead are not differentiated yet.
      previous.untilDate = untilDate;
      continue;
    }
    const growth = index * 2 > place.periods.length ? yearly : 1;
    const nightly = Math.round((level * factors[step]! * growth) / 100) * 100;
    const days = step >= 2 ? highChangeover : changeover;
    const minStay = days === saturdayOnly && step >= 2 ? 7 : stays[step]!;
    seasons.push({
      fromDate: sharedDate(fromDay),
      untilDate,
      nightly: cents(nightly),
      weekly: cents(Math.round((nightly * weeklyFactor) / 100) * 100),
      minStay,
      maxStay: Math.max(minStay, longest),
      arrivalDays: days,
      departureDays: days,
    });
  }
  return seasons;
}

/** Share of occupied nights by season, in addition to the home's own share. Summer is fully booked, November is not. */
const demand: Readonly<Record<SeasonLevel, number>> = {
  low: -0.18,
  shoulder: -0.05,
  middle: 0.03,
  high: 0.15,
  peak: 0.25,
};

function findLevel(periods: readonly LevelPeriod[], day: number): SeasonLevel {
  return periods.find((period) => day < period.untilDay)?.level ?? levels[0];
}

/** Generates stays from before today to the last bookable day, which occupy 40 to 70 % of the nights. */
export function benchOccupied(
  random: Random,
  { periods }: BenchPlace,
  today: number,
  horizonDay: number,
): Stay[] {
  const share = 0.46 + 0.28 * random();
  const isWeekly = random() < 0.45;
  const stays: Stay[] = [];
  let day = today - between(random, 0, 14);
  while (day < horizonDay) {
    const level = findLevel(periods, day);
    const occupancy = Math.min(0.93, Math.max(0.15, share + demand[level]));
    const isHigh = level === 'high' || level === 'peak';
    const nights =
      isWeekly || (isHigh && random() < 0.6)
        ? pick(random, [7, 7, 7, 14])
        : pick(random, [2, 3, 4, 5, 7, 10]);
    const gap = -Math.log(1 - random()) * nights * ((1 - occupancy) / occupancy);
    let start = day + Math.round(gap);
    // Whole weeks begin on Saturdays.
    if (nights % 7 === 0)
      start += Math.round(gap) > 3 ? -((weekdayOfDay(start) + 2) % 7) : (12 - weekdayOfDay(start)) % 7;
    start = Math.max(start, day);
    stays.push({ startDate: sharedDate(start), endDate: sharedDate(start + nights) });
    day = start + nights;
  }
  return stays;
}
