import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { Tx, Queryable } from '../../platform/database.ts';
import type { HomeRates, Party } from '../../../domain/pricing/home-rates.ts';
import type { StayRates } from '../../../domain/pricing/stay-quote.ts';
import type { OccupiedPeriod } from '../../../domain/pricing/stay-rules.ts';
import type { EnteredSeason } from '../../../domain/pricing/weekend-rates.ts';
import type { PricedArrival } from '../../../domain/pricing/price-calendar.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import type { TriedCode, TooManyCodes } from './wrong-codes.ts';
import type { CalendarDay } from '../../../contract/catalogue/object-summary.ts';

export interface QuoteRequest {
  objectNumber: number;
  startDate: PlainDate;
  endDate: PlainDate;
  persons: number;
  /** An additional limit of the caller below the home's own; absent or 0: none. */
  adultsMax?: number | undefined;
  childAges: readonly number[];
  dogs: number;
  insurance: boolean;
  extras: Readonly<Record<string, number>>;
  /** The bonus code as typed; empty: none. */
  bonus: string;
  /** The visitor's experiment variants; empty in a rendered page. */
  experiments: readonly { experimentKey: string; variant: number }[];
}

/** A quote with the bonus code that a booking has to redeem; null where none was applied. */
export interface Quoted {
  quote: Quote;
  bonusCode: string | null;
}

export type QuoteOutcome =
  | ({ ok: true } & Quoted)
  | { ok: false; type: 'object-not-found' | 'object-removed' | 'invalid-dates' };

export interface Calendar {
  rates: HomeRates;
  /** The seasons of the rates as somebody entered them. */
  seasons: readonly EnteredSeason[];
  days: CalendarDay[];
}

export interface CalendarRequest {
  nights: number;
  party: Party;
  /** First and last day of arrival, inclusive. */
  from: PlainDate;
  until: PlainDate;
}

export type CalendarOutcome =
  | { ok: true; days: PricedArrival[] }
  | { ok: false; type: 'object-not-found' | 'object-removed' };

export interface Pricing {
  /**
   * The price of a stay and whether it can be booked. With a transaction everything is read inside it, past all caches; without one,
   * rates come from the cache.
   */
  quote(request: QuoteRequest, today: PlainDate, tx?: Tx): Promise<QuoteOutcome>;
  /** Like `quote`, from memory, for a page that may itself be cached. Nothing is booked at it: the next step prices anew. */
  quoteForPage(request: QuoteRequest, today: PlainDate): Promise<QuoteOutcome>;
  /** Rates of homes; unknown and removed ones are missing. Without a connection they come from memory, as for the price calendar. */
  homeRates(numbers: readonly number[], tx?: Queryable): Promise<ReadonlyMap<number, HomeRates>>;
  /** The seasons of a home as somebody entered them, read in this transaction; empty for an unknown home. */
  enteredSeasons(objectNumber: number, tx: Tx): Promise<readonly EnteredSeason[]>;
  /** The same of many homes; unknown ones are missing. */
  enteredSeasonsOfHomes(
    numbers: readonly number[],
    db: Queryable,
  ): Promise<ReadonlyMap<number, readonly EnteredSeason[]>>;
  /** Data from which stays of these homes are priced, from memory too. */
  stayRates(numbers: readonly number[]): Promise<ReadonlyMap<number, StayRates>>;
  /** Occupied periods that end after today, by date; homes without any are missing. */
  occupied(
    numbers: readonly number[],
    today: PlainDate,
    tx?: Queryable,
  ): Promise<Map<number, OccupiedPeriod[]>>;
  /**
   * The rates, and the days from today to the horizon; null for an unknown or removed home. It comes from memory: other nodes see a
   * booking once they have read the outbox. The nights of `leaving`, a booked stay that its guest would move, count as free in both.
   */
  calendar(objectNumber: number, today: PlainDate, leaving?: Stay): Promise<Calendar | null>;
  priceCalendar(
    objectNumber: number,
    request: CalendarRequest,
    today: PlainDate,
    leaving?: Stay,
  ): Promise<CalendarOutcome>;
  /** The nearest bookable stay of the same length within 30 days, from memory. */
  nearestStay(request: QuoteRequest, today: PlainDate): Promise<Stay | null>;
  /**
   * Sample quotes for two guests in each season, by date, while a landlord edits seasons; they ignore that the home cannot be booked yet.
   * Null where no stay of the season has a price, or for an unknown home. Nothing is stored.
   */
  quotesWithSeasons(
    objectNumber: number,
    seasons: (now: readonly EnteredSeason[]) => readonly EnteredSeason[],
    ranges: readonly Stay[],
    today: PlainDate,
  ): Promise<(Quote | null)[]>;
  /**
   * The quote of any stay if a home had these seasons, as if nobody had booked it and guests could book it today; null for an unknown home.
   */
  quoteWithSeasons(
    objectNumber: number,
    seasons: readonly EnteredSeason[],
    stay: Stay & Pick<Party, 'persons'>,
    today: PlainDate,
  ): Promise<Quote | null>;
  /** Runs something that reveals whether a bonus code exists; refuses after too many wrong codes. */
  countWrongCodes<Result>(
    tried: TriedCode,
    work: () => Promise<Result>,
    isWrong: (result: Result) => boolean,
  ): Promise<Result | TooManyCodes>;
}
