import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import { isValidStay, type PlainDate } from '../../../domain/stay.ts';
import { parseStayQuery } from '../../features/stay-dates/stay-of-address.ts';

export const personsDefault = 2;

/** A stay and party for all homes of the list. Absent parts are as saved with each home. */
export interface CommonStay {
  dates?: { startDate: PlainDate; endDate: PlainDate };
  party?: { persons: number; childAges: readonly number[]; pets: number };
}

export type PricedItem = Omit<WatchedObject, 'childAges'> & { childAges: readonly number[] };

/** Reads the stay from the address; invalid and past dates are left out. */
export function parseCommonStay(query: URLSearchParams, today: PlainDate): CommonStay {
  const { startDate, endDate, persons, childAges, pets } = parseStayQuery(query);
  const hasDates = startDate !== '' && endDate !== '' && isValidStay({ startDate, endDate }, today);
  return {
    ...(hasDates && { dates: { startDate, endDate } }),
    ...(query.has('persons') && { party: { persons, childAges, pets } }),
  };
}

/** Writes the stay into a query and leaves its other parts unchanged. */
export function withCommonStay(currentQuery: string, { dates, party }: CommonStay): string {
  const query = new URLSearchParams(currentQuery);
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

/** Applies the common stay to a home. The saved price belongs to the saved stay, so it is dropped for any other. */
export function toPricedItem(item: WatchedObject, { dates, party }: CommonStay): PricedItem {
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
