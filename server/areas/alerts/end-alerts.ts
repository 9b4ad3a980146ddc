import { addressOfWholeKey } from './alert-links.ts';
import type { AlertsContext } from './alerts-context.ts';
import { alertsStore, type AlertAddress } from './alerts-store.ts';

/** Ends all alerts of the key's address; repeating it changes nothing. Null if the key is invalid. */
export async function endAlertsByKey(
  deps: Pick<AlertsContext, 'connection' | 'clock' | 'secret'>,
  key: string,
): Promise<AlertAddress | null> {
  const address = await addressOfWholeKey(deps, deps.connection.db, key);
  if (!address) return null;
  await deps.connection.transaction(async (tx) => {
    if (await alertsStore.lockById(tx, address.id)) {
      await alertsStore.end(tx, address.id, null, deps.clock.now());
    }
  });
  return address;
}
