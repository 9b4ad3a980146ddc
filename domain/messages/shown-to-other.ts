import { hideContacts, hidePaymentNumbers } from './hide-contacts.ts';

/** The part of a message masked for the other side: `contacts` until the booking is confirmed, `payment` for good. */
export type HiddenPart = 'contacts' | 'payment';

export interface ThreadTerms {
  /** The booking is binding, or once was. */
  isBound: boolean;
  /** True: the guest pays us; false: the landlord collects. */
  collectedByUs: boolean;
}

/**
 * A message as the other side reads it. Thieves of accounts write to guests with a booking that they have to pay again elsewhere, so card
 * and account numbers are masked, except account numbers if the landlord is paid by transfer.
 */
export function shownToOther(
  text: string,
  { isBound, collectedByUs }: ThreadTerms,
): { text: string; hidden: HiddenPart | null } {
  const part = isBound ? 'payment' : 'contacts';
  const shown = isBound ? hidePaymentNumbers(text, { accounts: collectedByUs }) : hideContacts(text);
  return { text: shown.text, hidden: shown.hidden ? part : null };
}
