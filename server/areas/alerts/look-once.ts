import { alertHomesMax } from '../../../domain/alerts.ts';
import type { AlertsContext } from './alerts-context.ts';
import { alertsStore, type Alert } from './alerts-store.ts';
import type { AlertHome } from './rules/alert-news.ts';

/** What an alert would tell of now: the homes that its search finds, or the stays of its watch list. Null: the search has become too wide. */
export async function homesOf(
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

/** Notes what is so when an alert begins: that is no news. */
export async function lookOnce(deps: AlertsContext, alert: Alert): Promise<void> {
  const homes = await homesOf(deps, alert);
  await deps.connection.transaction(async (tx) => {
    await alertsStore.lockById(tx, alert.addressId);
    const current = await alertsStore.find(tx, alert.id);
    if (current?.lookedOn === null) await alertsStore.setKnown(tx, alert.id, homes ?? [], deps.clock.today());
  });
}
