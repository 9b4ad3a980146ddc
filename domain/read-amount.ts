/**
 * Parses an amount in the notation of any of the four languages: 1.234,50 or 1,234.50 or 1'234.50, also with a euro
 * sign. Returns null unless it is a number above 0 and up to `max`.
 */
export function readAmount(input: string, max = 100_000): number | null {
  const text = input.replace(/[\s'’€]/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const amount = Number(`${match[1]!.replace(/[.,]/g, '')}.${match[2] ?? '0'}`);
  return amount > 0 && amount <= max ? amount : null;
}

/** Like `readAmount`, but a typed 0 is accepted. */
export const readAmountOrZero = (input: string, max?: number): number | null =>
  /^0+([.,]0{1,2})?$/.test(input.trim()) ? 0 : readAmount(input, max);
