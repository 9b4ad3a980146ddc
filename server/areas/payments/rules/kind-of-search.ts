/** By what the office searches: noted instead of the words, which may name somebody. */
export type KindOfSearch = 'name' | 'number' | 'amount';

/** Digits alone are a number of a booking as well as an amount; they are taken for the number, which they mostly are. */
export function kindOfSearch(query: string): KindOfSearch {
  if (/^\d+$/.test(query)) return 'number';
  return /^[\d.,\s€]+$/.test(query) && /\d/.test(query) ? 'amount' : 'name';
}
