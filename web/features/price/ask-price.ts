import type { Api } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import { nightsBetween, todayInBerlin } from '../../../domain/stay.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { createAnswerCache } from '../../app/calls/answer-cache.ts';
import { visitorStore } from '../visitor/use-visitor.ts';
import type { ShownPrice } from './shown-price.ts';
import { partnerOfVisit } from '../visitor/visit-partner.ts';

type PriceCall = InputOf<Api['getPrice']>;
/** Input of a price call; the fields about the visit are added automatically. */
export type AskedStay = Omit<
  PriceCall,
  'identifierKey' | 'viewedDate' | 'duration' | 'partner' | 'uid' | 'jwt' | 'isBooking'
> & { startDate: string; endDate: string };
export type AskedPrice = ShownPrice & Pick<ResponseOf<Api['getPrice']>, 'nearestStay'>;

const reusedMs = 3_600_000;
const reused = createAnswerCache<AskedPrice>({ entriesMax: 200, cacheMs: reusedMs });

/**
 * Cache key: all parameters of a booking in fixed order, then whatever else a price depends on, joined by commas. The same key means the
 * same price.
 */
export function identifierKeyOf(
  { objectNumber, startDate, endDate, persons = 2, childAges = [], pets = 0, ...stay }: AskedStay,
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
 * Asks for the price of a stay. With `reuse` a price that was asked for within an hour is taken from the cache; whoever shows what is
 * about to be booked asks for a fresh one, which then is cached.
 */
export async function askPrice(
  stay: AskedStay,
  { reuse = false, signal }: { reuse?: boolean; signal?: AbortSignal } = {},
): Promise<AskedPrice> {
  const partner = partnerOfVisit();
  // What is about to be booked costs what it does elsewhere.
  const key = identifierKeyOf(stay, partner);
  const known = reuse ? reused.get(key) : undefined;
  if (known) return known;
  const { uid, jwt = '' } = visitorStore.get();
  // Whether one wants to be insured is asked on the way to a booking alone.
  const isBooking = stay.insurance === undefined ? 0 : 1;
  const identifierKey = identifierKeyOf(stay, partner, isBooking);
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
  reused.set(key, price);
  return price;
}

/** A booking changes availability, so cached prices are dropped. */
export const forgetPrices = (): void => reused.clear();
