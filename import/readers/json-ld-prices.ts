import { addDays, isPlainDate } from '../../domain/stay.ts';
import type { FeedCalendar, FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import { lastSegment, toList, toNode, readNumber, readText, type LinkedNode } from './linked-data.ts';

type Prices = Pick<FeedHomeInput, 'nightlyPrice' | 'minStay' | 'maxStay' | 'calendar'>;

interface NightlyOffer {
  price: number;
  currency: string;
  /** First and last day of the offer, both included. Null if open-ended. */
  from: string | null;
  last: string | null;
  available: boolean;
  minStay: number | null;
  maxStay: number | null;
}

/**
 * Reads prices per night. Dated offers become the calendar, and nights without one cannot be booked. An undated offer
 * applies to all nights. Returns the reason if there is no price in this currency.
 */
export function readPrices(places: readonly LinkedNode[], currency: string): Prices | string {
  const offers = places
    .flatMap((place) => [...toList(place['offers']), ...toList(place['makesOffer'])])
    .map((offer) => toNightlyOffer(toNode(offer)))
    .filter((offer) => offer !== null);
  if (offers.length === 0) return 'no price';
  const foreign = offers.find((offer) => offer.currency !== '' && offer.currency !== currency);
  if (foreign) return `prices in ${foreign.currency}, not in ${currency}`;
  const datedOffers = offers.filter(({ from, last }) => from !== null && last !== null);
  const always = offers.find(({ from, last }) => from === null && last === null);
  if (!always && datedOffers.length === 0) return 'no price';
  const calendar = toCalendar(datedOffers);
  if (calendar.some(({ from }, index) => index > 0 && from < calendar[index - 1]!.until)) {
    return 'two offers of the same night';
  }
  const bounds = always ?? datedOffers[0]!;
  return {
    ...(always && { nightlyPrice: always.price }),
    ...(bounds.minStay !== null && { minStay: bounds.minStay }),
    ...(bounds.maxStay !== null && { maxStay: bounds.maxStay }),
    ...(calendar.length > 0 && { calendar }),
  };
}

function toCalendar(offers: readonly NightlyOffer[]): FeedCalendar {
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

const soldOutStates = ['SoldOut', 'OutOfStock', 'Discontinued'];

/** Returns null if the offer is not per night, or has no price. */
function toNightlyOffer(offer: LinkedNode): NightlyOffer | null {
  const specification = toNode(offer['priceSpecification']);
  const price = readNumber(offer['price'] ?? specification['price']);
  if (price === null || price <= 0) return null;
  const unit = lastSegment(readText(specification['unitCode'] ?? specification['unitText']));
  if (unit !== '' && !/^(?:DAY|night|nightly|day)$/i.test(unit)) return null;
  const duration = toNode(offer['eligibleDuration']);
  const days = (value: unknown): number | null => {
    const number = readNumber(value);
    return number !== null && Number.isInteger(number) && number >= 1 ? number : null;
  };
  return {
    price,
    currency: readText(offer['priceCurrency'] ?? specification['priceCurrency']).toUpperCase(),
    from: toDay(offer['availabilityStarts'] ?? offer['validFrom']),
    last: toDay(offer['availabilityEnds'] ?? offer['validThrough']),
    available: !soldOutStates.includes(lastSegment(readText(offer['availability']))),
    minStay: days(duration['minValue'] ?? duration['value']),
    maxStay: days(duration['maxValue']),
  };
}

function toDay(value: unknown): string | null {
  const day = readText(value).slice(0, 10);
  return isPlainDate(day) ? day : null;
}
