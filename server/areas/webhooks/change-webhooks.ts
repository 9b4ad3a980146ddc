import type { Webhook, Webhooks } from '../../../contract/webhooks/webhook.ts';
import type { Tx } from '../../platform/database.ts';
import { seal } from '../../platform/secret-box.ts';
import { listHostBusinesses } from '../accounts/accounts.ts';
import { secretPurpose } from './deliver-webhooks.ts';
import type { WebhooksDeps } from './webhooks-context.ts';
import { webhooksStore, type WebhookBusiness, type WebhookRow } from './webhooks-store.ts';

export const webhookNotFound = { ok: false, type: 'webhook-not-found', data: null } as const;

export async function presentWebhooks(
  { connection: { db }, clock }: Pick<WebhooksDeps, 'connection' | 'clock'>,
  uid: string,
  secret: string | null = null,
): Promise<{ ok: true; data: Webhooks }> {
  const [businesses, rows] = await Promise.all([
    listHostBusinesses(db, uid),
    webhooksStore.ofPerson(db, uid),
  ]);
  const now = clock.now();
  const presented = businesses.map(({ kind, subject, name }) => ({
    ...{ kind, number: subject, name },
    webhooks: rows
      .filter((row) => row.kind === kind && row.subject === subject)
      .map((row) => present(row, now)),
  }));
  return { ok: true, data: { businesses: presented, secret } };
}

function present({ webhookId, url, events, waiting, ...row }: WebhookRow, now: Date): Webhook {
  return {
    ...{ webhookID: webhookId, url, events, waiting },
    createdAt: row.createdAt.toISOString(),
    failingSince: row.failingSince?.toISOString() ?? null,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    formerUntil: row.formerUntil && row.formerUntil > now ? row.formerUntil.toISOString() : null,
  };
}

/** Runs work on a webhook of the person's own business; webhooks of others are not found. */
export async function onOwnWebhook<Result>(
  { connection }: Pick<WebhooksDeps, 'connection'>,
  uid: string,
  webhookId: number,
  work: (tx: Tx, webhook: WebhookRow) => Promise<Result>,
): Promise<Result | typeof webhookNotFound> {
  return connection.transaction(async (tx) => {
    const webhook = await webhooksStore.lockOwn(tx, uid, webhookId);
    return webhook ? work(tx, webhook) : webhookNotFound;
  });
}

type Refusal = { ok: false; type: 'webhook-address-invalid' | 'webhook-known'; data: null };

export function findRefusal(address: string, others: readonly WebhookRow[]): Refusal | null {
  const url = URL.parse(address);
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    return { ok: false, type: 'webhook-address-invalid', data: null };
  return others.some((one) => one.url === address) ? { ok: false, type: 'webhook-known', data: null } : null;
}

/** Serializes calls about webhooks of one business. */
export async function lockBusiness(tx: Tx, business: WebhookBusiness): Promise<WebhookRow[]> {
  await webhooksStore.lockWebhooksOf(tx, business);
  return webhooksStore.ofBusiness(tx, business);
}

export const sealSecret = (
  { secret: key }: Pick<WebhooksDeps, 'secret'>,
  webhookId: number,
  secret: string,
): string => seal(key, secretPurpose, String(webhookId), Buffer.from(secret));
