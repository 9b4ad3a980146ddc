import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';
import type { PriceResult } from '../../../contract/pricing/price-result.ts';
import { ApiFailure } from '../../app/api/api-client.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { searchCache } from '../search/search-cache.ts';
import { visitorStore } from '../visitor/use-visitor.ts';
import { attemptFor, bookingBodyOf, type BookingContext, type BookingDraft } from './booking-draft.ts';
import { saveDraft } from './draft-storage.ts';

export type CreatedBooking = ResponseOf<Api['createBooking']>;

/** What the page shows of a booking that was not made. */
export interface BookingFailure {
  /** The type is one that the endpoint declares, or network where the reply was lost. */
  type: string;
  /** A failure of type price-changed says what the stay costs now. */
  newPrice: PriceResult | null;
  /** A failure of type not-bookable says why. */
  reason: string | null;
  nights: number | null;
  /** A failure of type invalid-customer gives the reason for each field. */
  fields: Readonly<Record<string, string>>;
}

const designed: ReadonlySet<string> = new Set([
  'capacity-taken',
  'price-changed',
  'not-bookable',
  'terms-not-accepted',
  'invalid-customer',
  'idempotency-conflict',
  'object-removed',
  'not-changeable',
  'change-open',
]);

export function toBookingFailure(error: unknown): BookingFailure {
  const given = error instanceof ApiFailure ? error : null;
  const found = (given?.data ?? {}) as Partial<{
    price: PriceResult;
    reason: string;
    nights: number;
    fields: Record<string, string>;
  }>;
  const type = given?.type === 'object-not-found' ? 'object-removed' : (given?.type ?? '');
  const fields = Object.entries(found.fields ?? {}).map(
    // The reply names a message key, the page its last part.
    ([field, key]) => [field, key.split('.').at(-1)!] as const,
  );
  return {
    type: designed.has(type) ? type : 'network',
    newPrice: found.price ?? null,
    reason: found.reason ?? null,
    nights: found.nights ?? null,
    fields: Object.fromEntries(fields),
  };
}

/**
 * Sends the draft. The attempt is stored before it leaves, so that a retry after a lost reply, even after
 * a reload, carries the same key and can never book twice.
 */
export async function sendBooking(draft: BookingDraft, context: BookingContext): Promise<CreatedBooking> {
  const body = bookingBodyOf(draft, context);
  const attempt = attemptFor(draft.attempt, body, () => crypto.randomUUID());
  saveDraft(context.objectNumber, { ...draft, attempt });
  await visitorStore.load();
  const { uid } = visitorStore.getState();
  try {
    const created = await browserApi.call('createBooking', { ...body, uid, idempotencyKey: attempt.key });
    searchCache.clear();
    return created;
  } catch (error) {
    // A key that stands for another booking can never succeed: the next attempt needs its own.
    if (error instanceof ApiFailure && error.type === 'idempotency-conflict') {
      saveDraft(context.objectNumber, { ...draft, attempt: null });
    }
    throw error;
  }
}
