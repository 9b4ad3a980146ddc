import { readUserKey } from '../../../domain/newsletter.ts';
import type { Queryable } from '../../platform/database.ts';
import { createOwnerLinks } from '../../platform/owner-links.ts';
import type { AlertsContext } from './alerts-context.ts';
import { alertsStore, type AlertAddress } from './alerts-store.ts';

export const alertLinks = createOwnerLinks('alert');

/** Finds the address of a key; an unknown number takes as long as a wrong secret. */
export async function addressOfKey(
  deps: Pick<AlertsContext, 'secret'>,
  db: Queryable,
  key: { id: number; secret: string },
): Promise<AlertAddress | null> {
  const address = await alertsStore.findAddress(db, key.id);
  return alertLinks.isKeySecret(deps, key.secret, address) ? address : null;
}

/** Finds the address of a key given as one string, the format in links of mails. */
export async function addressOfWholeKey(
  deps: Pick<AlertsContext, 'secret'>,
  db: Queryable,
  key: string,
): Promise<AlertAddress | null> {
  const { subscriber, secret } = readUserKey(key) ?? { subscriber: 0, secret: '' };
  return addressOfKey(deps, db, { id: subscriber, secret });
}
