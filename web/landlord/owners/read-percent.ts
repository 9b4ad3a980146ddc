import { readAmount } from '../../../domain/read-amount.ts';

/**
 * Parses a number with at most one decimal, written with comma or point. Returns null for other text and for numbers
 * above `max`.
 */
export function readPercent(typed: string, max: number): number | null {
  const text = typed.trim().replace(',', '.');
  const percent = /^\d{1,3}(?:\.\d)?$/.test(text) ? Number(text) : NaN;
  return percent <= max ? percent : null;
}

/**
 * Parses an amount in the notation of any of the four languages. Negative amounts are credits. Returns null for other
 * text and for an empty field.
 */
export function readSignedEuros(typed: string): number | null {
  const [, sign = '', rest = ''] = /^([-−]?)\s*(.*)$/.exec(typed.trim()) ?? [];
  const amount = readAmount(rest);
  return amount === null || sign === '' ? amount : -amount;
}
