/** The kind of word that somebody of the office searches by is noted instead of the word, which may name a person. */
type KindOfSearch = 'name' | 'number' | 'amount';

/** Digits alone are a number of a booking as well as an amount; they are taken for the number, which they mostly are. */
export function kindOfSearch(query: string): KindOfSearch {
  if (/^\d+$/.test(query)) return 'number';
  return /^[\d.,\s€]+$/.test(query) && /\d/.test(query) ? 'amount' : 'name';
}
