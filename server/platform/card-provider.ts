import type { Language } from '../../domain/language.ts';
import type { Cents } from '../../domain/money.ts';
import type { DeclineReason } from '../../domain/payments.ts';

export interface CheckoutOrder {
  amount: Cents;
  description: string;
  email: string;
  language: Language;
  /** The guest returns to this address after paying; its content is not trusted. */
  successUrl: string;
  cancelUrl: string;
  /** The time at which the page closes: between half an hour and a day from now. */
  expiresAt: Date;
  /** The landlord's account at the provider, and our part of the amount. Null if all of it is ours. */
  split: { account: string; house: Cents } | null;
  /** A repeated call with the same key gets the provider's first answer. */
  idempotencyKey: string;
}

export interface SeenCheckout {
  state: 'open' | 'paid' | 'expired';
  /** The captured amount; 0 before. */
  captured: Cents;
  /** Why the last card was declined. Null if none was. */
  declined: DeclineReason | null;
}

export interface SeenRefund {
  reference: string;
  state: 'pending' | 'done' | 'failed';
}

/** The subject of a webhook; its other content is not trusted, but queried. */
export interface ProviderNotice {
  id: string;
  /** The checkout that may have changed; null for notices of no interest. */
  checkout: string | null;
}

/**
 * A card provider. Calls that move money carry an idempotency key and may be repeated; each takes at most 20 seconds and throws if no
 * response came, in which case it is unknown whether it took effect.
 */
export interface CardProvider {
  readonly name: 'demo' | 'stripe';
  /** Verifies the keys without moving money. Resolves to the kind of the account; throws if the keys are not accepted. */
  check(): Promise<string>;
  openCheckout(order: CheckoutOrder): Promise<{ reference: string; url: string }>;
  checkout(reference: string): Promise<SeenCheckout>;
  /** Closes the page; does nothing if it was paid or has expired. */
  closeCheckout(reference: string): Promise<void>;
  refund(order: {
    checkout: string;
    amount: Cents;
    isSplit: boolean;
    idempotencyKey: string;
  }): Promise<SeenRefund>;
  refundSeen(reference: string): Promise<SeenRefund>;
  /** Looks up the refund of a checkout by its key. Null if there is none. It moves no money. */
  findRefund(of: { checkout: string; idempotencyKey: string }): Promise<SeenRefund | null>;
  /** Null if the signature is invalid or older than five minutes. */
  readNotice(
    bytes: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): Promise<ProviderNotice | null>;
}
