import type { rotateWebhookSecret } from '../../../../contract/webhooks/rotate-webhook-secret.ts';
import type { Handler } from '../../../http/handler.ts';
import { onOwnWebhook, sealSecret, presentWebhooks } from '../change-webhooks.ts';
import { newWebhookSecret } from '../rules/sign-webhook.ts';
import type { WebhooksDeps } from '../webhooks-context.ts';
import { webhooksStore } from '../webhooks-store.ts';

const bothMs = 24 * 3_600_000;

export function rotateWebhookSecretHandler(deps: WebhooksDeps): Handler<typeof rotateWebhookSecret> {
  return async ({ webhookID }, { user }) => {
    const secret = newWebhookSecret();
    const refusal = await onOwnWebhook(deps, user.uid, webhookID, async (tx, webhook) => {
      await webhooksStore.rotate(tx, webhookID, {
        secret: sealSecret(deps, webhookID, secret),
        former: webhook.secret,
        until: new Date(deps.clock.now().getTime() + bothMs),
      });
      return null;
    });
    return refusal ?? presentWebhooks(deps, user.uid, secret);
  };
}
