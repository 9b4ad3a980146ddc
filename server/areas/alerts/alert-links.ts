import { readUserKey, userKeyOf } from '../../../domain/newsletter.ts';
import type { Queryable } from '../../platform/database.ts';
import {
  checkLinkUntil,
  isSignedLink,
  signLink,
  signLinkUntil,
  type LinkGrant,
} from '../../platform/signed-links.ts';
import type { AlertsContext } from './alerts-context.ts';
import { alertsStore, type AlertAddress } from './alerts-store.ts';

const dayMs = 86_400_000;
/** Unconfirmed alerts are deleted after this. */
const confirmGoodMs = 14 * dayMs;

type Links = Pick<AlertsContext, 'clock' | 'secret'>;
interface Owner {
  id: number;
  nonce: string;
}

const grantOf = (purpose: 'alert-confirm' | 'alert-settings', { id, nonce }: Owner): LinkGrant => ({
  ...{ purpose, subject: id, recipient: 'owner', nonce },
});

export function confirmIdOf({ clock, secret }: Links, alert: Owner): string {
  const until = new Date(clock.now().getTime() + confirmGoodMs);
  return `${alert.id}-${signLinkUntil(secret, grantOf('alert-confirm', alert), until)}`;
}

export function readConfirmId(given: string): { id: number; signature: string } | null {
  const [, id = '', signature = ''] = /^([1-9]\d{0,14})-([\w.-]{20,100})$/.exec(given) ?? [];
  return id === '' ? null : { id: Number(id), signature };
}

export function isConfirmId({ clock, secret }: Links, signature: string, alert: Owner): boolean {
  return checkLinkUntil(signature, secret, grantOf('alert-confirm', alert), clock.now()) === 'valid';
}

/** The secret key in the links to an address; valid as long as it has alerts. */
export function alertKeyOf({ secret }: Pick<Links, 'secret'>, address: Owner): string {
  return userKeyOf(address.id, signLink(secret, grantOf('alert-settings', address)));
}

/** Finds the address of a key; an unknown number takes the same work as a wrong secret. */
export async function addressOfKey(
  { secret }: Pick<Links, 'secret'>,
  db: Queryable,
  given: { id: number; secret: string },
): Promise<AlertAddress | null> {
  const found = await alertsStore.findAddress(db, given.id);
  const isRight = isSignedLink(
    given.secret,
    secret,
    grantOf('alert-settings', found ?? { id: 0, nonce: 'nobody' }),
  );
  return isRight ? found : null;
}

/** Reads a key given as one string, as links in mails carry it. */
export async function addressOfWholeKey(
  deps: Pick<Links, 'secret'>,
  db: Queryable,
  key: string,
): Promise<AlertAddress | null> {
  const { subscriber, secret } = readUserKey(key) ?? { subscriber: 0, secret: '' };
  return addressOfKey(deps, db, { id: subscriber, secret });
}
