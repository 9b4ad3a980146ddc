import { readUserKey, buildUserKey } from '../../../domain/newsletter.ts';
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

const linkGrant = (purpose: 'alert-confirm' | 'alert-settings', { id, nonce }: Owner): LinkGrant => ({
  ...{ purpose, subject: id, recipient: 'owner', nonce },
});

export function buildConfirmId({ clock, secret }: Links, alert: Owner): string {
  const until = new Date(clock.now().getTime() + confirmGoodMs);
  return `${alert.id}-${signLinkUntil(secret, linkGrant('alert-confirm', alert), until)}`;
}

export function readConfirmId(key: string): { id: number; signature: string } | null {
  const [, id = '', signature = ''] = /^([1-9]\d{0,14})-([\w.-]{20,100})$/.exec(key) ?? [];
  return id === '' ? null : { id: Number(id), signature };
}

export function isConfirmId({ clock, secret }: Links, signature: string, alert: Owner): boolean {
  return checkLinkUntil(signature, secret, linkGrant('alert-confirm', alert), clock.now()) === 'valid';
}

/** Returns the secret key in the links to an address; valid as long as it has alerts. */
export function buildAlertKey({ secret }: Pick<Links, 'secret'>, address: Owner): string {
  return buildUserKey(address.id, signLink(secret, linkGrant('alert-settings', address)));
}

/** Finds the address of a key; an unknown number takes as long as a wrong secret. */
export async function addressOfKey(
  { secret }: Pick<Links, 'secret'>,
  db: Queryable,
  key: { id: number; secret: string },
): Promise<AlertAddress | null> {
  const address = await alertsStore.findAddress(db, key.id);
  const isRight = isSignedLink(
    key.secret,
    secret,
    linkGrant('alert-settings', address ?? { id: 0, nonce: 'nobody' }),
  );
  return isRight ? address : null;
}

/** Finds the address of a key given as one string, the format in links of mails. */
export async function addressOfWholeKey(
  deps: Pick<Links, 'secret'>,
  db: Queryable,
  key: string,
): Promise<AlertAddress | null> {
  const { subscriber, secret } = readUserKey(key) ?? { subscriber: 0, secret: '' };
  return addressOfKey(deps, db, { id: subscriber, secret });
}
