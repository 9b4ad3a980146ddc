import type { Language } from '../../domain/language.ts';
import type { Cents } from '../../domain/money.ts';
import type { DeclineReason } from '../../domain/payments.ts';

/** What a guest is to pay at the provider's own page. */
export interface CheckoutOrder {
  amount: Cents;
  description: string;
  email: string;
  language: Language;
  /** Where the guest comes back to after paying; nothing is believed of it. */
  successUrl: string;
  /** Where the guest comes back to without having paid. */
  cancelUrl: string;
  /** The page closes then; between half an hour and a day from now. */
  expiresAt: Date;
  /** The landlord's own account at the provider, and what of the amount the house keeps; null: all is the house's. */
  split: { account: string; house: Cents } | null;
  /** Asked again with the same key, the provider answers what it answered first. */
  idempotencyKey: string;
}

/** A payment as the provider knows it now. */
export interface SeenCheckout {
  state: 'open' | 'paid' | 'expired';
  /** What was captured; 0 before. */
  captured: Cents;
  /** Why the latest card was refused; null: none was. */
  declined: DeclineReason | null;
}

export interface SeenRefund {
  reference: string;
  state: 'pending' | 'done' | 'failed';
}

/** What a notice is about; what it says besides is not believed, but asked for. */
export interface ProviderNotice {
  id: string;
  /** The checkout whose payment may have moved; null: nothing that the house asks about. */
  checkout: string | null;
}

/**
 * Whoever takes cards for the house. Calls that move money carry a key and may be repeated; each takes at most 20 seconds and
 * throws where no answer came, in which case nobody knows whether it was done.
 */
export interface CardProvider {
  readonly name: 'demo' | 'stripe';
  /** Asks whether the keys are good, and moves nothing. The answer tells of which kind the account is; throws where they are not. */
  check(): Promise<string>;
  openCheckout(order: CheckoutOrder): Promise<{ reference: string; url: string }>;
  checkout(reference: string): Promise<SeenCheckout>;
  /** Closes the page; one that was paid or has ended already stays as it is. */
  closeCheckout(reference: string): Promise<void>;
  refund(order: {
    checkout: string;
    amount: Cents;
    isSplit: boolean;
    idempotencyKey: string;
  }): Promise<SeenRefund>;
  refundSeen(reference: string): Promise<SeenRefund>;
  /** The refund that was made of a checkout under a key; null: none was. It only looks, and moves no money. */
  findRefund(of: { checkout: string; idempotencyKey: string }): Promise<SeenRefund | null>;
  /** Null: the signature is not the provider's, or older than five minutes. */
  readNotice(
    bytes: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): Promise<ProviderNotice | null>;
}
