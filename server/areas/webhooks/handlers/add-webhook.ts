import type { addWebhook } from '../../../../contract/webhooks/add-webhook.ts';
import { webhooksMax } from '../../../../domain/webhooks.ts';
import type { Handler } from '../../../http/handler.ts';
import { actsForHost } from '../../accounts/accounts.ts';
import { findRefusal, lockBusiness, sealSecret, presentWebhooks } from '../change-webhooks.ts';
import { newWebhookSecret } from '../rules/sign-webhook.ts';
import type { WebhooksDeps } from '../webhooks-context.ts';
import { webhooksStore } from '../webhooks-store.ts';

export function addWebhookHandler(deps: WebhooksDeps): Handler<typeof addWebhook> {
  const { connection, clock } = deps;
  return async ({ kind, number, url, events, languageCode }, { user }) => {
    const business = { kind, subject: number };
    const secret = newWebhookSecret();
    const refusal = await connection.transaction(async (tx) => {
      if (!(await actsForHost(tx, user.uid, business)))
        return { ok: false, type: 'business-not-found', data: null } as const;
      const others = await lockBusiness(tx, business);
      const wrong = findRefusal(url, others);
      if (wrong) return wrong;
      if (others.length >= webhooksMax) return { ok: false, type: 'webhooks-full', data: null } as const;
      await webhooksStore.insert(tx, {
        ...{ ...business, url, events, language: languageCode, at: clock.now() },
        seal: (webhookId) => sealSecret(deps, webhookId, secret),
      });
      return null;
    });
    return refusal ?? presentWebhooks(deps, user.uid, secret);
  };
}
