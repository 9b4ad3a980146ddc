import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { Tx, Queryable } from '../../platform/database.ts';
import type { HomeRates, Party } from '../../../domain/pricing/home-rates.ts';
import type { StayRates } from '../../../domain/pricing/stay-quote.ts';
import type { OccupiedPeriod } from '../../../domain/pricing/stay-rules.ts';
import type { EnteredSeason } from '../../../domain/pricing/weekend-rates.ts';
import type { PricedArrival } from '../../../domain/pricing/price-calendar.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import type { Cents } from '../../../domain/money.ts';
import type { CodeAttempt, TooManyCodes } from './wrong-codes.ts';
import type { CalendarDay } from '../../../contract/catalogue/object-summary.ts';

export interface QuoteRequest {
  objectNumber: number;
  startDate: PlainDate;
  endDate: PlainDate;
  persons: number;
  /** Additional limit set by the caller, below the home's own. Absent or 0 for none. */
  adultsMax?: number | undefined;
  childAges: readonly number[];
  dogs: number;
  insurance: boolean;
  extras: Readonly<Record<string, number>>;
  /** As entered; empty if there is none. */
  bonus: string;
  experiments: readonly { experimentKey: string; variant: number }[];
  /** The current dates of a booking that is to be changed or converted. Absent for a new booking. */
  booked?: Stay;
  /**
   * Present for a stay that the host offers: the home's own rules of arrival and length do not bind them. `accommodation` is the price that
   * they set for it, null for the one of the price list.
   */
  byHost?: { accommodation: Cents | null };
}

/** `bonusCode` must be redeemed by the booking; null if none was applied. */
export interface Quoted {
  quote: Quote;
  bonusCode: string | null;
}

export type QuoteOutcome =
  | ({ ok: true } & Quoted)
  | { ok: false; type: 'object-not-found' | 'object-removed' | 'invalid-dates' };

export interface Calendar {
  rates: HomeRates;
  seasons: readonly EnteredSeason[];
  days: CalendarDay[];
}

export interface CalendarRequest {
  nights: number;
  party: Party;
  from: PlainDate;
  until: PlainDate;
}

export type CalendarOutcome =
  | { ok: true; days: PricedArrival[] }
  | { ok: false; type: 'object-not-found' | 'object-removed' };

export interface Pricing {
  /** With a transaction everything is read inside it, past all caches; without one, rates come from the cache. */
  quote(request: QuoteRequest, today: PlainDate, tx?: Tx): Promise<QuoteOutcome>;
  /** Like `quote`, from memory, for a page that may itself be cached. Booking quotes again. */
  quoteForPage(request: QuoteRequest, today: PlainDate): Promise<QuoteOutcome>;
  /** Unknown and removed homes are missing. Without a connection rates come from memory, as for the price calendar. */
  homeRates(numbers: readonly number[], tx?: Queryable): Promise<ReadonlyMap<number, HomeRates>>;
  /** Reads the seasons as entered, within this transaction; empty for an unknown home. */
  enteredSeasons(objectNumber: number, tx: Tx): Promise<readonly EnteredSeason[]>;
  /** Like `enteredSeasons`, for many homes. Unknown homes are missing. */
  enteredSeasonsOfHomes(
    numbers: readonly number[],
    db: Queryable,
  ): Promise<ReadonlyMap<number, readonly EnteredSeason[]>>;
  stayRates(numbers: readonly number[]): Promise<ReadonlyMap<number, StayRates>>;
  /** Occupied periods that end after today, by date; homes without any are missing. */
  occupied(
    numbers: readonly number[],
    today: PlainDate,
    tx?: Queryable,
  ): Promise<Map<number, OccupiedPeriod[]>>;
  /**
   * Rates and days from today to the horizon, from memory: other nodes see a booking once they have read the outbox.
   * The nights of `leaving`, a booked stay to be moved, count as free. Null for an unknown or removed home.
   */
  calendar(objectNumber: number, today: PlainDate, leaving?: Stay): Promise<Calendar | null>;
  priceCalendar(
    objectNumber: number,
    request: CalendarRequest,
    today: PlainDate,
    leaving?: Stay,
  ): Promise<CalendarOutcome>;
  nearestStay(request: QuoteRequest, today: PlainDate): Promise<Stay | null>;
  /**
   * Sample quotes for two guests in each season, by date, for landlords editing seasons; ignores that the home cannot
   * be booked yet. Null for seasons without a priced stay, and for an unknown home. Stores nothing.
   */
  quotesWithSeasons(
    objectNumber: number,
    seasons: (now: readonly EnteredSeason[]) => readonly EnteredSeason[],
    ranges: readonly Stay[],
    today: PlainDate,
  ): Promise<(Quote | null)[]>;
  /**
   * Quotes a stay as if the home had these seasons, had no bookings and could be booked today; null for an unknown
   * home.
   */
  quoteWithSeasons(
    objectNumber: number,
    seasons: readonly EnteredSeason[],
    stay: Stay & Pick<Party, 'persons'>,
    today: PlainDate,
  ): Promise<Quote | null>;
  countWrongCodes<Result>(
    attempt: CodeAttempt,
    work: () => Promise<Result>,
    isWrong: (result: Result) => boolean,
  ): Promise<Result | TooManyCodes>;
}
