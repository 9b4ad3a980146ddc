import { hideContacts, hidePaymentNumbers } from './hide-contacts.ts';

/** Parts of a message that are masked for the other side: `contacts` until the booking is confirmed, `payment` permanently. */
export type HiddenPart = 'contacts' | 'payment';

export interface ThreadTerms {
  /** True if the booking is or was binding. */
  isBound: boolean;
  /** True if the guest pays the house, false if the guest pays the landlord. */
  collectedByUs: boolean;
}

/**
 * Returns a message as the other side reads it. People who have taken over an account ask guests to pay again elsewhere, so card and
 * account numbers are masked, except account numbers if the landlord is paid by transfer.
 */
export function shownToOther(
  text: string,
  { isBound, collectedByUs }: ThreadTerms,
): { text: string; hidden: HiddenPart | null } {
  const part = isBound ? 'payment' : 'contacts';
  const masked = isBound ? hidePaymentNumbers(text, { accounts: collectedByUs }) : hideContacts(text);
  return { text: masked.text, hidden: masked.hidden ? part : null };
}
