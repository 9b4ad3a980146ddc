import { partsOfLink } from '../../../domain/newsletter.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { addressOfKey } from './alert-links.ts';
import type { AlertsContext } from './alerts-context.ts';
import { alertsStore, type AlertAddress } from './alerts-store.ts';

/** The alerts opened by the link of a mail, or by a login, whose account need not have an alert yet. */
export interface OpenedAlerts {
  address: AlertAddress | null;
}

export async function openAlerts(
  deps: AlertsContext,
  link: { subscriber: number; userKey: string },
  user: LoggedIn | null,
): Promise<OpenedAlerts | null> {
  const { db } = deps.connection;
  const { subscriber: id, secret } = partsOfLink(link);
  if (id === 0 && secret === '') {
    const email = user && (await deps.emailOf(user.uid));
    return email === null
      ? null
      : { address: await alertsStore.findByHash(db, deps.limits.keyedHash(email)) };
  }
  const address = await addressOfKey(deps, db, { id, secret });
  return address && { address };
}
