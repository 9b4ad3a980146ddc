import type { confirmAlert } from '../../../../contract/alerts/confirm-alert.ts';
import type { Handler } from '../../../http/handler.ts';
import { readConfirmId } from '../../../platform/owner-links.ts';
import { alertLinks } from '../alert-links.ts';
import type { AlertsContext } from '../alerts-context.ts';
import { alertsStore } from '../alerts-store.ts';
import { storeInitialState } from '../look-once.ts';

/** Confirms an alert; a second click gets the same answer and changes nothing. */
export function confirmAlertHandler(deps: AlertsContext): Handler<typeof confirmAlert> {
  return async ({ confirmID }) => {
    const link = readConfirmId(confirmID);
    const alert =
      link &&
      (await deps.connection.transaction(async (tx) => {
        const pendingAlert = await alertsStore.find(tx, link.id);
        if (!pendingAlert || !alertLinks.isConfirmId(deps, link.signature, pendingAlert)) return null;
        const address = await alertsStore.lockById(tx, pendingAlert.addressId);
        if (!address) return null;
        await alertsStore.confirm(tx, pendingAlert.id, deps.clock.now());
        await deps.recipients.confirm(tx, address.email);
        return pendingAlert;
      }));
    if (!alert) return { ok: false, type: 'link-invalid', data: null };
    // Homes that match at the start of an alert are not reported as news. If this check fails, the next daily check
    // replaces it.
    if (alert.state === 'pending') await storeInitialState(deps, alert);
    return { ok: true, data: { confirmed: 'Y' } };
  };
}
