import { addDays, isPlainDate } from '../../../domain/stay.ts';

const parseShortNumber = (text: string | null): number | null =>
  text && /^\d{1,3}$/.test(text) ? Number(text) : null;

const nightsMax = 365;

const isCountry = (code: string): boolean => /^[a-z]{2}$/.test(code);

/** Dates are empty if the address has no valid ones. */
export interface StayQuery {
  startDate: string;
  endDate: string;
  persons: number;
  childAges: readonly number[];
  pets: number;
  /** Country of the guest, two letters in lower case; absent if the address has none. */
  country?: string;
}

/** Reads the stay from a query, which has the departure or the number of nights. */
export function parseStayQuery(query: URLSearchParams): StayQuery {
  const date = (key: string): string => {
    const value = query.get(key);
    return isPlainDate(value) ? value : '';
  };
  const childAges = (query.get('childAges') ?? '')
    .split(',')
    .map(parseShortNumber)
    .filter((age): age is number => age !== null && age <= 17)
    .slice(0, 20);
  const persons = Math.min(99, Math.max(parseShortNumber(query.get('persons')) ?? 2, childAges.length + 1));
  const country = (query.get('country') ?? '').toLowerCase();
  const startDate = date('startDate');
  const nights = parseShortNumber(query.get('duration')) ?? 0;
  const isByNights = startDate !== '' && nights >= 1 && nights <= nightsMax;
  return {
    startDate,
    endDate: date('endDate') || (isByNights ? addDays(startDate, nights) : ''),
    persons,
    childAges,
    pets: Math.min(10, parseShortNumber(query.get('pets')) ?? 0),
    ...(isCountry(country) && { country }),
  };
}
