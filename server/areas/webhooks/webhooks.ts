import { retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { enqueue, jobBody } from '../../platform/jobs.ts';
import { webhooksCalls } from './calls.generated.ts';
import { deliverDue } from './deliver-webhooks.ts';
import { deliveriesStore } from './deliveries-store.ts';
import { deliverNowJob, deliverWebhooksJob, pauseMs, sendWebhookMailJob } from './jobs/webhook-jobs.ts';
import { renderWebhookMail, sampleWebhookMails } from './mails/render-webhook-mail.ts';
import type { WebhooksDeps } from './webhooks-context.ts';
import { webhooksStore } from './webhooks-store.ts';

export { recordEvent, recordHomesEvent } from './record-event.ts';

/** Events name no person, so that the privacy page does not list this. */
const logDays = 30;

/** Creates the area of webhooks: events of a business that are sent to its program. */
export function createWebhooks(deps: WebhooksDeps): Area<object> {
  const { connection, clock } = deps;

  async function sendMail(webhookId: number, at: number): Promise<void> {
    const webhook = await webhooksStore.disabledOne(connection.db, webhookId);
    if (!webhook) return;
    const { language } = webhook;
    await deps.mail.send({
      id: `webhook-${webhookId}-${at}`,
      sender: deps.operator().name,
      to: { name: webhook.business, address: webhook.email },
      ...renderWebhookMail({
        ...{ webhook, language, site: deps.operator().name, translate: deps.translate(language) },
        url: `${deps.publicUrl}${deps.routes.pathOf('LandlordWebhooks', language)}`,
      }),
    });
  }

  return {
    module: {
      name: 'webhooks',
      endpoints: bindArea(webhooksCalls, deps),
      sampleMails: sampleWebhookMails,
      jobs: [
        jobBody(deliverWebhooksJob, async () => {
          const hasMore = await deliverDue(deps);
          const now = clock.now();
          await deliveriesStore.deleteBefore(connection.db, retentionEnd(now, logDays));
          return { runAt: new Date(now.getTime() + (hasMore ? 0 : pauseMs)) };
        }),
        jobBody(deliverNowJob, async () => void (await deliverDue(deps))),
        jobBody(sendWebhookMailJob, ({ webhookId, at }) => sendMail(webhookId, at)),
      ],
      start: () =>
        connection.transaction((tx) =>
          enqueue(tx, deliverWebhooksJob, {}, { key: 'once', runAt: clock.now() }),
        ),
    },
  };
}
