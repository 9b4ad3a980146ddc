import type { resendWebhookDelivery } from '../../../../contract/webhooks/resend-webhook-delivery.ts';
import type { Handler } from '../../../http/handler.ts';
import { onOwnWebhook, webhookNotFound } from '../change-webhooks.ts';
import { deliveriesStore } from '../deliveries-store.ts';
import { wakeDelivery } from '../wake-delivery.ts';
import type { WebhooksDeps } from '../webhooks-context.ts';

export function resendWebhookDeliveryHandler(deps: WebhooksDeps): Handler<typeof resendWebhookDelivery> {
  return ({ webhookID, deliveryID }, { user }) =>
    onOwnWebhook(deps, user.uid, webhookID, async (tx) => {
      const at = deps.clock.now();
      if (!(await deliveriesStore.sendAgain(tx, webhookID, deliveryID, at))) return webhookNotFound;
      await wakeDelivery(tx, at);
      return { ok: true, data: {} } as const;
    });
}
