import { isOffered, type PartnerFlags } from '../../../../domain/site-options.ts';
import { isInsuranceOffered, type TravelInsurance } from '../../../../domain/travel-insurance.ts';
import type { BookingDeps } from '../booking-context.ts';
import { notBookableFor } from '../quote-in-booking.ts';
import { isConsistentParty } from '../rules/party.ts';
import type { BookingInput, BookingRefused } from './booking-order.ts';
import { refuseCustomer } from './refuse-customer.ts';
import type { Seller } from './seller.ts';

/** Returns errors visible from the input alone, before the home is read. */
export function admitBooking(
  { operator }: Pick<BookingDeps, 'operator'>,
  input: BookingInput,
  { partner }: Pick<Seller, 'partner'>,
): BookingRefused | null {
  return refuseForm(input) ?? refuseHidden(input, partner, operator().insurance);
}

function refuseForm(input: BookingInput): BookingRefused | null {
  // Requests need it too: the landlord's answer makes them binding.
  if (!input.acceptTerms) return { ok: false, type: 'terms-not-accepted', data: null };
  const refusal = refuseCustomer(input.customer, input.bookingMethod);
  return refusal ?? (isConsistentParty(input) ? null : notBookableFor('partyInvalid'));
}

function refuseHidden(
  { insurance, bonus, agencyReference }: BookingInput,
  partner: PartnerFlags | null,
  offered: TravelInsurance | null,
): BookingRefused | null {
  if (insurance === 1 && !isInsuranceOffered(offered, partner)) return notBookableFor('insuranceNotOffered');
  if (bonus.trim() !== '' && !isOffered('bonus', partner)) return notBookableFor('bonusNotOffered');
  if (agencyReference.trim() !== '' && !isOffered('midoco', partner)) {
    return notBookableFor('agencyReferenceNotOffered');
  }
  return null;
}
