import type { getAlerts } from '../../../../contract/alerts/get-alerts.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AlertsContext } from '../alerts-context.ts';
import type { OpenedAlerts } from '../opened-alerts.ts';
import { presentAlerts } from '../present-alerts.ts';

export function getAlertsHandler(deps: AlertsContext): Handler<typeof getAlerts, OpenedAlerts> {
  return async ({ languageCode }, { opened }) => ({
    ok: true,
    data: await presentAlerts(deps, opened.address, languageCode),
  });
}
