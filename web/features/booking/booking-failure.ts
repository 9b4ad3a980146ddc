import type { CancellationBand } from '../../../domain/booking/cancellation-steps.ts';
import type { ShownPrice } from '../price/shown-price.ts';
import type { CallFailure, GeneralFailureType } from '../../app/calls/call-failure.ts';

export interface BookingFailure {
  /** A type that the endpoint declares and the page has a text for; `network` for all others. */
  type:
    | 'capacity-taken'
    | 'change-open'
    | 'idempotency-conflict'
    | 'invalid-customer'
    | 'network'
    | 'not-bookable'
    | 'not-changeable'
    | 'object-removed'
    | 'price-changed'
    | 'terms-changed'
    | 'too-many-codes'
    | 'too-many-mails'
    | 'terms-not-accepted';
  /** For price-changed and terms-changed: the current price and cancellation terms. */
  newPrice: ShownPrice | null;
  newCancellation: readonly CancellationBand[] | null;
  /** For capacity-taken: the number of the guest's own booking that has the nights. */
  ownBooking: number | null;
  reason: string | null;
  nights: number | null;
  excessive: { code: string; most: number } | null;
  fields: Readonly<Record<string, string>>;
}

const nothing = {
  newPrice: null,
  newCancellation: null,
  ownBooking: null,
  reason: null,
  nights: null,
  excessive: null,
  fields: {},
};

export function toBookingFailure(
  failure: CallFailure<'createBooking' | 'convertOption' | 'changeBooking'>,
): BookingFailure {
  switch (failure.type) {
    case 'price-changed':
    case 'terms-changed':
      return {
        ...nothing,
        type: failure.type,
        newPrice: failure.data.price,
        newCancellation: failure.data.cancellation,
      };
    case 'not-bookable':
      return {
        ...nothing,
        type: failure.type,
        reason: failure.data.reason,
        nights: failure.data.nights,
        excessive: excessiveOf(failure.data),
      };
    case 'invalid-customer':
      return { ...nothing, type: failure.type, fields: reasonsOf(failure.data.fields) };
    case 'object-not-found':
      return { ...nothing, type: 'object-removed' };
    case 'capacity-taken':
      return { ...nothing, type: failure.type, ownBooking: failure.data?.bookingID ?? null };
    case 'change-open':
    case 'idempotency-conflict':
    case 'not-changeable':
    case 'object-removed':
    case 'too-many-codes':
    case 'too-many-mails':
    case 'terms-not-accepted':
      return { ...nothing, type: failure.type };
    default:
      // A browser that cannot work is told that too many mails go there.
      failure.type satisfies GeneralFailureType | 'booking-not-found' | 'work-needed';
      return { ...nothing, type: 'network' };
  }
}

function excessiveOf({
  field,
  most,
}: {
  field?: string | undefined;
  most?: number | undefined;
}): BookingFailure['excessive'] {
  const code = /^extras\.(.+)$/.exec(field ?? '')?.[1];
  return code === undefined || most === undefined ? null : { code, most };
}

/** The reply names a message key; the page uses its last part. */
const reasonsOf = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, key.split('.').at(-1)!]));

const ofDates: ReadonlySet<string> = new Set([
  'booked',
  'arrivalNotAllowed',
  'departureNotAllowed',
  'minimumStay',
  'maximumStay',
  'noPrice',
  'beyondHorizon',
  'past',
]);

/** The input that the guest has to change for this reason of not-bookable. */
export function toMendFor(reason: string | null): 'dates' | 'bonus' | 'voucher' | 'details' {
  const code = /^(bonus|voucher)/.exec(reason ?? '');
  if (code) return code[0] as 'bonus' | 'voucher';
  return reason === null || ofDates.has(reason) ? 'dates' : 'details';
}
