import type { OwnHome } from '../../../contract/homes/own-home.ts';
import type { Language } from '../../../domain/language.ts';
import type { Formatter } from '../../../texts/format.ts';
import { readAmount } from '../calendar/read-rates.ts';
import { wholeNumberOf } from './typed-number.ts';
import { euros, type Euros } from '../../../domain/money.ts';

type Band = NonNullable<OwnHome['costs']['touristTax']>[number];

/** A rate of the tourist tax as text; an empty bound means no bound. */
export interface TypedTax {
  fromAge: string;
  toAge: string;
  by: 'night' | 'percent';
  /** Euros or percent. */
  amount: string;
  nightsMax: string;
  from: string;
  until: string;
}

const unbounded = { by: 'night', nightsMax: '', from: '', until: '' } as const;
export const newTax: TypedTax = { ...unbounded, fromAge: '18', toAge: '120', amount: '' };

/** An empty or invalid amount is NaN, which the field refuses: a rate of nothing has to be typed as 0. */
const typedNumber = (typed: string): number =>
  /^0([.,]0{1,2})?$/.test(typed.trim()) ? 0 : (readAmount(typed) ?? Number.NaN);
export const typedAmount = (typed: string): Euros => euros(typedNumber(typed));
const ageOf = (typed: string): number =>
  /^\d{1,3}$/.test(typed.trim()) ? Math.min(120, Number(typed)) : Number.NaN;

/** Reads a day and month in European order as `MM-DD`; other text stays as it is. */
function monthDayOf(typed: string): string {
  const parts = /^(\d{1,2})[.\s/-]+(\d{1,2})\.?$/.exec(typed.trim());
  return parts ? `${parts[2]!.padStart(2, '0')}-${parts[1]!.padStart(2, '0')}` : typed.trim();
}

export function readTax({ fromAge, toAge, by, amount, nightsMax, from, until }: TypedTax): Band {
  const isBounded = from.trim() !== '' || until.trim() !== '';
  return {
    fromAge: ageOf(fromAge),
    toAge: ageOf(toAge),
    ...(by === 'night'
      ? { amount: typedAmount(amount) }
      : { amount: euros(0), percent: typedNumber(amount.replace('%', '')) }),
    ...(nightsMax.trim() !== '' && { nightsMax: wholeNumberOf(nightsMax) }),
    ...(isBounded && { season: { from: monthDayOf(from), until: monthDayOf(until) } }),
  };
}

export function writeTax(band: Band, format: Formatter, language: Language): TypedTax {
  const { fromAge, toAge, amount, nightsMax, season, percent } = band;
  const written = (monthDay: string): string => {
    const [month, day] = monthDay.split('-');
    return language === 'de' ? `${day}.${month}.` : `${day}/${month}`;
  };
  return {
    fromAge: String(fromAge),
    toAge: String(toAge),
    by: percent === undefined ? 'night' : 'percent',
    amount: percent === undefined ? format.number(amount, 2) : format.number(percent),
    nightsMax: nightsMax === undefined ? '' : String(nightsMax),
    from: season ? written(season.from) : '',
    until: season ? written(season.until) : '',
  };
}
