import type { Customer } from '../../../contract/booking/booking.ts';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import { pickContact } from '../../../domain/booking/customer-fields.ts';
import { usualPetSize, type PetSize } from '../../../domain/booking/pet-sizes.ts';
import type { ShownTerms } from './seen-terms.ts';
import type { StayQuery } from '../stay-dates/stay-of-address.ts';
import type { PricedStayInput } from '../price/ask-price.ts';
import type { Attempt } from '../../app/calls/attempt.ts';
import { discountCode } from './typed-voucher.ts';

export type BookingMethod = 'booking' | 'option' | 'request';

export interface BookingDraft {
  /** The query of the address where the draft was started. Returning to that address restores the draft. */
  fromQuery: string;
  startDate: string;
  endDate: string;
  adults: number;
  /** One entry for each child; null until its age is chosen. */
  childAges: readonly (number | null)[];
  petSizes: readonly PetSize[];
  extras: Readonly<Record<string, number>>;
  /** Null until the guest has answered: nothing is preselected. */
  insurance: boolean | null;
  bonus: string;
  voucher: string;
  agencyReference: string;
  customer: Customer;
  remarks: string;
  payment: number | null;
  attempt: Attempt | null;
}

export const emptyCustomer: Customer = {
  salutation: 'none',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  zip: '',
  city: '',
  country: 'de',
};

/** Returns the part of a draft that is stored in the address, so that every step shows its stay before there is any input. */
export function toStayQuery(draft: BookingDraft): string {
  const ages = enteredAges(draft);
  const query = new URLSearchParams({
    startDate: draft.startDate,
    endDate: draft.endDate,
    persons: String(countPersons(draft)),
  });
  if (ages.length > 0) query.set('childAges', ages.join(','));
  if (draft.petSizes.length > 0) query.set('pets', String(draft.petSizes.length));
  return query.toString();
}

/** The default size of a dog is the largest that the home allows. */
type DogsOfHome = Pick<ObjectSummary, 'detailPetSize'>;

/** Default country by language: most readers live where it is spoken. Elsewhere it is that of the operator. */
const homeCountries: Partial<Record<Language, string>> = { fr: 'fr', it: 'it' };

export function draftFromQuery(
  stay: StayQuery,
  { detailPetSize }: DogsOfHome,
  language: Language = 'de',
  usualCountry = 'de',
): BookingDraft {
  const draft: BookingDraft = {
    fromQuery: '',
    startDate: stay.startDate,
    endDate: stay.endDate,
    adults: stay.persons - stay.childAges.length,
    childAges: stay.childAges,
    petSizes: Array<PetSize>(stay.pets).fill(usualPetSize(detailPetSize)),
    extras: {},
    insurance: null,
    bonus: '',
    voucher: '',
    agencyReference: '',
    customer: { ...emptyCustomer, country: stay.country ?? homeCountries[language] ?? usualCountry },
    remarks: '',
    payment: null,
    attempt: null,
  };
  return { ...draft, fromQuery: toStayQuery(draft) };
}

/** Combines the earlier input with the stay that the address now requests. */
export function withStay(draft: BookingDraft, stay: StayQuery, home: DogsOfHome): BookingDraft {
  const fresh = draftFromQuery(stay, home);
  const sameParty =
    countPersons(draft) === stay.persons &&
    enteredAges(draft).join() === stay.childAges.join() &&
    draft.petSizes.length === stay.pets;
  const party = sameParty
    ? {}
    : { adults: fresh.adults, childAges: fresh.childAges, petSizes: fresh.petSizes };
  return {
    ...draft,
    ...party,
    startDate: stay.startDate,
    endDate: stay.endDate,
    fromQuery: fresh.fromQuery,
  };
}

export type PartyDraft = Pick<BookingDraft, 'adults' | 'childAges' | 'petSizes'>;

export function countPersons(draft: Pick<PartyDraft, 'adults' | 'childAges'>): number {
  return draft.adults + draft.childAges.length;
}

export function enteredAges(draft: Pick<PartyDraft, 'childAges'>): number[] {
  return draft.childAges.filter((age): age is number => age !== null);
}

/** Returns everything that decides the price, and nothing personal. */
export function toPriceInput(
  draft: BookingDraft,
  { objectNumber, adultsMax }: { objectNumber: number; adultsMax: number },
  language: Language,
): PricedStayInput {
  return {
    objectNumber,
    adultsMax,
    startDate: draft.startDate,
    endDate: draft.endDate,
    persons: countPersons(draft),
    childAges: enteredAges(draft),
    pets: draft.petSizes.length,
    insurance: draft.insurance ? 1 : 0,
    extras: chosenExtras(draft),
    bonus: discountCode(draft),
    language,
  };
}

function chosenExtras(draft: BookingDraft): Record<string, number> {
  return Object.fromEntries(Object.entries(draft.extras).filter(([, count]) => count > 0));
}

type CreateInput = InputOf<Api['createBooking']>;
export type BookingBody = Omit<CreateInput, 'idempotencyKey' | 'uid' | 'jwt' | 'experiments' | 'proof'>;

export interface BookingContext {
  method: BookingMethod;
  objectNumber: number;
  language: Language;
  acceptTerms: boolean;
  newsletter?: boolean;
  seen: ShownTerms;
}

export function toBookingBody(draft: BookingDraft, context: BookingContext): BookingBody {
  const ages = enteredAges(draft);
  const teens = ages.filter((age) => age >= 13).length;
  return {
    bookingMethod: context.method,
    objectNumber: context.objectNumber,
    startDate: draft.startDate,
    endDate: draft.endDate,
    persons: countPersons(draft),
    teens,
    childs: ages.length - teens,
    childAges: ages,
    pets: draft.petSizes.length,
    petSizes: [...draft.petSizes],
    extras: chosenExtras(draft),
    insurance: draft.insurance ? 1 : 0,
    payment: draft.payment ?? 1,
    bonus: discountCode(draft),
    ...(context.method === 'booking' && draft.voucher.trim() !== '' ? { voucher: draft.voucher } : {}),
    agencyReference: draft.agencyReference.trim(),
    language: context.language,
    // A hold sends only the contact. The draft may have an address from a booking of the same home.
    customer: context.method === 'option' ? pickContact(draft.customer) : draft.customer,
    remarks: draft.remarks.trim(),
    acceptTerms: context.acceptTerms,
    ...(context.newsletter ? { newsletter: true } : {}),
    ...context.seen,
  };
}

/** Parses a stored draft. Invalid parts are left out, so that a draft of an older release never breaks a page. */
export function readDraft(value: unknown, fresh: BookingDraft): BookingDraft | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const draft: Record<string, unknown> = { ...fresh };
  for (const [key, example] of Object.entries(fresh)) {
    const stored = (value as Record<string, unknown>)[key];
    const nullable = example === null;
    const fits = nullable
      ? stored !== undefined
      : typeof stored === typeof example &&
        Array.isArray(stored) === Array.isArray(example) &&
        stored !== null;
    if (fits) draft[key] = stored;
  }
  draft['customer'] = { ...emptyCustomer, ...(draft['customer'] as Partial<Customer>) };
  return draft as unknown as BookingDraft;
}
