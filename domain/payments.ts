import type { Language } from './language.ts';

/** As far as the guest can act on it. */
export const declineReasons = ['insufficientFunds', 'expiredCard', 'notAuthenticated', 'declined'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The page exists in German and in English, which is used for all other languages. */
export const paymentPath = (language: Language): string => `/payment/${language === 'de' ? 'de' : 'en'}/`;
