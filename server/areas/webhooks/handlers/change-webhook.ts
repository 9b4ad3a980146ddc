import type { changeWebhook } from '../../../../contract/webhooks/change-webhook.ts';
import type { Handler } from '../../../http/handler.ts';
import { findRefusal, lockBusiness, onOwnWebhook, presentWebhooks } from '../change-webhooks.ts';
import type { WebhooksDeps } from '../webhooks-context.ts';
import { webhooksStore } from '../webhooks-store.ts';

export function changeWebhookHandler(deps: WebhooksDeps): Handler<typeof changeWebhook> {
  return async ({ webhookID, url, events, isOn }, { user }) => {
    const refusal = await onOwnWebhook(deps, user.uid, webhookID, async (tx, webhook) => {
      const others = await lockBusiness(tx, webhook);
      const wrong = findRefusal(
        url,
        others.filter(({ webhookId }) => webhookId !== webhookID),
      );
      if (wrong) return wrong;
      const disabledAt = isOn ? null : (webhook.disabledAt ?? deps.clock.now());
      await webhooksStore.setTerms(tx, webhookID, { url, events, disabledAt });
      return null;
    });
    return refusal ?? presentWebhooks(deps, user.uid);
  };
}
