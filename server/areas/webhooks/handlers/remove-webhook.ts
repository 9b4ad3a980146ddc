import type { removeWebhook } from '../../../../contract/webhooks/remove-webhook.ts';
import type { Handler } from '../../../http/handler.ts';
import { onOwnWebhook, presentWebhooks } from '../change-webhooks.ts';
import type { WebhooksDeps } from '../webhooks-context.ts';
import { webhooksStore } from '../webhooks-store.ts';

export function removeWebhookHandler(deps: WebhooksDeps): Handler<typeof removeWebhook> {
  return async ({ webhookID }, { user }) => {
    const refusal = await onOwnWebhook(deps, user.uid, webhookID, async (tx) => {
      await webhooksStore.delete(tx, webhookID);
      return null;
    });
    return refusal ?? presentWebhooks(deps, user.uid);
  };
}
