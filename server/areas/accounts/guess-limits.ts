import type { Call } from '../../http/handler.ts';
import type { CountedLimit, LimitedKey } from '../../platform/counted-limits.ts';
import { accountStore, toEmailKey, type AccountRow } from './account-store.ts';
import type { AccountsContext } from './accounts-context.ts';

const minuteMs = 60_000;

/**
 * Wrong passwords for one address from anywhere. The wait grows but never becomes a permanent lock: an owner locked out by guesses gets
 * in an hour later, and at once from a browser that logged in before.
 */
const ofAddress: readonly CountedLimit[] = [
  { name: 'login.address-minute', max: 5, spanMs: minuteMs },
  { name: 'login.address-ten-minutes', max: 10, spanMs: 10 * minuteMs },
  { name: 'login.address-hour', max: 20, spanMs: 60 * minuteMs },
];
/** A browser that logged into the account before is counted apart, so that guesses of others do not block it. */
const ofKnownDevice: readonly CountedLimit[] = [
  { name: 'login.device-hour', max: 20, spanMs: 60 * minuteMs },
];
const ofNetwork: readonly CountedLimit[] = [
  { name: 'login.network-ten-minutes', max: 60, spanMs: 10 * minuteMs },
  { name: 'login.network-day', max: 600, spanMs: 24 * 60 * minuteMs },
];

export const mailsAboutAccount: readonly CountedLimit[] = [
  { name: 'accounts.mails-hour', max: 5, spanMs: 60 * minuteMs },
  { name: 'accounts.mails-day', max: 15, spanMs: 24 * 60 * minuteMs },
];

type Counting = { ok: true; isRight: boolean } | { ok: false; retryAfter: number };

/**
 * Checks a password within the limits. Each attempt is counted before it is checked, so that parallel attempts gain nothing; a right one
 * is taken back. Unknown addresses take the same time and get the same answer.
 */
export async function tryPassword(
  { connection: { db }, limits, passwords }: Pick<AccountsContext, 'connection' | 'limits' | 'passwords'>,
  { email, password, account }: { email: string; password: string; account: AccountRow | null },
  { device, network }: Pick<Call, 'device' | 'network'>,
): Promise<Counting> {
  const emailKey = toEmailKey(email);
  const isKnown = await accountStore.isDeviceKnown(db, account?.uid ?? '', limits.keyedHash(device ?? ''));
  const ownKeys = isKnown
    ? ofKnownDevice.map((limit): LimitedKey => [limit, `${device ?? ''} ${emailKey}`])
    : ofAddress.map((limit): LimitedKey => [limit, emailKey]);
  const networkKeys = ofNetwork.map((limit): LimitedKey => [limit, network ?? 'none']);
  const mailCount = await limits.count(db, [...ownKeys, ...networkKeys]);
  if (!mailCount.ok) return mailCount;
  const isRight = await passwords.isRight(password, account?.passwordHash ?? null);
  if (isRight) await limits.uncount(db, mailCount.use);
  return { ok: true, isRight };
}
