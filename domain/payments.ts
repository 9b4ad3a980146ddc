import type { Language } from './language.ts';

/** What a payment provider's page may offer, in the order in which it is told. Wallets hold cards. */
export const paymentWays = ['card', 'applePay', 'googlePay', 'paypal', 'klarna', 'sepa'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** As far as the guest can act on it. */
export const declineReasons = ['insufficientFunds', 'expiredCard', 'notAuthenticated', 'declined'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The page has its language behind its name. */
export const paymentPath = (language: Language): string => `/payment/${language}/`;
