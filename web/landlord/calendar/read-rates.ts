import { minStayBounds, rateMin } from '../../../domain/homes/fact-bounds.ts';
import { euros, type Euros } from '../../../domain/money.ts';
import { readAmount } from '../../../domain/read-amount.ts';

/** Rates as text. Empty fields leave a rate unchanged. */
export interface TypedRates {
  nightly: string;
  weekly: string;
  minStay: string;
  /** Name of the season. */
  name: string;
}

interface TypedChange {
  nightly?: Euros;
  weekly?: Euros;
  minStay?: number;
  name?: string;
}

export function readRates(typed: TypedRates): {
  change: TypedChange;
  wrong: (keyof TypedRates)[];
} {
  const change: TypedChange = typed.name.trim() === '' ? {} : { name: typed.name.trim() };
  const invalidFields: (keyof TypedRates)[] = [];
  for (const name of ['nightly', 'weekly', 'minStay'] as const) {
    if (typed[name].trim() === '') continue;
    const value = readAmount(typed[name]);
    const isNights = value !== null && Number.isInteger(value) && value <= minStayBounds[1];
    const isPrice = value !== null && value >= rateMin;
    if (value === null || !(name === 'minStay' ? isNights : isPrice)) invalidFields.push(name);
    else if (name === 'minStay') change.minStay = value;
    else change[name] = euros(value);
  }
  return { change, wrong: invalidFields };
}
