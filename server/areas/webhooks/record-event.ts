import type { WebhookEvent } from '../../../domain/webhooks.ts';
import type { Tx } from '../../platform/database.ts';
import { deliveriesStore, type EventOwner } from './deliveries-store.ts';

/** Data of an event. It names no guest: receivers fetch details with their key or read them on our pages. */
type EventData = Readonly<Record<string, string | number | null>>;

export const writePayload = (type: string, at: Date, data: EventData): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Records an event in the caller's transaction. It is sent after the commit, and never after a rollback. */
export function recordEvent(
  tx: Tx,
  { event, owner, data, at }: { event: WebhookEvent; owner: EventOwner; data: EventData; at: Date },
): Promise<void> {
  return deliveriesStore.record(tx, { event, owner, payload: writePayload(event, at, data), at });
}
