import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { ShownPrice } from '../price/shown-price.ts';
import { maximumOfExtra } from '../../../domain/pricing/extra-limits.ts';
import { allowedPetSizes } from '../../../domain/booking/pet-sizes.ts';
import { validateCustomer } from '../../../domain/booking/customer-form.ts';
import { countPersons, type BookingDraft, type BookingMethod, type PartyDraft } from './booking-draft.ts';

export type FieldErrors = Readonly<Record<string, string>>;

export type PartyLimits = Pick<
  ObjectSummary,
  'personsMax' | 'adultsMax' | 'detailPetAllowed' | 'dogsMax' | 'detailPetSize'
>;

export function validateParty(draft: PartyDraft, home: PartyLimits): FieldErrors {
  const errors: Record<string, string> = {};
  if (countPersons(draft) > home.personsMax) errors['adults'] = 'tooManyPersons';
  else if (draft.adults > home.adultsMax) errors['adults'] = 'tooManyAdults';
  draft.childAges.forEach((age, index) => {
    if (age === null) errors[`childAge${index}`] = 'childAge';
  });
  if (draft.petSizes.length > 0 && !home.detailPetAllowed) errors['pets'] = 'petsNotAllowed';
  else if (draft.petSizes.length > home.dogsMax && home.detailPetAllowed) errors['pets'] = 'tooManyDogs';
  const allowedSizes = allowedPetSizes(home.detailPetSize);
  draft.petSizes.forEach((size, index) => {
    if (home.detailPetAllowed && !allowedSizes.includes(size)) errors[`petSize${index}`] = 'petSize';
  });
  return errors;
}

/** A smaller party may have more of an extra than it is allowed. */
export function validateExtras(draft: BookingDraft, price: ShownPrice): FieldErrors {
  const persons = countPersons(draft);
  return Object.fromEntries(
    [...price.priceServicesOptional, ...price.priceServicesOnSiteOptional]
      .filter(({ code, unit }) => (draft.extras[code] ?? 0) > maximumOfExtra(unit, persons))
      .map(({ code }) => [`extra-${code}`, 'tooManyExtras']),
  );
}

/**
 * Validates everything that is required to book, hold or request a stay, in the order of the fields on the page. A request becomes a
 * booking when the host confirms it, so it needs the same data as a booking. A bonus code that was refused is an error; one that has not
 * been checked passes.
 */
export function validateDraft(
  draft: BookingDraft,
  method: BookingMethod,
  home: PartyLimits,
  bonusState: ShownPrice['bonusState'] = 'none',
): FieldErrors {
  const errors: Record<string, string> = { ...validateParty(draft, home) };
  if (method === 'booking' && draft.insurance === null) errors['insurance'] = 'insuranceChoice';
  Object.assign(errors, validateCustomer(draft.customer, method === 'request' ? 'booking' : method));
  if (method !== 'option' && draft.bonus.trim() && !['none', 'applied'].includes(bonusState))
    errors['bonus'] = 'bonus';
  return errors;
}
