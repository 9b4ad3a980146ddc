import type { Customer } from '../../../contract/booking/booking.ts';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import { contactOf } from '../../../domain/booking/customer-fields.ts';
import { usualPetSize, type PetSize } from '../../../domain/booking/pet-sizes.ts';
import type { SeenInCall } from './seen-terms.ts';
import type { StayQuery } from '../stay-dates/stay-of-address.ts';
import type { AskedStay } from '../price/ask-price.ts';
import type { Attempt } from '../../app/calls/attempt.ts';
import { discountCode } from './typed-voucher.ts';

export type BookingMethod = 'booking' | 'option' | 'request';

export interface BookingDraft {
  /** The stay of the address with which the draft began: returning to that address restores the draft. */
  begunWith: string;
  startDate: string;
  endDate: string;
  adults: number;
  /** One entry for each child; null until its age is chosen. */
  childAges: readonly (number | null)[];
  /** One entry for each dog. */
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

/** The part of a draft that is kept in the address, so that every step shows its stay before there is any input. */
export function stayQueryOf(draft: BookingDraft): string {
  const ages = knownAges(draft);
  const query = new URLSearchParams({
    startDate: draft.startDate,
    endDate: draft.endDate,
    persons: String(personsOf(draft)),
  });
  if (ages.length > 0) query.set('childAges', ages.join(','));
  if (draft.petSizes.length > 0) query.set('pets', String(draft.petSizes.length));
  return query.toString();
}

/** The default size of a dog is the largest that the home allows. */
type DogsOfHome = Pick<ObjectSummary, 'detailPetSize'>;

/** Default country by language: most readers live where it is spoken, and other countries can be chosen. */
const homeCountries: Partial<Record<Language, string>> = { fr: 'fr', it: 'it' };

export function draftFromQuery(
  stay: StayQuery,
  { detailPetSize }: DogsOfHome,
  language: Language = 'de',
): BookingDraft {
  const draft: BookingDraft = {
    begunWith: '',
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
    customer: { ...emptyCustomer, country: stay.country ?? homeCountries[language] ?? 'de' },
    remarks: '',
    payment: null,
    attempt: null,
  };
  return { ...draft, begunWith: stayQueryOf(draft) };
}

/** Combines the earlier input with the stay that the address asks for now. */
export function withStay(draft: BookingDraft, stay: StayQuery, home: DogsOfHome): BookingDraft {
  const fresh = draftFromQuery(stay, home);
  const sameParty =
    personsOf(draft) === stay.persons &&
    knownAges(draft).join() === stay.childAges.join() &&
    draft.petSizes.length === stay.pets;
  const party = sameParty
    ? {}
    : { adults: fresh.adults, childAges: fresh.childAges, petSizes: fresh.petSizes };
  return {
    ...draft,
    ...party,
    startDate: stay.startDate,
    endDate: stay.endDate,
    begunWith: fresh.begunWith,
  };
}

export type PartyDraft = Pick<BookingDraft, 'adults' | 'childAges' | 'petSizes'>;

export function personsOf(draft: Pick<PartyDraft, 'adults' | 'childAges'>): number {
  return draft.adults + draft.childAges.length;
}

export function knownAges(draft: Pick<PartyDraft, 'childAges'>): number[] {
  return draft.childAges.filter((age): age is number => age !== null);
}

/** Everything that decides the price; nothing personal. */
export function priceInputOf(
  draft: BookingDraft,
  { objectNumber, adultsMax }: { objectNumber: number; adultsMax: number },
  language: Language,
): AskedStay {
  return {
    objectNumber,
    adultsMax,
    startDate: draft.startDate,
    endDate: draft.endDate,
    persons: personsOf(draft),
    childAges: knownAges(draft),
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
  seen: SeenInCall;
}

export function bookingBodyOf(draft: BookingDraft, context: BookingContext): BookingBody {
  const ages = knownAges(draft);
  const teens = ages.filter((age) => age >= 13).length;
  return {
    bookingMethod: context.method,
    objectNumber: context.objectNumber,
    startDate: draft.startDate,
    endDate: draft.endDate,
    persons: personsOf(draft),
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
    // What a hold does not ask for may have been typed for a booking of the same home.
    customer: context.method === 'option' ? contactOf(draft.customer) : draft.customer,
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
    const found = (value as Record<string, unknown>)[key];
    const nullable = example === null;
    const fits = nullable
      ? found !== undefined
      : typeof found === typeof example && Array.isArray(found) === Array.isArray(example) && found !== null;
    if (fits) draft[key] = found;
  }
  draft['customer'] = { ...emptyCustomer, ...(draft['customer'] as Partial<Customer>) };
  return draft as unknown as BookingDraft;
}
