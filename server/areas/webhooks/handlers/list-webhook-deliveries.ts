import type { listWebhookDeliveries } from '../../../../contract/webhooks/list-webhook-deliveries.ts';
import type { WebhookDelivery } from '../../../../contract/webhooks/webhook.ts';
import type { Handler } from '../../../http/handler.ts';
import { webhookNotFound } from '../change-webhooks.ts';
import { deliveriesStore, type DeliveryRow } from '../deliveries-store.ts';
import type { WebhooksDeps } from '../webhooks-context.ts';
import { webhooksStore } from '../webhooks-store.ts';

const shown = 50;

export function listWebhookDeliveriesHandler({
  connection: { db },
}: Pick<WebhooksDeps, 'connection'>): Handler<typeof listWebhookDeliveries> {
  return async ({ webhookID }, { user }) => {
    const own = await webhooksStore.ofPerson(db, user.uid);
    if (!own.some(({ webhookId }) => webhookId === webhookID)) return webhookNotFound;
    const rows = await deliveriesStore.latest(db, webhookID, shown);
    return { ok: true, data: { deliveries: rows.map(present) } };
  };
}

function present({ deliveryId, messageId, ...row }: DeliveryRow): WebhookDelivery {
  const { event, payload, tries, status, problem, durationMs, answer, nextTryAt, deliveredAt } = row;
  return {
    ...{ deliveryID: deliveryId, messageID: messageId, event, payload, tries },
    ...{ status, problem, durationMs, answer },
    state: nextTryAt !== null ? 'waiting' : deliveredAt !== null ? 'delivered' : 'failed',
    createdAt: row.createdAt.toISOString(),
    nextTryAt: nextTryAt?.toISOString() ?? null,
    triedAt: row.triedAt?.toISOString() ?? null,
  };
}
