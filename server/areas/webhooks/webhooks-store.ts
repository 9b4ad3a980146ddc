import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { WebhookEvent } from '../../../domain/webhooks.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface WebhookBusiness {
  kind: 'landlord' | 'agency';
  subject: number;
}

export interface WebhookRow extends WebhookBusiness {
  webhookId: number;
  url: string;
  events: WebhookEvent[];
  secret: string;
  formerSecret: string | null;
  formerUntil: Date | null;
  createdAt: Date;
  failingSince: Date | null;
  disabledAt: Date | null;
  waiting: number;
}

const columns = sql`w.webhook_id::int as "webhookId", w.kind, w.subject::int as subject, w.url, w.events, w.secret,
  w.former_secret as "formerSecret", w.former_until as "formerUntil", w.created_at as "createdAt",
  w.failing_since as "failingSince", w.disabled_at as "disabledAt",
  (select count(*)::int from webhook_deliveries d where d.webhook_id = w.webhook_id and d.next_try_at is not null) as waiting`;

/** Limits a query to the businesses for which a person acts; every query about webhooks of a person uses it. */
const isOwn = (uid: string): RawBuilder<boolean> => sql`exists (
  select from account_businesses own where own.uid = ${uid} and own.kind = w.kind and own.subject = w.subject)`;

export const webhooksStore = {
  async ofPerson(db: Queryable, uid: string): Promise<WebhookRow[]> {
    const { rows } = await sql<WebhookRow>`
      select ${columns} from webhooks w where ${isOwn(uid)} order by w.webhook_id`.execute(db);
    return rows;
  },

  /** Locks the row; null if the webhook belongs to another person's business. */
  async lockOwn(tx: Tx, uid: string, webhookId: number): Promise<WebhookRow | null> {
    const { rows } = await sql<WebhookRow>`
      select ${columns} from webhooks w where w.webhook_id = ${webhookId} and ${isOwn(uid)} for update of w`.execute(
      tx,
    );
    return rows[0] ?? null;
  },

  async ofBusiness(db: Queryable, { kind, subject }: WebhookBusiness): Promise<WebhookRow[]> {
    const { rows } = await sql<WebhookRow>`
      select ${columns} from webhooks w where w.kind = ${kind} and w.subject = ${subject}`.execute(db);
    return rows;
  },

  async lockWebhooksOf(tx: Tx, { kind, subject }: WebhookBusiness): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${kind} ${subject}`}, 0))`.execute(
      tx,
    );
  },

  async insert(
    tx: Tx,
    {
      kind,
      subject,
      ...row
    }: WebhookBusiness & {
      url: string;
      events: readonly WebhookEvent[];
      language: Language;
      at: Date;
      seal: (webhookId: number) => string;
    },
  ): Promise<void> {
    const { webhook_id } = await tx
      .insertInto('webhooks')
      .values({
        ...{ kind, subject, url: row.url, events: [...row.events], language: row.language },
        ...{ secret: '', created_at: row.at },
      })
      .returning('webhook_id')
      .executeTakeFirstOrThrow();
    const webhookId = Number(webhook_id);
    await tx
      .updateTable('webhooks')
      .set({ secret: row.seal(webhookId) })
      .where('webhook_id', '=', webhookId)
      .execute();
  },

  async setTerms(
    tx: Tx,
    webhookId: number,
    { url, events, disabledAt }: { url: string; events: readonly WebhookEvent[]; disabledAt: Date | null },
  ): Promise<void> {
    await tx
      .updateTable('webhooks')
      .set({ url, events: [...events], disabled_at: disabledAt, failing_since: null })
      .where('webhook_id', '=', webhookId)
      .execute();
  },

  async rotate(
    tx: Tx,
    webhookId: number,
    { secret, former, until }: { secret: string; former: string; until: Date },
  ): Promise<void> {
    await tx
      .updateTable('webhooks')
      .set({ secret, former_secret: former, former_until: until })
      .where('webhook_id', '=', webhookId)
      .execute();
  },

  async delete(tx: Tx, webhookId: number): Promise<void> {
    await tx.deleteFrom('webhooks').where('webhook_id', '=', webhookId).execute();
  },

  async setFailing(tx: Tx, webhookId: number, failingSince: Date | null): Promise<void> {
    await tx
      .updateTable('webhooks')
      .set({ failing_since: failingSince })
      .where('webhook_id', '=', webhookId)
      .execute();
  },

  /** Switches a webhook off and drops its pending events. False if it was off already. */
  async disable(tx: Tx, webhookId: number, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('webhooks')
      .set({ disabled_at: at })
      .where('webhook_id', '=', webhookId)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    await tx
      .updateTable('webhook_deliveries')
      .set({ next_try_at: null })
      .where('webhook_id', '=', webhookId)
      .execute();
    return numUpdatedRows > 0n;
  },

  /**
   * Returns the person to notify that a webhook was switched off. Null if there is no mail address, or if it is on
   * again.
   */
  async disabledOne(
    db: Queryable,
    webhookId: number,
  ): Promise<{
    url: string;
    business: string;
    email: string;
    language: Language;
    failingSince: Date;
  } | null> {
    const { rows } = await sql<{
      url: string;
      business: string;
      email: string;
      language: Language;
      failingSince: Date;
    }>`
      select w.url, w.language, w.failing_since as "failingSince", coalesce(l.name, a.name, '') as business,
        coalesce(l.email, a.email, '') as email
      from webhooks w
      left join landlords l on w.kind = 'landlord' and l.id = w.subject
      left join agencies a on w.kind = 'agency' and a.id = w.subject
      where w.webhook_id = ${webhookId} and w.disabled_at is not null and w.failing_since is not null
        and coalesce(l.email, a.email, '') <> ''`.execute(db);
    return rows[0] ?? null;
  },
};
