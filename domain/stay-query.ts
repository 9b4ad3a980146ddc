import { searchDefaults, type SearchFilter } from './search-filter.ts';

/** A stay and its party in addresses of home and booking; both dates are empty if none are chosen. */
export interface StayChoice {
  startDate: string;
  endDate: string;
  /** Includes children. */
  persons: number;
  childAges: readonly number[];
  pets: number;
}

/** Builds the query of a stay; two persons without dates need none. */
export function stayQuery({ startDate, endDate, persons, childAges, pets }: StayChoice): string {
  const query = new URLSearchParams();
  if (startDate && endDate) {
    query.set('startDate', startDate);
    query.set('endDate', endDate);
  }
  if (persons !== 2 || childAges.length > 0) query.set('persons', String(persons));
  if (childAges.length > 0) query.set('childAges', childAges.join(','));
  if (pets > 0) query.set('pets', String(pets));
  const text = query.toString();
  return text && `?${text}`;
}

/** Returns the number of dogs of a search, which only distinguishes one and more: more means at least two. */
export function dogsOfPets(pets: string | undefined): number {
  if (pets === 'more') return 2;
  return pets === 'one' ? 1 : 0;
}

export const stayOfSearch = ({ startDate, endDate, persons, childAges, pets }: SearchFilter): StayChoice => ({
  startDate: startDate ?? '',
  endDate: endDate ?? '',
  persons: persons ?? searchDefaults.persons,
  childAges: childAges ?? [],
  pets: dogsOfPets(pets),
});
