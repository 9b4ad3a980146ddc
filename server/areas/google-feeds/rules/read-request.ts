import { SaxesParser } from 'saxes';
import { daysAheadMax, nightsMax } from '../../../../domain/google-feeds.ts';
import { addDays, countNights, isPlainDate, type PlainDate } from '../../../../domain/stay.ts';

export interface Itinerary {
  arrival: PlainDate;
  nights: number;
}

export type PriceRequest =
  /** Asks which homes have changed since a time. Null if Google has never asked before. */
  | { kind: 'changes'; since: Date | null }
  | { kind: 'prices'; homes: readonly number[]; itineraries: readonly Itinerary[] };

/** The maximum of itineraries times homes in a request: for more, the answer would take longer than Google waits. */
export const pricesMax = 20_000;

export type Refusal = 'broken' | 'unknown' | 'dates' | 'homes' | 'too-many';

/**
 * Parses a request of Google: a `HintRequest` asks which homes have changed, a `Query` what stays cost. A query is about
 * one stay (`Checkin`), about all arrivals in a range with up to `Nights` nights, or about all stays of up to
 * `AffectedNights` nights that overlap a range.
 */
export function readRequest(content: string, today: PlainDate): PriceRequest | { refusal: Refusal } {
  const document = readTexts(content);
  if (!document) return { refusal: 'broken' };
  const { root, texts } = document;
  const first = (name: string): string | undefined => texts.get(name)?.[0];
  if (root === 'HintRequest') {
    const since = new Date(first('LastFetchTime') ?? '');
    return { kind: 'changes', since: Number.isNaN(since.getTime()) ? null : since };
  }
  if (root !== 'Query') return { refusal: 'unknown' };
  const homes = (texts.get('Property') ?? []).map(Number);
  if (homes.length === 0) return { refusal: 'homes' };
  const itineraries = readItineraries(first, today);
  if (!itineraries) return { refusal: 'dates' };
  if (itineraries.length * homes.length > pricesMax) return { refusal: 'too-many' };
  return { kind: 'prices', homes, itineraries };
}

function readItineraries(first: (name: string) => string | undefined, today: PlainDate): Itinerary[] | null {
  const [arrival, from, until] = ['Checkin', 'FirstDate', 'LastDate'].map(first);
  const nights = Number(first('Nights') ?? '0');
  const affected = Number(first('AffectedNights') ?? '0');
  if (arrival !== undefined) return isPlainDate(arrival) && isNights(nights) ? [{ arrival, nights }] : null;
  if (!isPlainDate(from) || !isPlainDate(until) || until < from) return null;
  // Google does not ask for arrivals further ahead, so that a longer range is an error.
  if (countNights({ startDate: from, endDate: until }) > daysAheadMax) return null;
  const longest = affected || nights;
  if (!isNights(longest)) return null;
  const lengths = Array.from({ length: longest }, (_, index) => index + 1);
  const earliest = affected > 0 ? addDays(from, 1 - longest) : from;
  const days = countNights({ startDate: earliest, endDate: until }) + 1;
  return Array.from({ length: days }, (_, index) => addDays(earliest, index))
    .filter((day) => day >= today)
    .flatMap((day) => lengths.map((length) => ({ arrival: day, nights: length })))
    .filter((stay) => addDays(stay.arrival, stay.nights) > from);
}

const isNights = (nights: number): boolean => Number.isInteger(nights) && nights >= 1 && nights <= nightsMax;

/** Reads the name of the document and the texts of its elements by name; null if it is not well-formed. */
function readTexts(content: string): { root: string; texts: Map<string, string[]> } | null {
  const texts = new Map<string, string[]>();
  let root = '';
  let text = '';
  let isBroken = false;
  const parser = new SaxesParser();
  parser.on('error', () => (isBroken = true));
  // Own entities of a document could expand without limit; Google uses none.
  parser.on('doctype', () => (isBroken = true));
  parser.on('opentag', ({ name }) => {
    root ||= name;
    text = '';
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ name }) => {
    const ofName = texts.get(name);
    if (ofName) ofName.push(text.trim());
    else texts.set(name, [text.trim()]);
    text = '';
  });
  parser.write(content).close();
  return isBroken || root === '' ? null : { root, texts };
}
