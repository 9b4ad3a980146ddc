import type { confirmAlert } from '../../../../contract/alerts/confirm-alert.ts';
import type { Handler } from '../../../http/handler.ts';
import { isConfirmId, readConfirmId } from '../alert-links.ts';
import type { AlertsContext } from '../alerts-context.ts';
import { alertsStore } from '../alerts-store.ts';
import { lookOnce } from '../look-once.ts';

/** Pressing the button twice gets the same answer and changes nothing. */
export function confirmAlertHandler(deps: AlertsContext): Handler<typeof confirmAlert> {
  return async ({ confirmID }) => {
    const link = readConfirmId(confirmID);
    const alert =
      link &&
      (await deps.connection.transaction(async (tx) => {
        const found = await alertsStore.find(tx, link.id);
        if (!found || !isConfirmId(deps, link.signature, found)) return null;
        const address = await alertsStore.lockById(tx, found.addressId);
        if (!address) return null;
        await alertsStore.confirm(tx, found.id, deps.clock.now());
        await deps.recipients.confirm(tx, address.email);
        return found;
      }));
    if (!alert) return { ok: false, type: 'link-invalid', data: null };
    // What is so now is no news. Where the look fails the first one of the next days takes its place.
    if (alert.state === 'pending') await lookOnce(deps, alert);
    return { ok: true, data: { confirmed: 'Y' } };
  };
}
