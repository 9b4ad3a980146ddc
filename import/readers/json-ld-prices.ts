import { addDays, isPlainDate } from '../../domain/stay.ts';
import type { FeedCalendar, FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import { lastOf, listOf, nodeOf, numberIn, wordsOf, type LinkedNode } from './linked-data.ts';

type Prices = Pick<FeedHomeInput, 'nightlyPrice' | 'minStay' | 'maxStay' | 'calendar'>;

interface NightlyOffer {
  price: number;
  currency: string;
  /** Days of the offer, both included. Null: open-ended. */
  from: string | null;
  last: string | null;
  available: boolean;
  minStay: number | null;
  maxStay: number | null;
}

/**
 * Prices per night: dated offers become the calendar, in which no other night is free; an undated one holds for all nights. Returns the
 * reason if there are none in this currency.
 */
export function pricesOf(places: readonly LinkedNode[], currency: string): Prices | string {
  const offers = places
    .flatMap((place) => [...listOf(place['offers']), ...listOf(place['makesOffer'])])
    .map((offer) => nightly(nodeOf(offer)))
    .filter((offer) => offer !== null);
  if (offers.length === 0) return 'no price';
  const foreign = offers.find((offer) => offer.currency !== '' && offer.currency !== currency);
  if (foreign) return `prices in ${foreign.currency}, not in ${currency}`;
  const dated = offers.filter(({ from, last }) => from !== null && last !== null);
  const always = offers.find(({ from, last }) => from === null && last === null);
  if (!always && dated.length === 0) return 'no price';
  const calendar = calendarOf(dated);
  if (calendar.some(({ from }, index) => index > 0 && from < calendar[index - 1]!.until)) {
    return 'two offers of the same night';
  }
  const bounds = always ?? dated[0]!;
  return {
    ...(always && { nightlyPrice: always.price }),
    ...(bounds.minStay !== null && { minStay: bounds.minStay }),
    ...(bounds.maxStay !== null && { maxStay: bounds.maxStay }),
    ...(calendar.length > 0 && { calendar }),
  };
}

function calendarOf(offers: readonly NightlyOffer[]): FeedCalendar {
  return offers
    .map(({ from, last, available, price, minStay, maxStay }) => ({
      from: from!,
      until: addDays(last!, 1),
      available,
      nightlyPrice: price,
      ...(minStay !== null && { minStay }),
      ...(maxStay !== null && { maxStay }),
    }))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

const gone = ['SoldOut', 'OutOfStock', 'Discontinued'];

/** Null if the offer is not per night, or has no price. */
function nightly(offer: LinkedNode): NightlyOffer | null {
  const specification = nodeOf(offer['priceSpecification']);
  const price = numberIn(offer['price'] ?? specification['price']);
  if (price === null || price <= 0) return null;
  const unit = lastOf(wordsOf(specification['unitCode'] ?? specification['unitText']));
  if (unit !== '' && !/^(?:DAY|night|nightly|day)$/i.test(unit)) return null;
  const duration = nodeOf(offer['eligibleDuration']);
  const days = (value: unknown): number | null => {
    const number = numberIn(value);
    return number !== null && Number.isInteger(number) && number >= 1 ? number : null;
  };
  return {
    price,
    currency: wordsOf(offer['priceCurrency'] ?? specification['priceCurrency']).toUpperCase(),
    from: dayOf(offer['availabilityStarts'] ?? offer['validFrom']),
    last: dayOf(offer['availabilityEnds'] ?? offer['validThrough']),
    available: !gone.includes(lastOf(wordsOf(offer['availability']))),
    minStay: days(duration['minValue'] ?? duration['value']),
    maxStay: days(duration['maxValue']),
  };
}

function dayOf(value: unknown): string | null {
  const day = wordsOf(value).slice(0, 10);
  return isPlainDate(day) ? day : null;
}
