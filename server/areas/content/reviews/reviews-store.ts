import { sql } from 'kysely';
import type { ContentKind, ReviewState } from '../../../../domain/content-reviews.ts';
import type { Language } from '../../../../domain/language.ts';
import { listRolesWith } from '../../../../domain/roles.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { personNameOf } from '../../../platform/person-name-store.ts';
import { textDigest } from '../rules/text-digest.ts';

export interface ReviewRow {
  id: number;
  contentId: number;
  page: string;
  containerKey: string;
  language: Language;
  title: string | null;
  digest: string;
  publishedNumber: number | null;
  message: string;
  askedBy: string;
  askedUid: string | null;
  askedAt: Date;
  reviewer: string | null;
  reviewerUid: string | null;
  state: ReviewState;
  decidedBy: string | null;
  decidedUid: string | null;
  decidedAt: Date | null;
  reason: string;
}

export interface Reviewer {
  uid: string;
  number: number;
  name: string;
}

export interface ReviewRules {
  kinds: ContentKind[];
  setBy: string;
  setAt: Date;
}

const columns = sql`
  r.review_id as id, r.content_id as "contentId", c.page, c.container_key as "containerKey", c.language,
  jsonb_path_query_first(r.body, '$.blocks[*] ? (@.kind == "head").title') #>> '{}' as title,
  r.digest, r.published_number as "publishedNumber", r.message, r.asked_by as "askedBy", r.asked_uid as "askedUid",
  r.asked_at as "askedAt", nullif(${personNameOf('a')}, '') as reviewer, r.reviewer_uid as "reviewerUid", r.state,
  r.decided_by as "decidedBy", r.decided_uid as "decidedUid", r.decided_at as "decidedAt", r.reason`;
const tables = sql`
  content_reviews r join contents c on c.content_id = r.content_id left join accounts a on a.uid = r.reviewer_uid`;

const decidedShown = 30;

export const reviewsStore = {
  /** Returns the people who have the right to decide and can log in. */
  async reviewers(db: Queryable): Promise<Reviewer[]> {
    const roles = [...listRolesWith('content.review')];
    const { rows } = await sql<Reviewer>`
      select a.uid, a.number::int as number, ${personNameOf('a')} as name from accounts a
      where a.suspended_at is null
        and exists (select from account_roles r where r.uid = a.uid and r.role = any(${roles}::text[]))
      order by name, number`.execute(db);
    return rows;
  },

  async rules(db: Queryable): Promise<ReviewRules> {
    const row = await db
      .selectFrom('content_review_rules')
      .select(['kinds', 'set_by as setBy', 'set_at as setAt'])
      .orderBy('rule_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return row as ReviewRules;
  },

  async setRules(tx: Tx, { kinds, setBy, setAt }: ReviewRules): Promise<void> {
    await tx.insertInto('content_review_rules').values({ kinds, set_by: setBy, set_at: setAt }).execute();
  },

  async ask(
    tx: Tx,
    review: Pick<
      ReviewRow,
      'contentId' | 'publishedNumber' | 'message' | 'askedBy' | 'askedUid' | 'askedAt' | 'reviewerUid'
    > & { body: unknown },
  ): Promise<number> {
    const { review_id } = await tx
      .insertInto('content_reviews')
      .values({
        content_id: review.contentId,
        body: JSON.stringify(review.body),
        digest: textDigest(review.body),
        published_number: review.publishedNumber,
        message: review.message,
        asked_by: review.askedBy,
        asked_uid: review.askedUid,
        asked_at: review.askedAt,
        reviewer_uid: review.reviewerUid,
      })
      .returning('review_id')
      .executeTakeFirstOrThrow();
    return review_id;
  },

  async one(db: Queryable, id: number): Promise<ReviewRow | null> {
    const { rows } = await sql<ReviewRow>`select ${columns} from ${tables} where r.review_id = ${id}`.execute(
      db,
    );
    return rows[0] ?? null;
  },

  async openOf(db: Queryable, contentId: number): Promise<ReviewRow | null> {
    const { rows } = await sql<ReviewRow>`
      select ${columns} from ${tables} where r.content_id = ${contentId} and r.state = 'open'`.execute(db);
    return rows[0] ?? null;
  },

  /** Returns open requests and the latest decided ones. */
  async list(
    db: Queryable,
    { contentId, page }: { contentId: number | null; page: string | null },
  ): Promise<ReviewRow[]> {
    const which = sql`(${contentId}::bigint is null or r.content_id = ${contentId}::bigint)
      and (${page}::text is null or c.page = ${page}::text)`;
    const { rows } = await sql<ReviewRow>`
      (select ${columns} from ${tables} where r.state = 'open' and ${which})
      union all
      (select ${columns} from ${tables} where r.state <> 'open' and ${which}
        order by r.review_id desc limit ${decidedShown})
      order by id desc`.execute(db);
    return rows;
  },

  async body(db: Queryable, id: number): Promise<unknown> {
    const row = await db
      .selectFrom('content_reviews')
      .select('body')
      .where('review_id', '=', id)
      .executeTakeFirst();
    return row?.body ?? null;
  },

  async decide(
    tx: Tx,
    id: number,
    decision: {
      state: Exclude<ReviewState, 'open'>;
      decidedBy: string;
      decidedUid: string;
      decidedAt: Date;
      reason: string;
    },
  ): Promise<void> {
    await tx
      .updateTable('content_reviews')
      .set({
        state: decision.state,
        decided_by: decision.decidedBy,
        decided_uid: decision.decidedUid,
        decided_at: decision.decidedAt,
        reason: decision.reason,
      })
      .where('review_id', '=', id)
      .execute();
  },

  /** True if exactly this text of the unit was approved. */
  async isApproved(db: Queryable, contentId: number, digest: string): Promise<boolean> {
    const row = await db
      .selectFrom('content_reviews')
      .select('review_id')
      .where('content_id', '=', contentId)
      .where('digest', '=', digest)
      .where('state', '=', 'approved')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  async deleteDecidedBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('content_reviews').where('decided_at', '<', before).execute();
  },

  /** Returns the recipient of a mail about a review. Null if the account is deleted or suspended. */
  async findRecipient(db: Queryable, uid: string): Promise<{ email: string; language: string } | null> {
    const row = await db
      .selectFrom('accounts')
      .select(['email', 'language'])
      .where('uid', '=', uid)
      .where('suspended_at', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  },
};
