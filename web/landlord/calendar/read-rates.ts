import { minStayBounds, rateMin } from '../../../domain/homes/fact-bounds.ts';
import { euros, type Euros } from '../../../domain/money.ts';

/** Rates as text. Empty fields leave a rate unchanged. */
export interface TypedRates {
  nightly: string;
  weekly: string;
  minStay: string;
}

interface TypedChange {
  nightly?: Euros;
  weekly?: Euros;
  minStay?: number;
}

/**
 * Parses an amount in the notation of any of the four languages: 1.234,50 or 1,234.50 or 1'234.50. Returns null if it
 * is no number.
 */
export function readAmount(typed: string): number | null {
  const text = typed.replace(/[\s'’€]/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const amount = Number(`${match[1]!.replace(/[.,]/g, '')}.${match[2] ?? '0'}`);
  return amount > 0 && amount <= 100_000 ? amount : null;
}

export function readRates(typed: TypedRates): {
  change: TypedChange;
  wrong: (keyof TypedRates)[];
} {
  const change: TypedChange = {};
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
