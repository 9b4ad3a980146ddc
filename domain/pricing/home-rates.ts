import type { Cents } from '../money.ts';
import type { PlainDate } from '../stay.ts';
import type { BookingRules } from './booking-rules.ts';

/**
 * Everything that determines price and availability rules of a home; used by database, search engine, price box and
 * booking alike.
 */
export interface HomeRates {
  objectNumber: number;
  personsMax: number;
  /** Persons beyond these must be teens or children. */
  adultsMax: number;
  dogsMax: number;
  /** By date, without overlaps. A night outside of all seasons has no price. */
  seasons: readonly Season[];
  rules: BookingRules;
  discounts: readonly Discount[];
  services: readonly Service[];
  /** Null if the rates include all `personsMax` persons. */
  furtherGuests: FurtherGuests | null;
  /** Per person and night, by age; ages outside of all bands pay nothing. */
  touristTax: readonly TouristTaxBand[];
  deposit: Cents;
}

export interface Season {
  fromDate: PlainDate;
  untilDate: PlainDate;
  /** Rate of a night in stays of up to six nights. */
  nightly: Cents;
  /** Rate of seven nights; in stays of seven nights or more each night costs a seventh of its season's. */
  weekly: Cents;
  minStay: number;
  maxStay: number;
  /** Bit 0 is Monday. An arrival follows its own season, a departure the season of the last night. */
  arrivalDays: number;
  departureDays: number;
}

/** Returns the season of a night, which also applies to an arrival on that day. Undefined if there is none. */
export const seasonOfNight = <One extends Pick<Season, 'fromDate' | 'untilDate'>>(
  seasons: readonly One[],
  night: PlainDate,
): One | undefined => seasons.find(({ fromDate, untilDate }) => fromDate <= night && night < untilDate);

export const everyWeekday = 0b1111111;
export const saturdayOnly = 1 << 5;

export const discountKinds = ['early', 'lastMinute', 'longStay'] as const;

/** Discounts are not added up: the highest applicable percentage counts. */
export interface Discount {
  /**
   * early: arrival at least `threshold` days ahead. lastMinute: at most `threshold` days ahead.
   * longStay: at least `threshold` nights.
   */
  kind: (typeof discountKinds)[number];
  threshold: number;
  /** Whole percentage of 1 to 90 of the accommodation price. */
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

export interface Service {
  code: ServiceCode;
  unit: ServiceUnit;
  amount: Cents;
  mandatory: boolean;
  prepaid: boolean;
}

/** Surcharge per night for persons beyond those included in the rates, children of every age included. */
export interface FurtherGuests {
  /** Persons included in the rates, at least one. */
  included: number;
  amount: Cents;
}

export interface TouristTaxBand {
  fromAge: number;
  /** This age is included. */
  toAge: number;
  /** 0 if the tax is a share of the price. */
  amount: Cents;
  /** Number of taxed nights at the beginning of a stay; omitted: all nights. */
  nightsMax?: number | undefined;
  /** Part of the year in which the band applies; omitted: all days not covered by another band of the same age. */
  season?: TaxSeason | undefined;
  /**
   * Percentage of the discounted accommodation price, at most two decimals. Untaxed persons and nights exempt their
   * equal part of the price.
   */
  percent?: number | undefined;
}

/** A part of each year between two `MM-DD`, both included; it may span New Year. */
export interface TaxSeason {
  from: string;
  until: string;
}

/** Adults are all persons who are neither teens nor children. */
export interface Party {
  persons: number;
  /** Ages of persons under 18; those without a stated age count as adults. */
  childAges: readonly number[];
  dogs: number;
}
