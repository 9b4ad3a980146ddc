import { sql } from 'kysely';
import type { ContentDocument } from '../../../domain/content-blocks.ts';
import type { Language } from '../../../domain/language.ts';
import { mainContainer } from './rules/container.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface PublishedRow {
  contentId: number;
  page: string;
  containerKey: string;
  language: Language;
  number: number;
}

interface RevisionRow {
  contentId: number;
  number: number;
  body: unknown;
  createdAt: Date;
}

export interface SeededUnit {
  page: string;
  language: Language;
  hash: string;
  body: ContentDocument;
}

const rowsAtOnce = 40;

export const contentsStore = {
  async published(db: Queryable): Promise<PublishedRow[]> {
    const rows = await db
      .selectFrom('contents')
      .select(['content_id as contentId', 'page', 'container_key as containerKey', 'language'])
      .select('published_number as number')
      .where('published_number', 'is not', null)
      .execute();
    return rows as PublishedRow[];
  },

  async bodies(db: Queryable, units: readonly PublishedRow[]): Promise<RevisionRow[]> {
    if (units.length === 0) return [];
    const { rows } = await sql<RevisionRow>`
      select content_id as "contentId", number, body, created_at as "createdAt"
      from content_revisions
      join unnest(${units.map(({ contentId }) => contentId)}::bigint[], ${units.map(({ number }) => number)}::integer[])
        as asked (id, of) on id = content_id and "of" = number`.execute(db);
    return rows;
  },

  /** Hash of each shipped unit; null once editors have changed it. */
  async seeds(db: Queryable): Promise<ReadonlyMap<string, string | null>> {
    const rows = await db
      .selectFrom('contents')
      .select(['page', 'language', 'seed'])
      .where('container_key', '=', mainContainer)
      .execute();
    return new Map(rows.map(({ page, language, seed }) => [`${page} ${language}`, seed]));
  },

  /** Returns the published content of shipped units that no editor has changed. */
  async publishedSeeds(db: Queryable): Promise<ReadonlyMap<string, unknown>> {
    const rows = await db
      .selectFrom('contents')
      .innerJoin('content_revisions', (join) =>
        join
          .onRef('content_revisions.content_id', '=', 'contents.content_id')
          .onRef('content_revisions.number', '=', 'contents.published_number'),
      )
      .select(['page', 'language', 'body'])
      .where('container_key', '=', mainContainer)
      .where('seed', 'is not', null)
      .execute();
    return new Map(rows.map(({ page, language, body }) => [`${page} ${language}`, body]));
  },

  /** Stores the hashes of units whose text equals the published one. */
  async noteSeeds(tx: Tx, units: readonly SeededUnit[]): Promise<void> {
    if (units.length === 0) return;
    await sql`
      update contents set seed = hash
      from unnest(${units.map(({ page }) => page)}::text[], ${units.map(({ language }) => language)}::text[], ${units.map(({ hash }) => hash)}::text[])
        as known (of_page, of_language, hash)
      where page = of_page and language = of_language and container_key = ${mainContainer} and seed is not null`.execute(
      tx,
    );
  },

  /** Serializes nodes that start at the same time. */
  async lockSeeding(tx: Tx): Promise<void> {
    await sql`lock table contents in share row exclusive mode`.execute(tx);
  },

  /** Publishes new revisions of shipped texts that no editor has changed. */
  async publishSeeds(tx: Tx, units: readonly SeededUnit[], writtenAt: Date): Promise<void> {
    for (let from = 0; from < units.length; from += rowsAtOnce) {
      const some = units.slice(from, from + rowsAtOnce);
      const storedRows = await tx
        .insertInto('contents')
        .values(
          some.map(({ page, language, hash }) => ({
            page,
            language,
            seed: hash,
            container_key: mainContainer,
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['page', 'container_key', 'language'])
            .doUpdateSet({ seed: (row) => row.ref('excluded.seed') })
            .where('contents.seed', 'is not', null),
        )
        .returning(['content_id', 'page', 'language', 'published_number'])
        .execute();
      const unitByKey = new Map(some.map((unit) => [`${unit.page} ${unit.language}`, unit]));
      const revisions = storedRows.map(({ content_id, page, language, published_number }) => ({
        content_id,
        number: (published_number ?? 0) + 1,
        body: JSON.stringify(unitByKey.get(`${page} ${language}`)!.body),
        reason: 'seeded',
        created_at: writtenAt,
      }));
      if (revisions.length === 0) continue;
      await tx.insertInto('content_revisions').values(revisions).execute();
      await sql`
        update contents set published_number = number
        from unnest(${revisions.map(({ content_id }) => content_id)}::bigint[], ${revisions.map(({ number }) => number)}::integer[])
          as made (id, number)
        where content_id = id`.execute(tx);
    }
    // Shipped texts are complete in all languages, so that each corresponds to the original.
    await sql`
      update content_revisions r set source_number = o.published_number
      from contents c
      join contents o on o.page = c.page and o.container_key = c.container_key and o.language = 'de'
      where r.content_id = c.content_id and r.number = c.published_number and c.language <> 'de'
        and r.reason = 'seeded' and r.source_number is null`.execute(tx);
  },
};
