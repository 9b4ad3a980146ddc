import { hideContacts, hidePaymentNumbers } from './hide-contacts.ts';

/** What of a message the other side does not see: `contacts` until the booking is confirmed, `payment` for good. */
export type HiddenPart = 'contacts' | 'payment';

/** What decides what guest and landlord may read of each other. */
export interface ThreadTerms {
  /** Guest and host are bound to each other, or were once. */
  isBound: boolean;
  /** The guest pays the house, or else the landlord. */
  collectedByUs: boolean;
}

/**
 * A message as the other side reads it. Whoever has taken over somebody's account writes to guests who have booked that they are
 * to pay once more, elsewhere: so nobody gets the number of an account or a card here, but of a landlord who is paid by transfer.
 */
export function shownToOther(
  text: string,
  { isBound, collectedByUs }: ThreadTerms,
): { text: string; hidden: HiddenPart | null } {
  const part = isBound ? 'payment' : 'contacts';
  const shown = isBound ? hidePaymentNumbers(text, { accounts: collectedByUs }) : hideContacts(text);
  return { text: shown.text, hidden: shown.hidden ? part : null };
}
