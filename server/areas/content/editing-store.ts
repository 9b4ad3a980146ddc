import { sql } from 'kysely';
import { defaultLanguage, type Language } from '../../../domain/language.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface UnitKey {
  page: string;
  containerKey: string;
  language: Language;
}

export interface UnitRow extends UnitKey {
  contentId: number;
  publishedNumber: number | null;
  /** Number of the latest revision; 0 if there is none. */
  latest: number;
  draft: unknown;
  isScheduled: boolean;
}

export interface Editor {
  uid: string;
  name: string;
}

export interface LockRow {
  token: string;
  holder: string;
  expiresAt: Date;
}

const unitColumns = sql`
  content_id as "contentId", page, container_key as "containerKey", language,
  published_number as "publishedNumber",
  coalesce((select max(number) from content_revisions r where r.content_id = contents.content_id), 0) as latest,
  (select body from content_drafts d where d.content_id = contents.content_id) as draft,
  exists (select from content_schedules s where s.content_id = contents.content_id and action = 'publish')
    as "isScheduled"`;

export interface Schedule {
  action: 'publish' | 'unpublish';
  at: Date;
  number: number | null;
  author: string;
}

/** Revisions and events of a unit, newest first. */
export interface HistoryRows {
  revisions: { number: number; reason: string; author: string | null; createdAt: Date; body: unknown }[];
  events: { at: Date; action: string; author: string; number: number | null; note: string }[];
}

export const editingStore = {
  async unit(db: Queryable, key: UnitKey | { contentId: number }): Promise<UnitRow | null> {
    const which =
      'contentId' in key
        ? sql`content_id = ${key.contentId}`
        : sql`page = ${key.page} and container_key = ${key.containerKey} and language = ${key.language}`;
    const { rows } = await sql<UnitRow>`select ${unitColumns} from contents where ${which}`.execute(db);
    return rows[0] ?? null;
  },

  /** Returns all containers of a page in all languages. */
  async unitsOfPage(db: Queryable, page: string): Promise<UnitRow[]> {
    const { rows } = await sql<UnitRow>`
      select ${unitColumns} from contents where page = ${page} order by container_key, language`.execute(db);
    return rows;
  },

  async lockRow(tx: Tx, contentId: number): Promise<void> {
    await sql`select from contents where content_id = ${contentId} for update`.execute(tx);
  },

  async begin(tx: Tx, { page, containerKey, language }: UnitKey): Promise<void> {
    await tx
      .insertInto('contents')
      .values({ page, container_key: containerKey, language })
      .onConflict((conflict) => conflict.columns(['page', 'container_key', 'language']).doNothing())
      .execute();
  },

  async body(db: Queryable, contentId: number, number: number): Promise<unknown> {
    const row = await db
      .selectFrom('content_revisions')
      .select('body')
      .where('content_id', '=', contentId)
      .where('number', '=', number)
      .executeTakeFirst();
    return row?.body ?? null;
  },

  async addRevision(
    tx: Tx,
    revision: {
      contentId: number;
      number: number;
      body: unknown;
      reason: 'saved' | 'published' | 'restored';
      author: string;
      now: Date;
      /** Revision of the original to which the text corresponds. */
      source: number | null;
    },
  ): Promise<void> {
    const { contentId, number, body, reason, author, now, source } = revision;
    await tx
      .insertInto('content_revisions')
      .values({
        content_id: contentId,
        number,
        body: JSON.stringify(body),
        reason,
        author,
        created_at: now,
        source_number: source,
      })
      .execute();
  },

  /** Returns the published revision of the original; null for the original itself and if nothing is published. */
  async findOriginal(
    db: Queryable,
    { page, containerKey, language }: Pick<UnitRow, 'page' | 'containerKey' | 'language'>,
  ): Promise<number | null> {
    if (language === defaultLanguage) return null;
    const row = await db
      .selectFrom('contents')
      .select('published_number')
      .where('page', '=', page)
      .where('container_key', '=', containerKey)
      .where('language', '=', defaultLanguage)
      .executeTakeFirst();
    return row?.published_number ?? null;
  },

  /** Returns the revision of the original to which a stored revision corresponds. */
  async findSource(db: Queryable, contentId: number, number: number): Promise<number | null> {
    const row = await db
      .selectFrom('content_revisions')
      .select('source_number')
      .where('content_id', '=', contentId)
      .where('number', '=', number)
      .executeTakeFirst();
    return row?.source_number ?? null;
  },

  /** Publishes a revision; null withdraws the unit. From then on the text counts as edited. */
  async publish(tx: Tx, contentId: number, number: number | null): Promise<void> {
    await tx
      .updateTable('contents')
      .set({ published_number: number, seed: null })
      .where('content_id', '=', contentId)
      .execute();
  },

  async saveDraft(
    tx: Tx,
    draft: { contentId: number; body: unknown; base: number; author: Editor; now: Date },
  ): Promise<void> {
    const { contentId, body, base, author, now } = draft;
    const values = {
      body: JSON.stringify(body),
      base_number: base,
      author: author.name,
      uid: author.uid,
      updated_at: now,
    };
    await tx
      .insertInto('content_drafts')
      .values({ content_id: contentId, ...values })
      .onConflict((conflict) => conflict.column('content_id').doUpdateSet(values))
      .execute();
  },

  /** Changes a working copy without changing its author. */
  async changeDraft(tx: Tx, contentId: number, body: unknown, base: number): Promise<void> {
    await tx
      .updateTable('content_drafts')
      .set({ body: JSON.stringify(body), base_number: base })
      .where('content_id', '=', contentId)
      .execute();
  },

  async dropDraft(tx: Tx, contentId: number): Promise<void> {
    await tx.deleteFrom('content_drafts').where('content_id', '=', contentId).execute();
  },

  /** Stores the working copy of another author as a revision before an editor continues it. */
  async copyDraftOfOthers(tx: Tx, contentId: number, uid: string, now: Date): Promise<void> {
    await sql`
      insert into content_copies (content_id, uid, body, kept_at)
      select content_id, uid, body, ${now} from content_drafts
      where content_id = ${contentId} and uid is not null and uid <> ${uid}
      on conflict (content_id, uid) do update set body = excluded.body, kept_at = excluded.kept_at`.execute(
      tx,
    );
  },

  async keepCopy(
    tx: Tx,
    { contentId, uid, body, now }: { contentId: number; uid: string; body: unknown; now: Date },
  ): Promise<void> {
    const values = { body: JSON.stringify(body), kept_at: now };
    await tx
      .insertInto('content_copies')
      .values({ content_id: contentId, uid, ...values })
      .onConflict((conflict) => conflict.columns(['content_id', 'uid']).doUpdateSet(values))
      .execute();
  },

  async findCopy(
    db: Queryable,
    contentId: number,
    uid: string,
  ): Promise<{ body: unknown; keptAt: Date } | null> {
    const row = await db
      .selectFrom('content_copies')
      .select(['body', 'kept_at as keptAt'])
      .where('content_id', '=', contentId)
      .where('uid', '=', uid)
      .executeTakeFirst();
    return row ?? null;
  },

  async dropCopy(db: Queryable, contentId: number, uid: string): Promise<void> {
    await db
      .deleteFrom('content_copies')
      .where('content_id', '=', contentId)
      .where('uid', '=', uid)
      .execute();
  },

  /** Returns the random part of a unit's preview links, created with the first link. */
  async previewNonce(db: Queryable, contentId: number, newNonce?: string): Promise<string | null> {
    if (newNonce !== undefined) {
      await db
        .insertInto('content_previews')
        .values({ content_id: contentId, nonce: newNonce })
        .onConflict((conflict) => conflict.column('content_id').doNothing())
        .execute();
    }
    const row = await db
      .selectFrom('content_previews')
      .select('nonce')
      .where('content_id', '=', contentId)
      .executeTakeFirst();
    return row?.nonce ?? null;
  },

  /** Returns the valid edit lock; null if nobody edits. */
  async findLock(db: Queryable, contentId: number, now: Date): Promise<LockRow | null> {
    const row = await db
      .selectFrom('content_locks')
      .select(['token', 'holder', 'expires_at as expiresAt'])
      .where('content_id', '=', contentId)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row ?? null;
  },

  async setLock(tx: Tx, contentId: number, { token, holder, expiresAt }: LockRow): Promise<void> {
    const values = { token, holder, expires_at: expiresAt };
    await tx
      .insertInto('content_locks')
      .values({ content_id: contentId, ...values })
      .onConflict((conflict) => conflict.column('content_id').doUpdateSet(values))
      .execute();
  },

  async endLock(tx: Tx, contentId: number, token: string): Promise<void> {
    await tx
      .deleteFrom('content_locks')
      .where('content_id', '=', contentId)
      .where('token', '=', token)
      .execute();
  },

  async schedule(
    tx: Tx,
    schedules: {
      contentId: number;
      action: 'publish' | 'unpublish';
      at: Date;
      number: number | null;
      author: string;
    },
  ): Promise<void> {
    const { contentId, action, ...rest } = schedules;
    await tx
      .insertInto('content_schedules')
      .values({ content_id: contentId, action, ...rest })
      .onConflict((conflict) => conflict.columns(['content_id', 'action']).doUpdateSet(rest))
      .execute();
  },

  async listSchedules(db: Queryable, contentId: number): Promise<Schedule[]> {
    const rows = await db
      .selectFrom('content_schedules')
      .select(['action', 'at', 'number', 'author'])
      .where('content_id', '=', contentId)
      .orderBy('at')
      .execute();
    return rows as Schedule[];
  },

  async dropSchedules(tx: Tx, contentId: number, action?: 'publish' | 'unpublish'): Promise<void> {
    await tx
      .deleteFrom('content_schedules')
      .where('content_id', '=', contentId)
      .$if(action !== undefined, (query) => query.where('action', '=', action!))
      .execute();
  },

  async note(
    tx: Tx,
    event: {
      contentId: number;
      at: Date;
      action: string;
      author: string;
      number: number | null;
      /** Remark about the revision. */
      note?: string;
    },
  ): Promise<void> {
    const { contentId, ...rest } = event;
    await tx
      .insertInto('content_events')
      .values({ content_id: contentId, ...rest })
      .execute();
  },

  async history(db: Queryable, contentId: number, max: number): Promise<HistoryRows> {
    const [revisions, events] = await Promise.all([
      db
        .selectFrom('content_revisions')
        .select(['number', 'reason', 'author', 'created_at as createdAt', 'body'])
        .where('content_id', '=', contentId)
        .orderBy('number', 'desc')
        .limit(max)
        .execute(),
      db
        .selectFrom('content_events')
        .select(['at', 'action', 'author', 'number', 'note'])
        .where('content_id', '=', contentId)
        .orderBy('id', 'desc')
        .limit(max)
        .execute(),
    ]);
    return { revisions, events };
  },
};
