import type { CancellationBand } from '../../../domain/booking/cancellation-steps.ts';
import type { ShownPrice } from '../price/shown-price.ts';
import type { CallFailure, GeneralFailureType } from '../../app/calls/call-failure.ts';

export interface BookingFailure {
  /** One of the endpoint's error types that has a text on the page; `network` stands for all others. */
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
  /** For capacity-taken: the number of the guest's own booking of these nights. */
  ownBooking: number | null;
  reason: string | null;
  nights: number | null;
  excessive: { code: string; most: number } | null;
  fields: Readonly<Record<string, string>>;
}

const noDetails = {
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
        ...noDetails,
        type: failure.type,
        newPrice: failure.data.price,
        newCancellation: failure.data.cancellation,
      };
    case 'not-bookable':
      return {
        ...noDetails,
        type: failure.type,
        reason: failure.data.reason,
        nights: failure.data.nights,
        excessive: toExcessive(failure.data),
      };
    case 'invalid-customer':
      return { ...noDetails, type: failure.type, fields: toReasons(failure.data.fields) };
    case 'object-not-found':
      return { ...noDetails, type: 'object-removed' };
    case 'capacity-taken':
      return { ...noDetails, type: failure.type, ownBooking: failure.data?.bookingID ?? null };
    case 'change-open':
    case 'idempotency-conflict':
    case 'not-changeable':
    case 'object-removed':
    case 'too-many-codes':
    case 'too-many-mails':
    case 'terms-not-accepted':
      return { ...noDetails, type: failure.type };
    default:
      // A browser that cannot compute the proof of work gets the text for too many mails.
      failure.type satisfies GeneralFailureType | 'booking-not-found' | 'work-needed';
      return { ...noDetails, type: 'network' };
  }
}

function toExcessive({
  field,
  most,
}: {
  field?: string | undefined;
  most?: number | undefined;
}): BookingFailure['excessive'] {
  const code = /^extras\.(.+)$/.exec(field ?? '')?.[1];
  return code === undefined || most === undefined ? null : { code, most };
}

/** Takes the last part of each message key, which names the reason. */
const toReasons = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, key.split('.').at(-1)!]));

const dateReasons: ReadonlySet<string> = new Set([
  'booked',
  'arrivalNotAllowed',
  'departureNotAllowed',
  'minimumStay',
  'maximumStay',
  'noPrice',
  'beyondHorizon',
  'leadTime',
  'leavesGap',
  'past',
]);

/** Returns the input that the guest has to change for a reason of not-bookable. */
export function inputToCorrect(reason: string | null): 'dates' | 'bonus' | 'voucher' | 'details' {
  const code = /^(bonus|voucher)/.exec(reason ?? '');
  if (code) return code[0] as 'bonus' | 'voucher';
  return reason === null || dateReasons.has(reason) ? 'dates' : 'details';
}
