import type { createAlert } from '../../../../contract/alerts/create-alert.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AlertsContext } from '../alerts-context.ts';
import { askForAlert } from '../ask-for-alert.ts';

export function createAlertHandler(deps: AlertsContext): Handler<typeof createAlert> {
  return (input, call) => askForAlert(deps, input, call);
}
