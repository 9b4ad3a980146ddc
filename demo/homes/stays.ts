import { fromDayNumber, toDayNumber, weekdayOfDay, type PlainDate } from '../../domain/stay.ts';
import { saturdayOnly } from '../../domain/pricing/home-rates.ts';
import type { Random } from '../seeded-random.ts';
import type { HomeSeason, LevelPeriod, SeasonLevel } from './seasons.ts';

/** Half-open range of occupied days, in the format of PostgreSQL's daterange. */
export type Period = string;

/** Share of occupied nights by level, once nearly everybody has booked. */
const demand: Record<SeasonLevel, number> = {
  low: 0.28,
  shoulder: 0.4,
  middle: 0.52,
  high: 0.72,
  peak: 0.84,
};
const daysAhead = 420;

/** Share of the final demand already booked this many days ahead: most of the next months, little a year ahead. */
function bookedShare(ahead: number): number {
  return Math.max(0.1, 1 - ahead / 430);
}

/** Follows the rules for days and stay lengths. A booking may begin on the day on which another ends. */
export function bookedStretches(
  random: Random,
  seasons: readonly HomeSeason[],
  periods: readonly LevelPeriod[],
  today: PlainDate,
): Period[] {
  const start = toDayNumber(today);
  const popularity = random.between(0.65, 1.15);
  const stretches: Period[] = [];
  let day = Math.max(periods[0]!.fromDay, start - random.int(0, 6));
  let index = 0;
  while (day < start + daysAhead) {
    while (periods[index]!.untilDay <= day) index += 1;
    const season = seasons[index]!;
    if (season.arrival_days === saturdayOnly && weekdayOfDay(day) !== 5) {
      day += (12 - weekdayOfDay(day)) % 7;
      continue;
    }
    const share = Math.min(0.95, demand[periods[index]!.level] * popularity * bookedShare(day - start));
    if (!random.chance(share)) {
      // Gaps are as long as stays, so that the share of occupied nights holds.
      day += season.arrival_days === saturdayOnly ? 7 : random.int(2, 8);
      continue;
    }
    const nights = stayLength(random, season, day);
    let end = day + nights;
    let last = index;
    while (periods[last]!.untilDay < end) last += 1;
    if (seasons[last]!.departure_days === saturdayOnly) end += (12 - weekdayOfDay(end)) % 7;
    stretches.push(`[${fromDayNumber(day)},${fromDayNumber(end)})`);
    day = end;
  }
  return stretches;
}

function stayLength(random: Random, season: HomeSeason, day: number): number {
  if (season.arrival_days === saturdayOnly) return random.chance(0.72) ? 7 : 14;
  const minimum = season.min_stay;
  const drawnLength = random.weighted([
    [minimum, 3],
    [minimum + 1, 1.5],
    [4, 1],
    [5, 1],
    [7, weekdayOfDay(day) === 5 ? 6 : 2.5],
    [10, 0.6],
    [14, 1],
  ]);
  return Math.max(minimum, drawnLength);
}
