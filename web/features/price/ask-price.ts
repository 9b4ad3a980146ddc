import type { Api } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import { countAges, keyOfStay, type StayParameters } from '../../../domain/stay-parameters.ts';
import { nightsBetween, todayInBerlin } from '../../../domain/stay.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { createAnswerCache } from '../../app/calls/answer-cache.ts';
import { visitorStore } from '../visitor/use-visitor.ts';
import type { ShownPrice } from './shown-price.ts';
import { partnerOfVisit } from '../visitor/visit-partner.ts';

type PriceCall = InputOf<Api['getPrice']>;
type Counts = 'persons' | 'pets' | 'teens' | 'childs' | 'isBooking';
/** What a price is asked for; what the visit adds is none of the caller's business. */
export type AskedStay = Omit<
  PriceCall,
  'identifierKey' | 'viewedDate' | 'duration' | 'partner' | 'uid' | 'jwt' | 'objectNumber' | Counts
> &
  Pick<StayParameters, 'objectNumber' | 'startDate' | 'endDate'> &
  Partial<Pick<StayParameters, Counts>>;
export type AskedPrice = ShownPrice & Pick<ResponseOf<Api['getPrice']>, 'nearestStay'>;

const reusedMs = 3_600_000;
const reused = createAnswerCache<AskedPrice>({ entriesMax: 200, cacheMs: reusedMs });

/** The parameters of the stay, and all else that its price depends on, joined by commas. */
export function identifierKeyOf(
  { insurance = 0, extras = {}, experiments = [], ...stay }: AskedStay,
  partner: string,
): string {
  const duration = nightsBetween(stay.startDate, stay.endDate);
  const chosen = Object.entries(extras).map(([code, count]) => `${code} ${count}`);
  const variants = experiments.map(({ experimentKey, variant }) => `${experimentKey} ${variant}`);
  const key = keyOfStay({ ...countAges(stay.childAges ?? []), ...stay, duration, partner });
  return [key, insurance, chosen.sort().join(' '), ...variants].join();
}

/**
 * Asks what a stay costs. A price that was asked for within an hour is taken again where the caller allows that; who
 * shows what is going to be booked asks for a fresh one, which others then take.
 */
export async function askPrice(
  given: AskedStay,
  { reuse = false, signal }: { reuse?: boolean; signal?: AbortSignal } = {},
): Promise<AskedPrice> {
  const partner = partnerOfVisit();
  // Whether one wants to be insured is asked on the way to a booking alone.
  const stay = { isBooking: given.insurance === undefined ? 0 : 1, ...given };
  const identifierKey = identifierKeyOf(stay, partner);
  // Looking and booking cost the same.
  const priceKey = identifierKeyOf({ ...stay, isBooking: 0 }, partner);
  const known = reuse ? reused.get(priceKey) : undefined;
  if (known) return known;
  const { uid, jwt = '' } = visitorStore.get();
  const visit = { identifierKey, viewedDate: todayInBerlin(new Date()), partner, uid, jwt };
  const duration = nightsBetween(stay.startDate, stay.endDate);
  const price = await browserApi.call('getPrice', { ...stay, ...visit, duration }, signal && { signal });
  reused.set(priceKey, price);
  return price;
}

/** After a booking other stays are free, and others are not. */
export const forgetPrices = (): void => reused.clear();
