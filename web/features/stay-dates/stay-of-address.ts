import { isPlainDate } from '../../../domain/stay.ts';

const digits = (text: string | null): number | null => (text && /^\d{1,3}$/.test(text) ? Number(text) : null);

/** What an address says of a stay; dates are empty where it says nothing usable. */
export interface StayQuery {
  startDate: string;
  endDate: string;
  persons: number;
  childAges: readonly number[];
  pets: number;
}

/** Reads it of the address's query. */
export function parseStayQuery(query: URLSearchParams): StayQuery {
  const date = (key: string): string => {
    const value = query.get(key);
    return isPlainDate(value) ? value : '';
  };
  const childAges = (query.get('childAges') ?? '')
    .split(',')
    .map(digits)
    .filter((age): age is number => age !== null && age <= 17)
    .slice(0, 20);
  const persons = Math.min(99, Math.max(digits(query.get('persons')) ?? 2, childAges.length + 1));
  return {
    startDate: date('startDate'),
    endDate: date('endDate'),
    persons,
    childAges,
    pets: Math.min(10, digits(query.get('pets')) ?? 0),
  };
}
