/** Hours for which money waits after an account may have been taken over, so that its owner can read the mail about it. */
const waitHours = 72;
const moneyWaitMs = waitHours * 3_600_000;

/** Changes of an account after which money waits: each may begin the takeover of an account, or the creation of a second approver. */
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

/** Returns the time from which this person may move money again. Null if they may do so now. */
export function moneyWaitsUntil(latestChange: Date | null, now: Date): Date | null {
  if (latestChange === null) return null;
  const until = new Date(latestChange.getTime() + moneyWaitMs);
  return until > now ? until : null;
}
