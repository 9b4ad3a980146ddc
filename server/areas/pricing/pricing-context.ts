import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { Tx, Queryable } from '../../platform/database.ts';
import type { HomeRates, Season, Party } from '../../../domain/pricing/home-rates.ts';
import type { StayRates } from '../../../domain/pricing/stay-quote.ts';
import type { OccupiedPeriod } from '../../../domain/pricing/stay-rules.ts';
import type { PricedArrival } from '../../../domain/pricing/price-calendar.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import type { TriedCode, TooManyCodes } from './wrong-codes.ts';
import type { CalendarDay } from '../../../contract/catalogue/object-summary.ts';

export interface QuoteRequest {
  objectNumber: number;
  startDate: PlainDate;
  endDate: PlainDate;
  persons: number;
  /** A bound below the home's own that the caller wants to hold; absent or 0: there is none. */
  adultsMax?: number | undefined;
  childAges: readonly number[];
  dogs: number;
  insurance: boolean;
  extras: Readonly<Record<string, number>>;
  /** The code is taken as typed; it is empty without one. */
  bonus: string;
  /** The variants of experiments that the visitor's page has; none for everybody, as in a page that is rendered. */
  experiments: readonly { experimentKey: string; variant: number }[];
}

/** A quote with the bonus code that a booking at its price has to redeem; null where none was applied. */
export interface Quoted {
  quote: Quote;
  bonusCode: string | null;
}

export type QuoteOutcome =
  | ({ ok: true } & Quoted)
  | { ok: false; type: 'object-not-found' | 'object-removed' | 'invalid-dates' };

export interface Calendar {
  rates: HomeRates;
  days: CalendarDay[];
}

export interface CalendarRequest {
  nights: number;
  party: Party;
  /** First and last day of arrival, both included. */
  from: PlainDate;
  until: PlainDate;
}

export type CalendarOutcome =
  | { ok: true; days: PricedArrival[] }
  | { ok: false; type: 'object-not-found' | 'object-removed' };

/** What other areas may ask of pricing. */
export interface Pricing {
  /**
   * The price of a stay and whether it can be booked. With a transaction everything is read inside of
   * it, past every cache; without one from the cache of rates.
   */
  quote(request: QuoteRequest, today: PlainDate, tx?: Tx): Promise<QuoteOutcome>;
  /**
   * The same for a page, which may be sent from memory itself: like the price calendar from memory. Nothing is booked by it: what a
   * visitor then does is priced anew.
   */
  quoteForPage(request: QuoteRequest, today: PlainDate): Promise<QuoteOutcome>;
  /**
   * The rates of these homes; unknown and removed homes are missing. Without a connection they come from
   * memory, as the price calendar does.
   */
  homeRates(numbers: readonly number[], tx?: Queryable): Promise<ReadonlyMap<number, HomeRates>>;
  /** What stays of these homes are priced from, likewise from memory. */
  stayRates(numbers: readonly number[]): Promise<ReadonlyMap<number, StayRates>>;
  /** Occupied periods that end after today, in order of date; homes without any are missing. */
  occupied(
    numbers: readonly number[],
    today: PlainDate,
    tx?: Queryable,
  ): Promise<Map<number, OccupiedPeriod[]>>;
  /**
   * The rates, and the days from today up to the horizon; null for an unknown or removed home. Like the price calendar
   * it comes from memory: on other nodes a booking is seen once the outbox has been read there. `leaving` is a
   * booked stay whose own nights count as free in both, for the guest who would move it.
   */
  calendar(objectNumber: number, today: PlainDate, leaving?: Stay): Promise<Calendar | null>;
  /** Every day of arrival with the price of its stay, or why there is none. */
  priceCalendar(
    objectNumber: number,
    request: CalendarRequest,
    today: PlainDate,
    leaving?: Stay,
  ): Promise<CalendarOutcome>;
  /** The bookable stay of the same length that is nearest to the asked one, within 30 days; like the calendar from memory. */
  nearestStay(request: QuoteRequest, today: PlainDate): Promise<Stay | null>;
  /**
   * What a stay of two in each range would be quoted at if the home had these seasons, in order of date, for whoever sets them, though
   * nobody can book the home yet; null where no stay of the range has a price, and for an unknown home. Nothing is stored.
   */
  quotesWithSeasons(
    objectNumber: number,
    seasons: (now: readonly Season[]) => readonly Season[],
    ranges: readonly Stay[],
    today: PlainDate,
  ): Promise<(Quote | null)[]>;
  /** Runs what tells a visitor whether a bonus code exists; refuses it where too many wrong ones were tried. */
  countWrongCodes<Result>(
    tried: TriedCode,
    work: () => Promise<Result>,
    isWrong: (result: Result) => boolean,
  ): Promise<Result | TooManyCodes>;
}
