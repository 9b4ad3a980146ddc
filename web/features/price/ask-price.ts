import type { Api } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import { nightsBetween, todayInBerlin } from '../../../domain/stay.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { createAnswerCache } from '../../app/calls/answer-cache.ts';
import { visitorStore } from '../visitor/use-visitor.ts';
import type { ShownPrice } from './shown-price.ts';
import { getVisitPartner } from '../visitor/visit-partner.ts';

type PriceCall = InputOf<Api['getPrice']>;
/** Input of a price call. Fields about the visit are added automatically. */
export type PricedStayInput = Omit<
  PriceCall,
  'identifierKey' | 'viewedDate' | 'duration' | 'partner' | 'uid' | 'jwt' | 'isBooking'
> & { startDate: string; endDate: string };
export type StayPrice = ShownPrice & Pick<ResponseOf<Api['getPrice']>, 'nearestStay'>;

const cacheMs = 3_600_000;
const cache = createAnswerCache<StayPrice>({ entriesMax: 200, cacheMs });

/**
 * Returns the cache key: all parameters of a booking in fixed order, then everything else a price depends on, joined by commas. The same
 * key means the same price.
 */
export function buildIdentifierKey(
  { objectNumber, startDate, endDate, persons = 2, childAges = [], pets = 0, ...stay }: PricedStayInput,
  partner: string,
  isBooking: 0 | 1 = 0,
): string {
  const teens = childAges.filter((age) => age >= 13).length;
  const extras = Object.entries(stay.extras ?? {}).map(([code, count]) => `${code} ${count}`);
  const experiments = (stay.experiments ?? []).map(
    ({ experimentKey, variant }) => `${experimentKey} ${variant}`,
  );
  return [
    ...[objectNumber, startDate, endDate, persons, nightsBetween(startDate, endDate)],
    ...[teens, childAges.length - teens, pets, (stay.petSizes ?? []).join(' '), stay.country ?? ''],
    ...[isBooking, childAges.join(' '), stay.bonus ?? '', stay.bookingHash ?? ''],
    ...[stay.language ?? 'de', partner, stay.insurance ?? 0, extras.sort().join(' ')],
    ...experiments,
  ].join();
}

/**
 * Loads the price of a stay. With `reuse` a price from the last hour is taken from the cache. Pages on the way to a booking load a fresh
 * one, which is cached, too.
 */
export async function askPrice(
  stay: PricedStayInput,
  { reuse = false, signal }: { reuse?: boolean; signal?: AbortSignal } = {},
): Promise<StayPrice> {
  const partner = getVisitPartner();
  // The key leaves out whether a booking is being made, because the price is the same.
  const key = buildIdentifierKey(stay, partner);
  const cachedPrice = reuse ? cache.get(key) : undefined;
  if (cachedPrice) return cachedPrice;
  const { uid, jwt = '' } = visitorStore.get();
  // Only the booking pages ask about the insurance.
  const isBooking = stay.insurance === undefined ? 0 : 1;
  const identifierKey = buildIdentifierKey(stay, partner, isBooking);
  const visit = {
    identifierKey,
    isBooking,
    viewedDate: todayInBerlin(new Date()),
    partner,
    uid,
    jwt,
  };
  const duration = nightsBetween(stay.startDate, stay.endDate);
  const price = await browserApi.call('getPrice', { ...stay, ...visit, duration }, signal && { signal });
  cache.set(key, price);
  return price;
}

/** Clears the cache after a booking, which changes availability. */
export const clearPriceCache = (): void => cache.clear();
