import type { OwnHome } from '../../../contract/homes/own-home.ts';
import type { Language } from '../../../domain/language.ts';
import type { Formatter } from '../../../texts/format.ts';
import { readAmountOrZero } from '../../../domain/read-amount.ts';
import { parseWholeNumber } from './typed-number.ts';
import { euros, type Euros } from '../../../domain/money.ts';

type Band = NonNullable<OwnHome['costs']['touristTax']>[number];

/** A rate of the tourist tax as text. An empty limit means that there is none. */
export interface TypedTax {
  fromAge: string;
  toAge: string;
  by: 'night' | 'percent';
  /** Euros, or a percentage. */
  amount: string;
  nightsMax: string;
  from: string;
  until: string;
}

const withoutLimits = { by: 'night', nightsMax: '', from: '', until: '' } as const;
export const newTax: TypedTax = { ...withoutLimits, fromAge: '18', toAge: '120', amount: '' };

/** An empty or invalid amount is NaN, which the field's check refuses. A rate of zero has to be typed as 0. */
const typedNumber = (typed: string): number => readAmountOrZero(typed) ?? Number.NaN;
export const typedAmount = (typed: string): Euros => euros(typedNumber(typed));
const parseAge = (typed: string): number =>
  /^\d{1,3}$/.test(typed.trim()) ? Math.min(120, Number(typed)) : Number.NaN;

/** Converts a day and month in European order to `MM-DD`. Other text is returned unchanged. */
function toMonthDay(typed: string): string {
  const match = /^(\d{1,2})[.\s/-]+(\d{1,2})\.?$/.exec(typed.trim());
  return match ? `${match[2]!.padStart(2, '0')}-${match[1]!.padStart(2, '0')}` : typed.trim();
}

export function readTax({ fromAge, toAge, by, amount, nightsMax, from, until }: TypedTax): Band {
  const isSeasonal = from.trim() !== '' || until.trim() !== '';
  return {
    fromAge: parseAge(fromAge),
    toAge: parseAge(toAge),
    ...(by === 'night'
      ? { amount: typedAmount(amount) }
      : { amount: euros(0), percent: typedNumber(amount.replace('%', '')) }),
    ...(nightsMax.trim() !== '' && { nightsMax: parseWholeNumber(nightsMax) }),
    ...(isSeasonal && { season: { from: toMonthDay(from), until: toMonthDay(until) } }),
  };
}

export function writeTax(band: Band, format: Formatter, language: Language): TypedTax {
  const { fromAge, toAge, amount, nightsMax, season, percent } = band;
  const formatMonthDay = (monthDay: string): string => {
    const [month, day] = monthDay.split('-');
    return language === 'de' ? `${day}.${month}.` : `${day}/${month}`;
  };
  return {
    fromAge: String(fromAge),
    toAge: String(toAge),
    by: percent === undefined ? 'night' : 'percent',
    amount: percent === undefined ? format.number(amount, 2) : format.number(percent),
    nightsMax: nightsMax === undefined ? '' : String(nightsMax),
    from: season ? formatMonthDay(season.from) : '',
    until: season ? formatMonthDay(season.until) : '',
  };
}
