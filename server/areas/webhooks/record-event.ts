import type { WebhookEvent } from '../../../domain/webhooks.ts';
import type { Tx } from '../../platform/database.ts';
import { deliveriesStore, type EventOwner } from './deliveries-store.ts';

/** What an event tells. It names no guest: receivers fetch details with their key or read them in their area. */
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
