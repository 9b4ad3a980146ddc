/** Why a card was refused, as far as a guest can do something about it. */
export const declineReasons = ['insufficientFunds', 'expiredCard', 'notAuthenticated', 'declined'] as const;
export type DeclineReason = (typeof declineReasons)[number];
