/** Money waits for so long after somebody's account has changed hands or could have: its owner reads a mail about it meanwhile. */
const waitHours = 72;
const moneyWaitMs = waitHours * 3_600_000;

/** What happened to an account that money waits after: whoever has taken one over, or makes a second pair of eyes, begins with one of these. */
export const changesBeforeMoney = [
  'email-set',
  'password-set',
  'role-granted',
  'factor-set',
  'factor-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-set',
] as const;

/** The moment until which nobody moves money on this person's word; null: it may move now. */
export function moneyWaitsUntil(latestChange: Date | null, now: Date): Date | null {
  if (latestChange === null) return null;
  const until = new Date(latestChange.getTime() + moneyWaitMs);
  return until > now ? until : null;
}
