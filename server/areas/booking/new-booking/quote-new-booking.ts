import { arePetSizesAllowed } from '../../../../domain/booking/pet-sizes.ts';
import type { Quoted } from '../../pricing/pricing.ts';
import type { BookingDeps } from '../booking-context.ts';
import { notBookableFor, quoteForBooking, seenInCall } from '../quote-in-booking.ts';
import { isHoldOffered } from '../../../../domain/booking/hold-rule.ts';
import type { LockedUnit } from '../under-home-lock.ts';
import type { BookingInput, BookingRefused } from './booking-order.ts';

/** Quotes under the lock of the home; refuses if the price differs from the one that the guest saw. */
export async function quoteNewBooking(
  deps: BookingDeps,
  { tx, home }: LockedUnit,
  input: BookingInput,
): Promise<({ ok: true } & Quoted) | BookingRefused> {
  if (home.removed) return { ok: false, type: 'object-removed', data: null };
  if (!home.hasProvider) return notBookableFor('inactive');
  if (!arePetSizesAllowed(input.petSizes, input.pets, home.petSize))
    return notBookableFor('petSizeNotAllowed');
  const quoteResult = await quoteForBooking(deps, tx, {
    request: {
      objectNumber: input.objectNumber,
      startDate: input.startDate,
      endDate: input.endDate,
      persons: input.persons,
      childAges: input.childAges,
      dogs: input.pets,
      insurance: input.insurance === 1,
      extras: input.extras,
      bonus: input.bonus,
      experiments: input.experiments,
    },
    payment: input.payment,
    ...seenInCall(input),
    mustExpect: input.bookingMethod !== 'request',
  });
  const isTooSoon = input.bookingMethod === 'option' && !isHoldOffered(deps.clock.today(), input.startDate);
  return quoteResult.ok && isTooSoon ? notBookableFor('methodNotOffered') : quoteResult;
}
