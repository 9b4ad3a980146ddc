import { readAmount } from '../../../domain/read-amount.ts';

/** A number with one decimal at most, with comma or point; null for anything else. */
export function readPercent(typed: string, max: number): number | null {
  const text = typed.trim().replace(',', '.');
  const percent = /^\d{1,3}(?:\.\d)?$/.test(text) ? Number(text) : NaN;
  return percent <= max ? percent : null;
}

/** An amount in any of the four languages, below zero for a credit; null for anything else, and for nothing. */
export function readSignedEuros(typed: string): number | null {
  const [, sign = '', rest = ''] = /^([-−]?)\s*(.*)$/.exec(typed.trim()) ?? [];
  const amount = readAmount(rest);
  return amount === null || sign === '' ? amount : -amount;
}
