import type { Language } from './language.ts';

/** The parameters of a booking or of a search for its price. */
export interface StayParameters {
  objectNumber: number;
  startDate: string;
  endDate: string;
  /** Teens and children are among them. */
  persons: number;
  /** Nights. */
  duration: number;
  /** Persons of 13 to 17 years. */
  teens: number;
  /** Persons of 0 to 12 years. */
  childs: number;
  pets: number;
  petSizes: readonly string[];
  /** Where the guest lives. */
  country: string;
  /** 1 on the way to a booking, 0 where somebody only looks. */
  isBooking: number;
  childAges: readonly number[];
  bonus: string;
  /** The secret of the booking that is to be changed; empty where a new one is made. */
  bookingHash: string;
  language: Language;
  partner: string;
}

const stayParameterDefaults: Omit<StayParameters, 'objectNumber'> = {
  startDate: '',
  endDate: '',
  persons: 2,
  duration: 0,
  teens: 0,
  childs: 0,
  pets: 0,
  petSizes: [],
  country: '',
  isBooking: 0,
  childAges: [],
  bonus: '',
  bookingHash: '',
  language: 'de',
  partner: '',
};

/** The values joined by commas, in one order: the same key means the same parameters. */
export function keyOfStay(given: Partial<StayParameters> & Pick<StayParameters, 'objectNumber'>): string {
  const all: StayParameters = { ...stayParameterDefaults, ...given };
  return [
    ...[all.objectNumber, all.startDate, all.endDate, all.persons, all.duration, all.teens, all.childs],
    ...[all.pets, all.petSizes.join(' '), all.country, all.isBooking, all.childAges.join(' ')],
    ...[all.bonus, all.bookingHash, all.language, all.partner],
  ].join();
}

/** Teens and children by their ages, as the parameters count them. */
export function countAges(childAges: readonly number[]): Pick<StayParameters, 'teens' | 'childs'> {
  const teens = childAges.filter((age) => age >= 13).length;
  return { teens, childs: childAges.length - teens };
}
