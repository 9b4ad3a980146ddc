import type { Language } from './language.ts';

/** Why a card was refused, as far as a guest can do something about it. */
export const declineReasons = ['insufficientFunds', 'expiredCard', 'notAuthenticated', 'declined'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The path of the page on which a booking is paid: German, and English for everybody else. */
export const paymentPath = (language: Language): string => `/payment/${language === 'de' ? 'de' : 'en'}/`;
