import { noMoney, times, type Cents } from '../money.ts';
import { addDays, countNights, toDayNumber, type PlainDate, type Stay } from '../stay.ts';
import { openRules } from './booking-rules.ts';
import { everyWeekday, seasonOfNight, type HomeRates, type Party } from './home-rates.ts';
import { weeklyRateFromNights } from './stay-price.ts';
import { checkStay } from './stay-rules.ts';
import { sumWeek, type EnteredSeason } from './weekend-rates.ts';

/** Omitted fields stay unchanged. A new nightly rate applies to all nights, including the weekend. */
export interface SeasonChange {
  nightly?: Cents | undefined;
  weekly?: Cents | undefined;
  minStay?: number | undefined;
  arrivalDays?: number | undefined;
  departureDays?: number | undefined;
  /** Empty for none. */
  name?: string | undefined;
}

/** Longest stay in nights if none is set. */
export const longestStay = 365;

/** True if the weekly price was set explicitly and is not just seven times the nightly rate. */
export const hasOwnWeek = (season: EnteredSeason): boolean => season.weekly !== sumWeek(season);

function changed(
  season: EnteredSeason,
  { nightly, weekly, minStay, arrivalDays, departureDays, name = season.name ?? '' }: SeasonChange,
): EnteredSeason {
  const shortest = minStay ?? season.minStay;
  const { weekend, name: _, ...rest } = season;
  return {
    ...rest,
    ...(name !== '' && { name }),
    ...(weekend && nightly === undefined && { weekend }),
    nightly: nightly ?? season.nightly,
    weekly:
      weekly ??
      (nightly === undefined || hasOwnWeek(season) ? season.weekly : times(nightly, weeklyRateFromNights)),
    minStay: shortest,
    maxStay: Math.max(shortest, season.maxStay),
    arrivalDays: arrivalDays ?? season.arrivalDays,
    departureDays: departureDays ?? season.departureDays,
  };
}

function areAlike(one: EnteredSeason, other: EnteredSeason): boolean {
  return (
    one.weekend?.nightly === other.weekend?.nightly &&
    one.weekend?.nights === other.weekend?.nights &&
    one.nightly === other.nightly &&
    one.weekly === other.weekly &&
    one.minStay === other.minStay &&
    one.maxStay === other.maxStay &&
    one.arrivalDays === other.arrivalDays &&
    one.departureDays === other.departureDays &&
    one.name === other.name
  );
}

function mergeAlike(seasons: readonly EnteredSeason[]): EnteredSeason[] {
  const result: EnteredSeason[] = [];
  for (const season of seasons) {
    const last = result.at(-1);
    if (last?.untilDate === season.fromDate && areAlike(last, season)) {
      result[result.length - 1] = { ...last, untilDate: season.untilDate };
    } else result.push(season);
  }
  return result;
}

/** Changes the seasons for the nights of a period. Nights without a price get one only if the change has a rate. */
export function changeSeasons(
  seasons: readonly EnteredSeason[],
  { startDate, endDate }: Stay,
  change: SeasonChange,
): EnteredSeason[] {
  const result: EnteredSeason[] = [];
  let uncovered: PlainDate = startDate;
  const fill = (until: PlainDate): void => {
    if (change.nightly !== undefined && uncovered < until) {
      const fresh = {
        fromDate: uncovered,
        untilDate: until,
        nightly: noMoney,
        weekly: noMoney,
        minStay: 1,
        maxStay: longestStay,
      };
      result.push(changed({ ...fresh, arrivalDays: everyWeekday, departureDays: everyWeekday }, change));
    }
  };
  for (const season of seasons) {
    const from = season.fromDate > startDate ? season.fromDate : startDate;
    const until = season.untilDate < endDate ? season.untilDate : endDate;
    if (season.fromDate >= endDate && uncovered < endDate) {
      fill(endDate);
      uncovered = endDate;
    }
    if (from >= until) {
      result.push(season);
      continue;
    }
    fill(from);
    if (season.fromDate < from) result.push({ ...season, untilDate: from });
    result.push(changed({ ...season, fromDate: from, untilDate: until }, change));
    if (until < season.untilDate) result.push({ ...season, fromDate: until });
    uncovered = until;
  }
  fill(endDate);
  return mergeAlike(result);
}

/** Changes the parts of seasons whose nights lie in the range; nights without a price stay without one. */
export function mapSeasons(
  seasons: readonly EnteredSeason[],
  { startDate, endDate }: Stay,
  change: (season: EnteredSeason) => EnteredSeason,
): EnteredSeason[] {
  return mergeAlike(
    seasons.flatMap((season) => {
      const from = season.fromDate > startDate ? season.fromDate : startDate;
      const until = season.untilDate < endDate ? season.untilDate : endDate;
      if (from >= until) return [season];
      return [
        ...(season.fromDate < from ? [{ ...season, untilDate: from }] : []),
        change({ ...season, fromDate: from, untilDate: until }),
        ...(until < season.untilDate ? [{ ...season, fromDate: until }] : []),
      ];
    }),
  );
}

/** Returns the nights from the first to the last whose rates differ. Null if none does. */
export function changedNights(one: readonly EnteredSeason[], other: readonly EnteredSeason[]): Stay | null {
  const bounds = [...one, ...other].flatMap(({ fromDate, untilDate }) => [fromDate, untilDate]);
  const days = [...new Set(bounds)].sort();
  const seasonAt = (seasons: readonly EnteredSeason[], day: PlainDate): EnteredSeason | undefined =>
    seasons.find(({ fromDate, untilDate }) => fromDate <= day && day < untilDate);
  const differs = (day: PlainDate): boolean => {
    const [before, after] = [seasonAt(one, day), seasonAt(other, day)];
    return before && after ? !areAlike(before, after) : before !== after;
  };
  const first = days.find(differs);
  const last = days.findLastIndex(differs);
  return first === undefined ? null : { startDate: first, endDate: days[last + 1]! };
}

/** True if both lists have the same seasons with the same rates. */
export const areSameSeasons = (one: readonly EnteredSeason[], other: readonly EnteredSeason[]): boolean =>
  one.length === other.length &&
  one.every((season, index) => {
    const { fromDate, untilDate } = other[index]!;
    return season.fromDate === fromDate && season.untilDate === untilDate && areAlike(season, other[index]!);
  });

/** Days after the first night on which an arrival is tried, and maximum extra nights of the stay. */
const daysTried = 14;

/**
 * Finds a sample stay for the rates of some nights: a week if allowed, otherwise the shortest stay, from the first
 * possible day of arrival. Ignores bookings and the rules of the whole home. Null if no stay is possible.
 */
export function sampleStay(rates: HomeRates, range: Stay, party: Party, today: PlainDate): Stay | null {
  const ratesAlone = { ...rates, rules: openRules };
  const from = range.startDate > today ? range.startDate : today;
  const days = Math.min(daysTried, toDayNumber(range.endDate) - toDayNumber(from));
  const nights = Math.min(weeklyRateFromNights, Math.max(1, countNights({ ...range, startDate: from })));
  for (let day = 0; day < days; day += 1) {
    const startDate = addDays(from, day);
    const season = seasonOfNight(rates.seasons, startDate);
    if (!season) continue;
    const shortest = Math.max(season.minStay, nights);
    for (let nights = shortest; nights < shortest + weeklyRateFromNights; nights += 1) {
      const stay = { startDate, endDate: addDays(startDate, nights) };
      if (checkStay(ratesAlone, [], stay, party, { today, hour: 0 }).status === 'free') return stay;
    }
  }
  return null;
}
