/** Hours for which money waits after an account may have changed hands, so that its owner can read the mail about it. */
const waitHours = 72;
const moneyWaitMs = waitHours * 3_600_000;

/** Changes of an account after which money waits: taking over an account, or creating a second approver, begins with one of these. */
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

/** When this person may move money again; null: now. */
export function moneyWaitsUntil(latestChange: Date | null, now: Date): Date | null {
  if (latestChange === null) return null;
  const until = new Date(latestChange.getTime() + moneyWaitMs);
  return until > now ? until : null;
}
