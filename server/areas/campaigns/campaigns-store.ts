import { sql, type RawBuilder } from 'kysely';
import type { CampaignState, Exclusion } from '../../../domain/campaign.ts';
import type { Language } from '../../../domain/language.ts';
import type { NewsletterTopic, SignUpPlace } from '../../../domain/newsletter.ts';
import type { Database, Queryable, Tx } from '../../platform/database.ts';

export interface Campaign {
  id: number;
  path: string;
  topic: NewsletterTopic;
  state: CampaignState;
  rate: number;
  /** Counts the times that sending started or resumed. */
  run: number;
  sendAt: Date | null;
  finishedAt: Date | null;
}

export interface CampaignFigures {
  recipients: number;
  sent: number;
  bounced: number;
  ended: number;
  unsure: number;
  refused: number;
  skipped: number;
}

export interface ClaimedRecipient {
  id: number;
  /** Null if they have unsubscribed since. */
  email: string | null;
  language: Language;
  nonce: string;
}

const dayMs = 86_400_000;
const columns = [
  'id',
  'path',
  'topic',
  'state',
  'rate',
  'run',
  'send_at as sendAt',
  'finished_at as finishedAt',
] as const;

/** Selects subscribers `s` of the topic whose last issue is old enough for their chosen frequency. */
function isDue(topic: NewsletterTopic, now: Date): RawBuilder<boolean> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
  return sql<boolean>`s.state = 'confirmed' and ${topic} = any(s.topics)
    and not exists (select from mail_suppressions m where m.address_hash = s.address_hash)
    and not exists (select from campaign_recipients r where r.subscriber_id = s.id and r.sent_at >
      case s.frequency when 'weekly' then ${daysAgo(6)}::timestamptz else ${daysAgo(27)}::timestamptz end)`;
}

export const campaignsStore = {
  async insert(
    db: Queryable,
    { path, topic, rate }: Pick<Campaign, 'path' | 'topic' | 'rate'>,
    now: Date,
  ): Promise<number> {
    const { id } = await db
      .insertInto('campaigns')
      .values({ path, topic, rate, state: 'draft', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async find(db: Queryable, id: number): Promise<Campaign | null> {
    const row = await db.selectFrom('campaigns').select(columns).where('id', '=', id).executeTakeFirst();
    return (row as Campaign | undefined) ?? null;
  },

  async lock(tx: Tx, id: number): Promise<Campaign | null> {
    const row = await tx
      .selectFrom('campaigns')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return (row as Campaign | undefined) ?? null;
  },

  async list(db: Queryable, limit: number): Promise<(Campaign & { figures: CampaignFigures })[]> {
    const rows = await db
      .selectFrom('campaigns')
      .select(columns)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    const campaigns = rows as Campaign[];
    return Promise.all(campaigns.map(async (one) => ({ ...one, figures: await this.figures(db, one.id) })));
  },

  async figures(db: Queryable, id: number): Promise<CampaignFigures> {
    const { rows } = await sql<CampaignFigures>`select
        count(*)::int as recipients,
        count(*) filter (where r.state = 'sent')::int as sent,
        count(*) filter (where r.bounced_at is not null)::int as bounced,
        count(*) filter (where r.bounced_at is null and s.ended_at > r.sent_at
          and s.ended_at < r.sent_at + interval '7 days')::int as ended,
        count(*) filter (where r.state = 'unsure')::int as unsure,
        count(*) filter (where r.state = 'refused')::int as refused,
        count(*) filter (where r.state = 'skipped')::int as skipped
      from campaign_recipients r join newsletter_subscribers s on s.id = r.subscriber_id
      where r.campaign_id = ${id}`.execute(db);
    return rows[0]!;
  },

  async setState(
    tx: Queryable,
    id: number,
    change: { state: CampaignState; sendAt?: Date; finishedAt?: Date; run?: number },
  ): Promise<void> {
    const { state, sendAt, finishedAt, run } = change;
    await tx
      .updateTable('campaigns')
      .set({
        state,
        ...(sendAt ? { send_at: sendAt } : {}),
        ...(run === undefined ? {} : { run }),
        ...(finishedAt ? { finished_at: finishedAt } : {}),
      })
      .where('id', '=', id)
      .execute();
  },

  async delete(tx: Tx, id: number): Promise<void> {
    await tx.deleteFrom('campaigns').where('id', '=', id).execute();
  },

  /** Records the recipients. Subscribers with a weekly or monthly limit who have just had an issue wait for a later one. */
  async enrol(
    tx: Tx,
    { id, topic }: Pick<Campaign, 'id' | 'topic'>,
    languages: readonly Language[],
    now: Date,
  ): Promise<void> {
    await sql`insert into campaign_recipients (campaign_id, subscriber_id, state)
      select ${id}, s.id, 'waiting' from newsletter_subscribers s
      where ${isDue(topic, now)} and s.language = any(${[...languages]})
      on conflict do nothing`.execute(tx);
  },

  /** Counts all subscribers by language and by whether they would be enrolled for a topic now, or why not. */
  async audience(
    db: Queryable,
    topic: NewsletterTopic,
    now: Date,
  ): Promise<{ language: Language; standing: Exclusion | 'reader'; count: number }[]> {
    const { rows } = await sql<{ language: Language; standing: Exclusion | 'reader'; count: number }>`
      select language, standing, count(*)::int as count from (
        select s.language, case
          when ${isDue(topic, now)} then 'reader'
          when m.reason in ('complained', 'bounced') then m.reason
          when s.state = 'ended' or m.reason is not null then 'ended'
          when s.state = 'pending' then 'unconfirmed'
          when not (${topic} = any(s.topics)) then 'otherTopics'
          else 'recent' end as standing
        from newsletter_subscribers s left join mail_suppressions m on m.address_hash = s.address_hash
      ) as everybody group by language, standing`.execute(db);
    return rows;
  },

  /** Counts confirmed subscribers by where they signed up. */
  async sources(
    db: Queryable,
    now: Date,
  ): Promise<{ place: SignUpPlace; code: string; readers: number; recent: number }[]> {
    const { rows } = await sql<{ place: SignUpPlace; code: string; readers: number; recent: number }>`
      select place, source2 as code, count(*)::int as readers,
        count(*) filter (where confirmed_at > ${new Date(now.getTime() - 30 * dayMs)}::timestamptz)::int as recent
      from newsletter_subscribers where state = 'confirmed'
      group by place, source2 order by readers desc, place, source2 limit 50`.execute(db);
    return rows;
  },

  /** Returns the time at which sending of a topic's last issue began, and the subscriptions and cancellations since. */
  async changesSinceLast(
    db: Queryable,
    topic: NewsletterTopic,
    now: Date,
  ): Promise<{ lastIssueAt: Date | null; joined: number; left: number }> {
    const { rows } = await sql<{ lastIssueAt: Date | null; joined: number; left: number }>`
      select last.at as "lastIssueAt",
        (select count(*)::int from newsletter_subscribers s
          where ${isDue(topic, now)} and (last.at is null or s.confirmed_at > last.at)) as joined,
        (select count(*)::int from newsletter_subscribers s
          where s.state = 'ended' and ${topic} = any(s.topics) and s.ended_at > last.at) as left
      from (select max(send_at) as at from campaigns
        where topic = ${topic} and state in ('sending', 'paused', 'sent') and send_at <= ${now}) as last`.execute(
      db,
    );
    return rows[0]!;
  },

  /** Marks mails as failed that a dead process may have been sending. */
  async giveUpClaimed(db: Queryable, id: number): Promise<void> {
    await db
      .updateTable('campaign_recipients')
      .set({ state: 'unsure' })
      .where('campaign_id', '=', id)
      .where('state', '=', 'claimed')
      .execute();
  },

  /** Counts recent mails, so that a new run keeps to the rate per minute. */
  async countSentSince(db: Queryable, id: number, since: Date): Promise<number> {
    const { count } = await db
      .selectFrom('campaign_recipients')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('campaign_id', '=', id)
      .where('sent_at', '>', since)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Records the result of the previous mail and claims the next one; null if there is none or the run has ended. */
  async claimNext(
    db: Database,
    { id, run }: Pick<Campaign, 'id' | 'run'>,
    before: { id: number; state: 'sent' | 'skipped' | 'refused' } | null,
    busy: readonly string[],
    now: Date,
  ): Promise<ClaimedRecipient | null> {
    const { rows } = await sql<ClaimedRecipient>`
      with done as (
        update campaign_recipients set state = ${before?.state ?? 'sent'},
          sent_at = case when ${before?.state ?? ''} = 'sent' then ${now}::timestamptz end
        where campaign_id = ${id} and subscriber_id = ${before?.id ?? 0}
      ), next as (
        select w.subscriber_id from campaign_recipients w
          join newsletter_subscribers who on who.id = w.subscriber_id
        where w.campaign_id = ${id} and w.state = 'waiting'
          and exists (select from campaigns where id = ${id} and state = 'sending' and run = ${run})
          and split_part(lower(coalesce(who.email, '')), '@', 2) <> all(${[...busy]}::text[])
        order by w.subscriber_id limit 1 for update of w skip locked
      )
      update campaign_recipients r set state = 'claimed'
      from next, newsletter_subscribers s
      where r.campaign_id = ${id} and r.subscriber_id = next.subscriber_id and s.id = next.subscriber_id
      returning s.id, s.email, s.language, s.nonce`.execute(db);
    return rows[0] ?? null;
  },

  async noteDone(
    db: Queryable,
    id: number,
    { id: subscriberId, state }: { id: number; state: 'sent' | 'skipped' | 'refused' },
    now: Date,
  ): Promise<void> {
    await db
      .updateTable('campaign_recipients')
      .set({ state, sent_at: state === 'sent' ? now : null })
      .where('campaign_id', '=', id)
      .where('subscriber_id', '=', subscriberId)
      .execute();
  },

  /** Returns a mail to the queue after a temporary refusal by the mail server. */
  async putBack(db: Queryable, id: number, subscriberId: number): Promise<void> {
    await db
      .updateTable('campaign_recipients')
      .set({ state: 'waiting' })
      .where('campaign_id', '=', id)
      .where('subscriber_id', '=', subscriberId)
      .where('state', '=', 'claimed')
      .execute();
  },

  async countWaiting(db: Queryable, id: number): Promise<number> {
    const { count } = await db
      .selectFrom('campaign_recipients')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('campaign_id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Counts recent mails to an address that rejected mail as bounces. */
  async noteBounce(tx: Tx, addressHash: string, now: Date): Promise<void> {
    await sql`update campaign_recipients r set bounced_at = ${now} from newsletter_subscribers s
      where s.id = r.subscriber_id and s.address_hash = ${addressHash}
        and r.bounced_at is null and r.sent_at > ${new Date(now.getTime() - 14 * dayMs)}`.execute(tx);
  },
};
