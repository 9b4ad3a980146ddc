/** Logged instead of the search term, which may be a person's name. */
type KindOfSearch = 'name' | 'number' | 'amount';

/** Digits alone may be a booking number or an amount; mostly they are a number. */
export function classifySearch(query: string): KindOfSearch {
  if (/^\d+$/.test(query)) return 'number';
  return /^[\d.,\s€]+$/.test(query) && /\d/.test(query) ? 'amount' : 'name';
}
