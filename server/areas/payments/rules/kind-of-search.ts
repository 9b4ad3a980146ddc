/** The kind of search term is logged instead of the term, which may be a person's name. */
type KindOfSearch = 'name' | 'number' | 'amount';

/** Digits alone may be a booking number or an amount; they are taken for a number, as they mostly are. */
export function kindOfSearch(query: string): KindOfSearch {
  if (/^\d+$/.test(query)) return 'number';
  return /^[\d.,\s€]+$/.test(query) && /\d/.test(query) ? 'amount' : 'name';
}
