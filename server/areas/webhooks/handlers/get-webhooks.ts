import type { getWebhooks } from '../../../../contract/webhooks/get-webhooks.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentWebhooks } from '../change-webhooks.ts';
import type { WebhooksDeps } from '../webhooks-context.ts';

export function getWebhooksHandler(deps: WebhooksDeps): Handler<typeof getWebhooks> {
  return (_input, { user }) => presentWebhooks(deps, user.uid);
}
