import type { setAlert } from '../../../../contract/alerts/set-alert.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AlertsContext } from '../alerts-context.ts';
import { alertsStore } from '../alerts-store.ts';
import type { OpenedAlerts } from '../opened-alerts.ts';
import { presentAlerts } from '../present-alerts.ts';

export function setAlertHandler(deps: AlertsContext): Handler<typeof setAlert, OpenedAlerts> {
  return async ({ alertID, action, frequency, languageCode }, { opened: { address } }) => {
    if (address) {
      await deps.connection.transaction(async (tx) => {
        if (!(await alertsStore.lockById(tx, address.id))) return;
        if (action === 'end') {
          await alertsStore.end(tx, address.id, alertID === 0 ? null : alertID, deps.clock.now());
        } else await alertsStore.setFrequency(tx, address.id, alertID, frequency);
      });
    }
    return { ok: true, data: await presentAlerts(deps, address, languageCode) };
  };
}
