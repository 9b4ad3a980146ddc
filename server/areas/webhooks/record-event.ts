import type { WebhookEvent } from '../../../domain/webhooks.ts';
import type { Tx } from '../../platform/database.ts';
import { deliveriesStore, type EventOwner } from './deliveries-store.ts';

/** Data of an event. It names no guest: receivers fetch details with their key or read them on our pages. */
type EventData = Readonly<Record<string, string | number | boolean | null | readonly number[]>>;

export const writePayload = (type: string, at: Date, data: EventData): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Records an event in the caller's transaction. It is sent after the commit, and never after a rollback. */
export function recordEvent(
  tx: Tx,
  { event, owner, data, at }: { event: WebhookEvent; owner: EventOwner; data: EventData; at: Date },
): Promise<void> {
  return deliveriesStore.record(tx, { event, owner, payload: writePayload(event, at, data), at });
}

/** Records one event about several homes: each webhook is told of those that are its business's, and of none without any. */
export async function recordHomesEvent(
  tx: Tx,
  {
    event,
    objectNumbers,
    data,
    at,
  }: { event: WebhookEvent; objectNumbers: readonly number[]; data: EventData; at: Date },
): Promise<void> {
  for (const { webhookId, homes } of await deliveriesStore.receiversOfHomes(tx, event, objectNumbers)) {
    const payload = writePayload(event, at, { ...data, homes: homes.length, objectNumbers: homes });
    await deliveriesStore.insert(tx, { webhookId, event, payload, at });
  }
}
