import { noMoney, times, type Cents } from '../money.ts';
import { addDays, nightsOf, toDayNumber, type PlainDate, type Stay } from '../stay.ts';
import { everyWeekday, type HomeRates, type Party } from './home-rates.ts';
import { weeklyRateFromNights } from './stay-price.ts';
import { checkStay } from './stay-rules.ts';
import { weekOfNights, type EnteredSeason } from './weekend-rates.ts';

/** A change of rates; omitted fields stay unchanged. A new nightly rate holds on all nights, those of the weekend too. */
export interface SeasonChange {
  nightly?: Cents | undefined;
  /** Rate of seven nights. Omitted beside a new nightly rate: a weekly rate of its own stays, otherwise it is seven nights. */
  weekly?: Cents | undefined;
  minStay?: number | undefined;
  arrivalDays?: number | undefined;
  departureDays?: number | undefined;
}

/** Longest stay in nights if none is set. */
export const longestStay = 365;

/** True if the weekly price was set by somebody and does not just follow from the nights. */
export const hasOwnWeek = (season: EnteredSeason): boolean => season.weekly !== weekOfNights(season);

function changed(
  season: EnteredSeason,
  { nightly, weekly, minStay, arrivalDays, departureDays }: SeasonChange,
): EnteredSeason {
  const shortest = minStay ?? season.minStay;
  const { weekend, ...rest } = season;
  return {
    ...rest,
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
    one.departureDays === other.departureDays
  );
}

function joined(seasons: readonly EnteredSeason[]): EnteredSeason[] {
  const result: EnteredSeason[] = [];
  for (const season of seasons) {
    const last = result.at(-1);
    if (last?.untilDate === season.fromDate && areAlike(last, season)) {
      result[result.length - 1] = { ...last, untilDate: season.untilDate };
    } else result.push(season);
  }
  return result;
}

/**
 * The seasons after a change for the nights from one date until the morning of another. Nights without a price get one only if the
 * change has one.
 */
export function changeSeasons(
  seasons: readonly EnteredSeason[],
  { startDate, endDate }: Stay,
  change: SeasonChange,
): EnteredSeason[] {
  const result: EnteredSeason[] = [];
  /** The first night of the range not covered yet. */
  let open: PlainDate = startDate;
  const fill = (until: PlainDate): void => {
    if (change.nightly !== undefined && open < until) {
      const fresh = {
        fromDate: open,
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
    if (season.fromDate >= endDate && open < endDate) {
      fill(endDate);
      open = endDate;
    }
    if (from >= until) {
      result.push(season);
      continue;
    }
    fill(from);
    if (season.fromDate < from) result.push({ ...season, untilDate: from });
    result.push(changed({ ...season, fromDate: from, untilDate: until }, change));
    if (until < season.untilDate) result.push({ ...season, fromDate: until });
    open = until;
  }
  fill(endDate);
  return joined(result);
}

/** Changes the parts of seasons whose nights lie in the range; nights without a price stay without one. */
export function mapSeasons(
  seasons: readonly EnteredSeason[],
  { startDate, endDate }: Stay,
  change: (season: EnteredSeason) => EnteredSeason,
): EnteredSeason[] {
  return joined(
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

/** True if both lists have the same seasons with the same rates. */
export const areSameSeasons = (one: readonly EnteredSeason[], other: readonly EnteredSeason[]): boolean =>
  one.length === other.length &&
  one.every((season, index) => {
    const { fromDate, untilDate } = other[index]!;
    return season.fromDate === fromDate && season.untilDate === untilDate && areAlike(season, other[index]!);
  });

/** Days after the first night in which an arrival is tried, and extra nights that a stay may have. */
const daysTried = 14;

/**
 * A sample stay for the rates of some nights: a week if allowed, else the shortest stay, from the first possible day of arrival on.
 * Bookings are ignored. Null if no stay is possible.
 */
export function sampleStay(rates: HomeRates, range: Stay, party: Party, today: PlainDate): Stay | null {
  const from = range.startDate > today ? range.startDate : today;
  const days = Math.min(daysTried, toDayNumber(range.endDate) - toDayNumber(from));
  const wanted = Math.min(weeklyRateFromNights, Math.max(1, nightsOf({ ...range, startDate: from })));
  for (let day = 0; day < days; day += 1) {
    const startDate = addDays(from, day);
    const season = rates.seasons.find((one) => one.fromDate <= startDate && startDate < one.untilDate);
    if (!season) continue;
    const shortest = Math.max(season.minStay, wanted);
    for (let nights = shortest; nights < shortest + weeklyRateFromNights; nights += 1) {
      const stay = { startDate, endDate: addDays(startDate, nights) };
      if (checkStay(rates, [], stay, party, today).status === 'free') return stay;
    }
  }
  return null;
}
