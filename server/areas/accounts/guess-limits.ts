import type { Call } from '../../http/handler.ts';
import type { CountedLimit, LimitedKey } from '../../platform/counted-limits.ts';
import { accountStore, emailKeyOf, type AccountRow } from './account-store.ts';
import type { AccountsContext } from './accounts-context.ts';

const minuteMs = 60_000;

/**
 * Wrong passwords of one address, wherever they come from. The waiting grows with them, and never becomes a lock: an owner who
 * is kept out by somebody's guesses gets in an hour later, and from a browser that has logged in before at once.
 */
const ofAddress: readonly CountedLimit[] = [
  { name: 'login.address-minute', max: 5, spanMs: minuteMs },
  { name: 'login.address-ten-minutes', max: 10, spanMs: 10 * minuteMs },
  { name: 'login.address-hour', max: 20, spanMs: 60 * minuteMs },
];
/** From a browser that has logged into the account before: guesses of others do not count there. */
const ofKnownDevice: readonly CountedLimit[] = [
  { name: 'login.device-hour', max: 20, spanMs: 60 * minuteMs },
];
/** Wrong passwords that one network tries, over all addresses. */
const ofNetwork: readonly CountedLimit[] = [
  { name: 'login.network-ten-minutes', max: 60, spanMs: 10 * minuteMs },
  { name: 'login.network-day', max: 600, spanMs: 24 * 60 * minuteMs },
];

/** Mails that somebody's word alone sends about an account. */
export const mailsAboutAccount: readonly CountedLimit[] = [
  { name: 'accounts.mails-hour', max: 5, spanMs: 60 * minuteMs },
  { name: 'accounts.mails-day', max: 15, spanMs: 24 * 60 * minuteMs },
];

type Counting = { ok: true; isRight: boolean } | { ok: false; retryAfter: number };

/**
 * Compares a password with that of an account, as often as the limits allow. Each try is counted before it is
 * judged, so that many at once get no further; a right one is taken back. An address without an account is
 * answered alike, in the same time.
 */
export async function tryPassword(
  { connection: { db }, limits, passwords }: Pick<AccountsContext, 'connection' | 'limits' | 'passwords'>,
  { email, password, account }: { email: string; password: string; account: AccountRow | null },
  { device, network }: Pick<Call, 'device' | 'network'>,
): Promise<Counting> {
  const emailKey = emailKeyOf(email);
  const isKnown = await accountStore.isDeviceKnown(db, account?.uid ?? '', limits.hashOf(device ?? ''));
  const ownKeys = isKnown
    ? ofKnownDevice.map((limit): LimitedKey => [limit, `${device ?? ''} ${emailKey}`])
    : ofAddress.map((limit): LimitedKey => [limit, emailKey]);
  const networkKeys = ofNetwork.map((limit): LimitedKey => [limit, network ?? 'none']);
  const counted = await limits.count(db, [...ownKeys, ...networkKeys]);
  if (!counted.ok) return counted;
  const isRight = await passwords.isRight(password, account?.passwordHash ?? null);
  if (isRight) await limits.uncount(db, counted.use);
  return { ok: true, isRight };
}
