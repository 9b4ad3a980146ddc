import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

const webhook = { url: 'https://pms.example/webhooks', events: ['booking.confirmed'] } as const;

export const webhooksCalls: ValidCalls<CallsOf<'webhooks'>> = {
  getWebhooks: () => ({}),
  addWebhook: () => ({ kind: 'landlord', number: 1, ...webhook, events: [...webhook.events] }),
  changeWebhook: () => ({ webhookID: 1, ...webhook, events: [...webhook.events], isOn: true }),
  removeWebhook: () => ({ webhookID: 1 }),
  rotateWebhookSecret: () => ({ webhookID: 1 }),
  testWebhook: () => ({ webhookID: 1 }),
  listWebhookDeliveries: () => ({ webhookID: 1 }),
  resendWebhookDelivery: () => ({ webhookID: 1, deliveryID: 1 }),
};
