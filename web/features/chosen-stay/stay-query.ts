import { partnerIdOfAddress } from '../../../domain/partner-id.ts';

/** The stay of the price box, as the addresses of home and booking carry it. */
export interface StayChoice {
  startDate: string;
  endDate: string;
  persons: number;
  childAges: readonly number[];
  pets: number;
}

/** Two persons without dates need no query at all. */
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

/**
 * The query with the partner's id of the present address: who sent a guest is known in the next document too, without
 * anything being stored in the browser.
 */
export function withPartner(query: string, present: string): string {
  const pid = partnerIdOfAddress(new URLSearchParams(present));
  return pid === '' ? query : `${query === '' ? '?' : `${query}&`}pid=${pid}`;
}
