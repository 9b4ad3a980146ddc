import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { isPetSize, usualPetSize, type PetSize } from '../../../domain/booking/pet-sizes.ts';
import { euros, type Euros } from '../../../domain/money.ts';
import { readAmount } from '../../../domain/read-amount.ts';
import { isPlainDate } from '../../../domain/stay.ts';
import { countPersons, enteredAges, type PartyDraft } from '../../features/booking/booking-draft.ts';
import { validateParty, type FieldErrors } from '../../features/booking/validate-draft.ts';

export const proposeId = 'propose';

export const priceKinds = ['list', 'off', 'fixed', 'total'] as const;
export type PriceKind = (typeof priceKinds)[number];
type Price = { kind: 'list' } | { kind: Exclude<PriceKind, 'list'>; amount: Euros };

/** What is typed in the form of a proposal. */
export interface ProposalDraft extends PartyDraft {
  startDate: string;
  endDate: string;
  price: PriceKind;
  amount: string;
  message: string;
}

export type ProposalField = 'dates' | 'amount';

export interface ProposedStay {
  startDate: string;
  endDate: string;
  persons: number;
  childAges: number[];
  pets: number;
  petSizes: PetSize[];
  price: Price;
}

/** Nothing binds before a request or an option is accepted: then it is an offer, and texts below `landlord.offer` say so. */
export const proposalWords = ({ status }: Pick<LandlordBooking, 'status'>): string =>
  status === 'requested' || status === 'option' ? 'landlord.offer' : 'landlord.proposal';

export function draftOfProposal(booking: LandlordBooking): ProposalDraft {
  const { startDate, endDate, persons, childAges, pets, object } = booking;
  const sizes = booking.petSizes.filter(isPetSize);
  const usual = usualPetSize(object.detailPetSize);
  return {
    ...{ startDate, endDate, childAges, price: 'list', amount: '', message: '' },
    adults: Math.max(1, persons - childAges.length),
    petSizes: sizes.length === pets ? sizes : Array<PetSize>(pets).fill(usual),
  };
}

interface ReadDraft {
  /** Null if a field needs another look. */
  stay: ProposedStay | null;
  wrong: readonly ProposalField[];
  partyErrors: FieldErrors;
}

export function readProposal(draft: ProposalDraft, { object }: LandlordBooking): ReadDraft {
  const { startDate, endDate, price } = draft;
  const amount = price === 'list' ? 0 : readAmount(draft.amount);
  const wrong: ProposalField[] = [];
  if (!isPlainDate(startDate) || !isPlainDate(endDate) || startDate >= endDate) wrong.push('dates');
  if (amount === null) wrong.push('amount');
  const partyErrors = validateParty(draft, object);
  if (wrong.length > 0 || amount === null || Object.keys(partyErrors).length > 0) {
    return { stay: null, wrong, partyErrors };
  }
  const stay: ProposedStay = {
    ...{ startDate, endDate, persons: countPersons(draft), childAges: enteredAges(draft) },
    ...{ pets: draft.petSizes.length, petSizes: [...draft.petSizes] },
    price: price === 'list' ? { kind: price } : { kind: price, amount: euros(amount) },
  };
  return { stay, wrong, partyErrors };
}
