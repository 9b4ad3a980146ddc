import { sql, type RawBuilder } from 'kysely';
import type { testEvent, WebhookEvent, WebhookProblem } from '../../../domain/webhooks.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface DueDelivery {
  deliveryId: number;
  webhookId: number;
  messageId: string;
  payload: string;
  tries: number;
  url: string;
  secret: string;
  formerSecret: string | null;
  formerUntil: Date | null;
  failingSince: Date | null;
}

export interface DeliveryRow {
  deliveryId: number;
  messageId: string;
  event: WebhookEvent | typeof testEvent;
  payload: string;
  createdAt: Date;
  tries: number;
  nextTryAt: Date | null;
  deliveredAt: Date | null;
  triedAt: Date | null;
  status: number | null;
  problem: WebhookProblem | null;
  durationMs: number | null;
  answer: string;
}

/** The subject of an event: a home, or a landlord as a whole. */
export type EventOwner = { objectNumber: number } | { landlordId: number };

const receivers = (owner: EventOwner): RawBuilder<unknown> =>
  'objectNumber' in owner
    ? sql`join homes h on h.object_number = ${owner.objectNumber}
        and ((w.kind = 'landlord' and w.subject = h.landlord_id) or (w.kind = 'agency' and w.subject = h.agency_id))`
    : // An agency gets events of a landlord only if all of the landlord's homes are its own.
      sql`join landlords l on l.id = ${owner.landlordId} and (
        (w.kind = 'landlord' and w.subject = l.id)
        or (w.kind = 'agency' and (select bool_and(h.agency_id is not distinct from w.subject)
          from homes h where h.landlord_id = l.id)))`;

export const deliveriesStore = {
  /** Inserts the event for each webhook that subscribes to it, within the transaction that causes the event. */
  async record(
    tx: Tx,
    { event, owner, payload, at }: { event: WebhookEvent; owner: EventOwner; payload: string; at: Date },
  ): Promise<void> {
    await sql`
      insert into webhook_deliveries (webhook_id, message_id, event, payload, created_at, next_try_at)
      select w.webhook_id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), ${event}, ${payload}, ${at}, ${at}
      from webhooks w ${receivers(owner)}
      where w.disabled_at is null and ${event} = any(w.events)`.execute(tx);
  },

  /** Webhooks that have chosen the event, each with those of the homes that are its business's. */
  async receiversOfHomes(
    tx: Tx,
    event: WebhookEvent,
    objectNumbers: readonly number[],
  ): Promise<{ webhookId: number; homes: number[] }[]> {
    const { rows } = await sql<{ webhookId: number; homes: number[] }>`
      select w.webhook_id::int as "webhookId", array_agg(h.object_number order by h.object_number) as homes
      from webhooks w join homes h on (w.kind = 'landlord' and w.subject = h.landlord_id)
        or (w.kind = 'agency' and w.subject = h.agency_id)
      where w.disabled_at is null and ${event} = any(w.events) and h.object_number = any(${[...objectNumbers]}::integer[])
      group by w.webhook_id order by w.webhook_id`.execute(tx);
    return rows;
  },

  async insert(
    tx: Tx,
    { webhookId, event, payload, at }: { webhookId: number; event: string; payload: string; at: Date },
  ): Promise<void> {
    await sql`
      insert into webhook_deliveries (webhook_id, message_id, event, payload, created_at, next_try_at)
      values (${webhookId}, 'msg_' || replace(gen_random_uuid()::text, '-', ''), ${event}, ${payload}, ${at}, ${at})`.execute(
      tx,
    );
  },

  /** Claims the next due delivery until the given time, so that no other node takes it. */
  async claimDue(
    db: Queryable,
    { now, until }: { now: Date; until: Date },
  ): Promise<DueDelivery | undefined> {
    const { rows } = await sql<DueDelivery>`
      with due as (
        select delivery_id from webhook_deliveries where next_try_at <= ${now}
        order by next_try_at limit 1 for update skip locked)
      update webhook_deliveries d set next_try_at = ${until}
      from due, webhooks w where d.delivery_id = due.delivery_id and w.webhook_id = d.webhook_id
      returning d.delivery_id::int as "deliveryId", d.webhook_id::int as "webhookId", d.message_id as "messageId",
        d.payload, d.tries::int as tries, w.url, w.secret, w.former_secret as "formerSecret",
        w.former_until as "formerUntil", w.failing_since as "failingSince"`.execute(db);
    return rows[0];
  },

  async saveTry(
    tx: Tx,
    deliveryId: number,
    result: {
      at: Date;
      status: number | null;
      problem: WebhookProblem | null;
      durationMs: number;
      answer: string;
      nextTryAt: Date | null;
    },
  ): Promise<void> {
    const { at, status, problem, durationMs, answer, nextTryAt } = result;
    await tx
      .updateTable('webhook_deliveries')
      .set({
        ...{ tried_at: at, status, problem, duration_ms: durationMs, answer, next_try_at: nextTryAt },
        tries: sql<number>`tries + 1`,
        ...(problem === null && { delivered_at: at }),
      })
      .where('delivery_id', '=', deliveryId)
      .execute();
  },

  async latest(db: Queryable, webhookId: number, limit: number): Promise<DeliveryRow[]> {
    const { rows } = await sql<DeliveryRow>`
      select delivery_id::int as "deliveryId", message_id as "messageId", event, payload, created_at as "createdAt",
        tries::int as tries, next_try_at as "nextTryAt", delivered_at as "deliveredAt", tried_at as "triedAt",
        status::int as status, problem, duration_ms as "durationMs", answer
      from webhook_deliveries where webhook_id = ${webhookId} order by delivery_id desc limit ${limit}`.execute(
      db,
    );
    return rows;
  },

  /** Sends an event again with the same id. False if the webhook has no such event. */
  async sendAgain(tx: Tx, webhookId: number, deliveryId: number, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('webhook_deliveries')
      .set({ tries: 0, next_try_at: at, delivered_at: null })
      .where('webhook_id', '=', webhookId)
      .where('delivery_id', '=', deliveryId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async deleteBefore(db: Queryable, before: Date): Promise<void> {
    await db
      .deleteFrom('webhook_deliveries')
      .where('created_at', '<', before)
      .where('next_try_at', 'is', null)
      .execute();
  },
};
