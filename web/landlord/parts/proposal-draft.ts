import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { euros, type Euros } from '../../../domain/money.ts';
import { readAmount } from '../../../domain/read-amount.ts';
import { isPlainDate } from '../../../domain/stay.ts';

export type PriceKind = 'list' | 'off' | 'fixed';
type Price = { kind: 'list' } | { kind: 'off' | 'fixed'; amount: Euros };

/** What is typed in the form of a proposal. */
export interface ProposalDraft {
  startDate: string;
  endDate: string;
  persons: string;
  price: PriceKind;
  amount: string;
  message: string;
}

export type ProposalField = 'dates' | 'persons' | 'amount';

export interface ProposedStay {
  startDate: string;
  endDate: string;
  persons: number;
  price: Price;
}

export const draftOfProposal = ({ startDate, endDate, persons }: LandlordBooking): ProposalDraft => ({
  ...{ startDate, endDate, persons: String(persons) },
  ...{ price: 'list', amount: '', message: '' },
});

/** Returns the stay, or the fields that need another look. */
export function readProposal(draft: ProposalDraft): ProposedStay | readonly ProposalField[] {
  const { startDate, endDate, price } = draft;
  const amount = price === 'list' ? 0 : readAmount(draft.amount);
  const wrong: ProposalField[] = [];
  if (!isPlainDate(startDate) || !isPlainDate(endDate) || startDate >= endDate) wrong.push('dates');
  if (!/^[1-9]\d?$/.test(draft.persons.trim())) wrong.push('persons');
  if (amount === null) wrong.push('amount');
  if (wrong.length > 0 || amount === null) return wrong;
  return {
    ...{ startDate, endDate, persons: Number(draft.persons) },
    price: price === 'list' ? { kind: price } : { kind: price, amount: euros(amount) },
  };
}
