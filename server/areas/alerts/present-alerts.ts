import type { getAlerts } from '../../../contract/alerts/get-alerts.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import { serializeSearchFilter } from '../../../domain/search-filter.ts';
import type { AlertsContext } from './alerts-context.ts';
import { alertsStore, type AlertAddress } from './alerts-store.ts';
import { describeSearch } from './title-of.ts';

export async function presentAlerts(
  deps: AlertsContext,
  address: AlertAddress | null,
  language: Language,
): Promise<ResponseOf<typeof getAlerts>> {
  if (!address) return { email: '', alerts: [] };
  const alerts = await alertsStore.list(deps.connection.db, address.id);
  return {
    email: address.email,
    alerts: await Promise.all(
      alerts.map(async ({ id, kind, filter, frequency, state, endsOn }) => ({
        alertID: id,
        kind,
        title: kind === 'search' ? await describeSearch(deps, filter, language) : '',
        query: new URLSearchParams(serializeSearchFilter(filter)).toString(),
        frequency,
        active: state === 'active',
        endsOn,
      })),
    ),
  };
}
