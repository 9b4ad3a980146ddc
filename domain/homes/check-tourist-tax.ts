import type { TaxSeason } from '../pricing/home-rates.ts';
import { isMonthDay, taxNightsBounds, taxPercentBounds } from '../pricing/tax-bounds.ts';
import type { FieldErrors } from './field-errors.ts';
import type { Euros } from '../money.ts';

/** A tourist tax rate as entered: unreadable numbers are NaN, unreadable days are invalid. */
export interface TypedTaxBand {
  fromAge: number;
  toAge: number;
  /** Euros; 0 beside a percentage. */
  amount: Euros;
  nightsMax?: number | undefined;
  season?: TaxSeason | undefined;
  percent?: number | undefined;
}

const [fewestNights, mostNights] = taxNightsBounds;
const [leastPercent, mostPercent] = taxPercentBounds;

const isReadable = (value: number): boolean => Number.isFinite(value) && value >= 0;
const isPercent = (value: number): boolean =>
  value >= leastPercent && value <= mostPercent && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** Returns the days of a season; one that spans New Year has two parts. */
const splitSeason = ({ from, until }: TaxSeason): readonly [string, string][] =>
  from <= until
    ? [[from, until]]
    : [
        [from, '12-31'],
        ['01-01', until],
      ];

function shareDays(one: TaxSeason, other: TaxSeason): boolean {
  return splitSeason(one).some(([from, until]) =>
    splitSeason(other).some(([start, end]) => start <= until && from <= end),
  );
}

/** Checks each rate, and that none overlap: each person pays one rate for a night. Rates without a season hold on the other days. */
export function checkTouristTax(bands: readonly TypedTaxBand[]): FieldErrors {
  const errors: FieldErrors = {};
  bands.forEach((band, at) => {
    const field = (name: string): string => `touristTax.${at}.${name}`;
    const { fromAge, toAge, amount, nightsMax, season, percent } = band;
    if (!isReadable(fromAge)) errors[field('fromAge')] = 'number';
    if (!isReadable(toAge)) errors[field('toAge')] = 'number';
    if (!isReadable(amount)) errors[field('amount')] = 'amount';
    if (percent !== undefined && !isPercent(percent)) errors[field('percent')] = 'percent';
    if (
      nightsMax !== undefined &&
      !(Number.isInteger(nightsMax) && nightsMax >= fewestNights && nightsMax <= mostNights)
    )
      errors[field('nightsMax')] = 'number';
    for (const end of ['from', 'until'] as const)
      if (season && !isMonthDay(season[end])) errors[field(end)] = 'monthDay';
    const overlappingBands = bands.filter(
      (other, index) => index < at && other.fromAge <= toAge && fromAge <= other.toAge,
    );
    if (toAge < fromAge || overlappingBands.some((other) => !season && !other.season))
      errors[field('fromAge')] = 'ages';
    if (season && overlappingBands.some((other) => other.season && shareDays(season, other.season)))
      errors[field('from')] ??= 'taxOverlap';
  });
  return errors;
}
