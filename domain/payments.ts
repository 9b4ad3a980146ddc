import type { Language } from './language.ts';

/** Methods that a payment provider's page may offer, in display order. Wallets contain cards. */
export const paymentWays = ['card', 'applePay', 'googlePay', 'paypal', 'klarna', 'sepa'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** How money reaches us and goes back; `card` is everything on the payment provider's page. */
export const moneyWays = ['card', 'transfer', 'voucher'] as const;
export type MoneyWay = (typeof moneyWays)[number];

/** Reasons of a declined payment on which the guest can act. */
export const declineReasons = ['insufficientFunds', 'expiredCard', 'notAuthenticated', 'declined'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Path of the page that mails and the booking link to. */
export const paymentPath = (language: Language): string => `/payment/${language}/`;
