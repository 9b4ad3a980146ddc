import type { Cents } from '../money.ts';
import type { PlainDate } from '../stay.ts';

/**
 * Everything that decides the price and the bookable stays of one home. The database, the search
 * engine, the price box and the booking all calculate from this one form.
 */
export interface HomeRates {
  objectNumber: number;
  personsMax: number;
  /** How many of them may be adults: further persons must be teens or children. */
  adultsMax: number;
  /** Persons that the nightly rate covers are always up to personsMax: rates are per home. */
  dogsMax: number;
  /** In order of date, without overlaps. A night outside of every season has no price. */
  seasons: readonly Season[];
  discounts: readonly Discount[];
  services: readonly Service[];
  /** Each person pays by night and age; what is outside of every band costs nothing. */
  touristTax: readonly TouristTaxBand[];
  deposit: Cents;
}

export interface Season {
  /** First night of the season. */
  fromDate: PlainDate;
  /** The day after its last night. */
  untilDate: PlainDate;
  /** Rate of a night in stays of up to six nights. */
  nightly: Cents;
  /** Rate of seven nights; from seven nights on each night costs a seventh of its season's. */
  weekly: Cents;
  /** Shortest and longest stay in nights for arrivals in this season. */
  minStay: number;
  maxStay: number;
  /** Bit 0 is Monday. An arrival is judged by its season; a departure by that of its last night. */
  arrivalDays: number;
  departureDays: number;
}

export const everyWeekday = 0b1111111;
export const saturdayOnly = 1 << 5;

/** The discounts that fit are not added up: the one with the highest percentage applies. */
export interface Discount {
  /**
   * early: arrival at least `threshold` days ahead. lastMinute: at most `threshold` days ahead.
   * longStay: at least `threshold` nights.
   */
  kind: 'early' | 'lastMinute' | 'longStay';
  threshold: number;
  /** Whole percent, 1 to 90, taken off the accommodation price. */
  percent: number;
}

export const serviceUnits = ['stay', 'night', 'person', 'personNight', 'dog', 'dogNight'] as const;
export type ServiceUnit = (typeof serviceUnits)[number];

export const serviceCodes = [
  'finalCleaning',
  'bedLinen',
  'towels',
  'dog',
  'energy',
  'heating',
  'firewood',
  'babyCot',
  'highChair',
  'parking',
  'sauna',
  'eBike',
  'breakfast',
  'lateCheckout',
  'airportTransfer',
] as const;
export type ServiceCode = (typeof serviceCodes)[number];

/** A cost beside the accommodation. Dog services are mandatory when dogs come along. */
export interface Service {
  code: ServiceCode;
  unit: ServiceUnit;
  amount: Cents;
  mandatory: boolean;
  /** Paid with the booking, or on site on arrival. */
  prepaid: boolean;
}

export interface TouristTaxBand {
  fromAge: number;
  /** Including this age. */
  toAge: number;
  /** For a night of a person; 0 where a share of the price is asked instead. */
  amount: Cents;
  /** Only so many nights of a stay are taxed, from its first one on; without it all are. */
  nightsMax?: number | undefined;
  /** The nights of each year that the band holds on; without it all that no other band of the same age holds. */
  season?: TaxSeason | undefined;
  /**
   * Share of the price of the accommodation after its discount, in percent with at most two decimals. Persons and nights
   * that are not taxed leave their equal part of the price out.
   */
  percent?: number | undefined;
}

/** A part of each year, from one `MM-DD` to another: both are nights of it. It may go on over New Year. */
export interface TaxSeason {
  from: string;
  until: string;
}

/** The travelling party. Adults are all persons who are neither teens nor children. */
export interface Party {
  /** All persons including children. */
  persons: number;
  /** Ages of those under 18; persons without a stated age count as adults. */
  childAges: readonly number[];
  dogs: number;
}
