import type { testWebhook } from '../../../../contract/webhooks/test-webhook.ts';
import { testEvent } from '../../../../domain/webhooks.ts';
import type { Handler } from '../../../http/handler.ts';
import { onOwnWebhook } from '../change-webhooks.ts';
import { deliveriesStore } from '../deliveries-store.ts';
import { writePayload } from '../record-event.ts';
import { wakeDelivery } from '../wake-delivery.ts';
import type { WebhooksDeps } from '../webhooks-context.ts';

export function testWebhookHandler(deps: WebhooksDeps): Handler<typeof testWebhook> {
  return ({ webhookID }, { user }) =>
    onOwnWebhook(deps, user.uid, webhookID, async (tx) => {
      const at = deps.clock.now();
      const payload = writePayload(testEvent, at, { webhookID });
      await deliveriesStore.insert(tx, { webhookId: webhookID, event: testEvent, payload, at });
      await wakeDelivery(tx, at);
      return { ok: true, data: {} } as const;
    });
}
