import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import { isValidStay, type PlainDate } from '../../../domain/stay.ts';
import { parseStayQuery } from '../../features/stay-dates/stay-of-address.ts';

/** Default number of persons for the prices. */
export const usualPersons = 2;

/** A stay and party for all homes of the list. Absent parts are as saved with each home. */
export interface AskedOfAll {
  dates?: { startDate: PlainDate; endDate: PlainDate };
  party?: { persons: number; childAges: readonly number[]; pets: number };
}

export type AskedItem = Omit<WatchedObject, 'childAges'> & { childAges: readonly number[] };

/** Reads the stay from the address; invalid and past dates are left out. */
export function askedOfAll(query: URLSearchParams, today: PlainDate): AskedOfAll {
  const { startDate, endDate, persons, childAges, pets } = parseStayQuery(query);
  const dated = startDate !== '' && endDate !== '' && isValidStay({ startDate, endDate }, today);
  return {
    ...(dated && { dates: { startDate, endDate } }),
    ...(query.has('persons') && { party: { persons, childAges, pets } }),
  };
}

/** Writes the stay into a query, whose other parts stay. */
export function withAsked(present: string, { dates, party }: AskedOfAll): string {
  const query = new URLSearchParams(present);
  for (const key of ['startDate', 'endDate', 'persons', 'childAges', 'pets']) query.delete(key);
  if (dates) {
    query.set('startDate', dates.startDate);
    query.set('endDate', dates.endDate);
  }
  if (party) {
    query.set('persons', String(party.persons));
    if (party.childAges.length > 0) query.set('childAges', party.childAges.join(','));
    if (party.pets > 0) query.set('pets', String(party.pets));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The saved price belongs to the saved stay, so it is dropped for any other. */
export function askedItem(item: WatchedObject, { dates, party }: AskedOfAll): AskedItem {
  const { startDate, endDate } = dates ?? item;
  const { persons, childAges, pets } = party ?? item;
  const isSaved =
    startDate === item.startDate &&
    endDate === item.endDate &&
    persons === item.persons &&
    childAges.join() === item.childAges.join() &&
    pets === item.pets;
  return { ...item, startDate, endDate, persons, childAges, pets, price: isSaved ? item.price : null };
}
