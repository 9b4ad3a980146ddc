import { alertHomesMax } from '../../../domain/alerts.ts';
import type { AlertsContext } from './alerts-context.ts';
import { alertsStore, type Alert } from './alerts-store.ts';
import type { AlertHome } from './rules/alert-news.ts';

/** Returns the homes that the search finds now, or the stays of the watch list; null if the search finds too many. */
export async function findCurrentHomes(
  deps: AlertsContext,
  { kind, uid, filter }: Alert,
): Promise<AlertHome[] | null> {
  if (kind === 'search') return deps.findHomes(filter, alertHomesMax);
  const stays = await deps.watchList.currentStays(await deps.watchList.followed(uid!));
  return stays.map(({ objectNumber, now, startDate, endDate, persons, childAges, pets }) => ({
    objectNumber,
    ...now,
    stay: { startDate, endDate, persons, childAges, pets },
  }));
}

/** Stores the state at the start of an alert, with which later checks are compared. */
export async function storeInitialState(deps: AlertsContext, alert: Alert): Promise<void> {
  const homes = await findCurrentHomes(deps, alert);
  await deps.connection.transaction(async (tx) => {
    await alertsStore.lockById(tx, alert.addressId);
    const current = await alertsStore.find(tx, alert.id);
    if (current?.lookedOn === null) await alertsStore.setKnown(tx, alert.id, homes ?? [], deps.clock.today());
  });
}
