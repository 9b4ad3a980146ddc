import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import type { Language } from '../../../domain/language.ts';
import { euros, type Euros } from '../../../domain/money.ts';
import { readAmountOrZero } from '../../../domain/read-amount.ts';
import { isPlainDate } from '../../../domain/stay.ts';

/** What is typed in the form of a direct booking. */
export interface DirectDraft {
  /** 0 until a home is chosen. */
  objectNumber: number;
  startDate: string;
  endDate: string;
  adults: number;
  /** Null until an age is chosen. */
  childAges: readonly (number | null)[];
  pets: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Language;
  /** Empty for the price of the list. */
  price: string;
  taxed: boolean;
  note: string;
  paid: boolean;
  informs: boolean;
}

export type DirectField = 'home' | 'dates' | 'lastName' | 'price';

export const isStay = ({ startDate, endDate }: Pick<DirectDraft, 'startDate' | 'endDate'>): boolean =>
  isPlainDate(startDate) && isPlainDate(endDate) && startDate < endDate;

/** An empty form, as far as the address says something: a home, and nights chosen in the calendar. */
export function emptyDraft(query: URLSearchParams, language: Language): DirectDraft {
  const date = (name: string): string => (isPlainDate(query.get(name) ?? '') ? query.get(name)! : '');
  return {
    objectNumber: /^\d{1,9}$/.test(query.get('home') ?? '') ? Number(query.get('home')) : 0,
    ...{ startDate: date('from'), endDate: date('until'), adults: 2, childAges: [], pets: 0 },
    ...{ firstName: '', lastName: '', email: '', phone: '', language },
    ...{ price: '', taxed: true, note: '', paid: false, informs: false },
  };
}

/** The form of a stored booking, with amounts as somebody would type them. */
export function draftOf(
  { object, startDate, endDate, persons, childAges, pets, customer }: LandlordBooking,
  direct: NonNullable<LandlordBooking['direct']>,
  typeAmount: (amount: Euros) => string,
): DirectDraft {
  return {
    ...{ objectNumber: object.objectNumber, startDate, endDate, childAges, pets },
    adults: Math.max(1, persons - childAges.length),
    ...{ firstName: customer.firstName ?? '', lastName: customer.lastName ?? '' },
    ...{ email: customer.email ?? '', phone: customer.phone ?? '', language: direct.language },
    ...{ price: typeAmount(direct.price), taxed: direct.touristTax > 0, note: direct.note },
    ...{ paid: direct.paidOn !== null, informs: false },
  };
}

export function partyOf({ adults, childAges, pets }: DirectDraft): {
  persons: number;
  childAges: number[];
  pets: number;
} {
  return {
    persons: adults + childAges.length,
    // Until an age is chosen, the child counts as one that no town charges for.
    childAges: childAges.map((age) => age ?? 0),
    pets,
  };
}

/** The typed price; that of the list where none is typed, and null where there is neither. */
export const priceOf = ({ price }: DirectDraft, listPrice: Euros | null): Euros | null => {
  if (price.trim() === '') return listPrice;
  const amount = readAmountOrZero(price);
  return amount === null ? null : euros(amount);
};

export function wrongFields(draft: DirectDraft, listPrice: Euros | null): DirectField[] {
  const wrong: DirectField[] = [];
  if (draft.objectNumber === 0) wrong.push('home');
  if (!isStay(draft)) wrong.push('dates');
  if (draft.lastName.trim() === '') wrong.push('lastName');
  if (priceOf(draft, listPrice) === null) wrong.push('price');
  return wrong;
}
