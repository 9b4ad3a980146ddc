import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { discountBounds } from '../../../domain/homes/fact-bounds.ts';
import { dearestSixNights, fridayAndSaturday, sumWeek } from '../../../domain/pricing/weekend-rates.ts';
import { addDays } from '../../../domain/stay.ts';
import type { Formatter } from '../../../texts/format.ts';
import { readAmount } from '../../../domain/read-amount.ts';
import { parseWholeNumber } from './typed-number.ts';
import { euros, fromEuros, toEuros, type Cents, type Euros } from '../../../domain/money.ts';

type Season = OwnHome['seasons']['seasons'][number];

export interface TypedSeason {
  fromDate: string;
  /** The last night, included, as landlords count. */
  lastNight: string;
  nightly: string;
  hasWeekend: boolean;
  weekendNightly: string;
  weekendNights: number;
  /** If empty, the week costs seven nights. */
  weekly: string;
  minStay: string;
  /** Empty for no maximum. */
  maxStay: string;
  arrivalDays: number;
  /** Empty for none. */
  name: string;
}

/** An invalid amount is sent as 0, which the field's check refuses. */
const parseAmount = (typed: string): Euros => euros(readAmount(typed) ?? 0);
export const isDate = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);
const toWeekPrice = ({ nightly, weekend }: Pick<Season, 'nightly' | 'weekend'>): Cents =>
  sumWeek({
    nightly: fromEuros(nightly),
    weekend: weekend && { ...weekend, nightly: fromEuros(weekend.nightly) },
  });

/** The least price of a week that counts, where the typed one is below it; else null. */
export function leastWeek(typed: TypedSeason): Euros | null {
  const { nightly, weekly, weekend, arrivalDays } = readSeason(typed);
  const least = dearestSixNights({
    nightly: fromEuros(nightly),
    weekend: weekend && { ...weekend, nightly: fromEuros(weekend.nightly) },
    arrivalDays,
  });
  return weekly > 0 && fromEuros(weekly) < least ? toEuros(least) : null;
}

/**
 * The discount for long stays that makes a week as cheap as the typed weekly price, where that is below the price of six nights and has no
 * effect; else null. In whole percent.
 */
export function discountInstead(typed: TypedSeason): number | null {
  if (leastWeek(typed) === null) return null;
  const season = readSeason(typed);
  const percent = Math.round(100 - (100 * fromEuros(season.weekly)) / toWeekPrice(season));
  const [fewest, most] = discountBounds;
  return percent >= fewest && percent <= most ? percent : null;
}

export function readSeason(typed: TypedSeason): Season {
  const { fromDate, lastNight, weekly, minStay, maxStay, arrivalDays, name } = typed;
  const nightly = parseAmount(typed.nightly);
  const weekend = typed.hasWeekend
    ? { nightly: parseAmount(typed.weekendNightly), nights: typed.weekendNights }
    : null;
  return {
    fromDate,
    untilDate: isDate(lastNight) ? addDays(lastNight, 1) : fromDate,
    nightly,
    weekly:
      weekly.trim() === ''
        ? toEuros(toWeekPrice({ nightly, weekend }))
        : euros(readAmount(weekly) ?? Number.NaN),
    weekend,
    minStay: /^\d{1,3}$/.test(minStay) ? Number(minStay) : 0,
    maxStay: maxStay.trim() === '' ? null : parseWholeNumber(maxStay),
    arrivalDays,
    name,
  };
}

/** A weekly price of exactly seven nights stays empty, so that it follows later changes of the nightly rate. */
export function writeSeason(season: Season, format: Pick<Formatter, 'number'>): TypedSeason {
  const { fromDate, untilDate, nightly, weekend, weekly, minStay, maxStay, arrivalDays, name } = season;
  const followsNights = fromEuros(weekly) === toWeekPrice(season);
  return {
    fromDate,
    lastNight: addDays(untilDate, -1),
    nightly: format.number(nightly, 2),
    hasWeekend: weekend !== null,
    weekendNightly: weekend ? format.number(weekend.nightly, 2) : '',
    weekendNights: weekend?.nights ?? fridayAndSaturday,
    weekly: followsNights ? '' : format.number(weekly, 2),
    minStay: String(minStay),
    maxStay: maxStay ? String(maxStay) : '',
    arrivalDays,
    name,
  };
}

/** 52 weeks, so that the season begins on the same weekday. */
const yearDays = 364;

/** A season that was called after its year is called after the next one: "Basis 2027", "Winter 2027/28". */
function nameOfNextYear({ name, fromDate, lastNight }: TypedSeason): string {
  const years = new Set([fromDate, lastNight].map((date) => Number(date.slice(0, 4))));
  return name.replace(
    /\b(20\d\d)(?:([/–-])(\d\d)\b(?!\d))?/g,
    (written, year: string, sign?: string, end?: string) => {
      if (!years.has(Number(year))) return written;
      const next = String(Number(year) + 1);
      return end === undefined ? next : `${next}${sign}${String((Number(end) + 1) % 100).padStart(2, '0')}`;
    },
  );
}

/**
 * Copies a season to the next year with the same weekdays. The copy of a season of more than 364 nights begins where
 * the original ends.
 */
export function copyToNextYear(season: TypedSeason): TypedSeason {
  const { fromDate, lastNight } = season;
  if (!isDate(fromDate) || !isDate(lastNight)) return season;
  const from = addDays(fromDate, yearDays);
  return {
    ...season,
    name: nameOfNextYear(season),
    fromDate: from > lastNight ? from : addDays(lastNight, 1),
    lastNight: addDays(lastNight, yearDays),
  };
}

/**
 * Copies all seasons to the next year with the same weekdays. Copies that would begin before the last priced night are
 * left out, so that consecutive years are not copied twice.
 */
export function copyAllToNextYear(seasons: readonly TypedSeason[]): TypedSeason[] {
  const dated = seasons.filter(({ fromDate, lastNight }) => isDate(fromDate) && isDate(lastNight));
  const end = dated
    .map(({ lastNight }) => lastNight)
    .toSorted()
    .at(-1);
  if (end === undefined) return [];
  const next = addDays(end, 1);
  return dated
    .map(copyToNextYear)
    .map((copy) => (copy.fromDate < next ? { ...copy, fromDate: next } : copy))
    .filter(({ fromDate, lastNight }) => fromDate <= lastNight)
    .toSorted((one, other) => one.fromDate.localeCompare(other.fromDate));
}
