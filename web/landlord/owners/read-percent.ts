/** A number with one decimal at most, with comma or point; null for anything else. */
export function readPercent(typed: string, max: number): number | null {
  const text = typed.trim().replace(',', '.');
  const percent = /^\d{1,3}(?:\.\d)?$/.test(text) ? Number(text) : NaN;
  return percent <= max ? percent : null;
}

/** Euros with at most two decimals, below zero for a credit; null for anything else, and for nothing. */
export function readSignedEuros(typed: string): number | null {
  const [, sign, whole, decimals = ''] = /^([-−]?)\s*(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const amount = Number(`${whole}.${decimals.padEnd(2, '0')}`);
  if (amount === 0) return null;
  return sign === '' ? amount : -amount;
}
