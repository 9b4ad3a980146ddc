import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { mainContainer } from './rules/container.ts';

/** The last part of a page's address, and the scope in which it must be unique. */
export interface Address {
  scope: string;
  language: Language;
  slug: string;
}

/** Pages whose addresses must differ: those whose names begin with `folder`, and that have the same parent if `below` is set. */
export interface Siblings {
  folder: string;
  /** The parent of the pages. Null for articles and travel ideas, which have no parents. */
  below: { parent: string | null } | null;
}

const selectSlug = (body: RawBuilder<unknown>, folder: string): RawBuilder<unknown> => sql`coalesce(
  jsonb_path_query_first(${body}, '$.blocks[*] ? (@.kind == "head").slug') #>> '{}',
  substr(c.page, length(${folder}::text) + 1))`;

const isSibling = ({ folder, below }: Siblings): RawBuilder<unknown> => sql`(starts_with(c.page, ${folder})
  and (${below === null} or exists (select from content_pages p
    where p.page = c.page and p.parent is not distinct from ${below?.parent ?? null}::text)))`;

export const addressesStore = {
  /** Locks a scope, so that concurrent checks wait for the end of the transaction. */
  async lockScope(tx: Tx, { scope, language }: Omit<Address, 'slug'>): Promise<void> {
    const lock = `content addresses ${scope} ${language}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  },

  /** True if a sibling page has the address or will have it by a scheduled publication; with `drafts`, also if a working copy has it. */
  async isTaken(
    tx: Tx,
    besides: string,
    siblings: Siblings,
    { language, slug }: Address,
    drafts = false,
  ): Promise<boolean> {
    const { folder } = siblings;
    const { rows } = await sql`
      select from contents c join content_revisions r on r.content_id = c.content_id
      where c.page <> ${besides} and c.language = ${language} and c.container_key = ${mainContainer}
        and ${isSibling(siblings)}
        and (r.number = c.published_number or exists (
          select from content_schedules s
          where s.content_id = c.content_id and s.action = 'publish' and s.number = r.number))
        and ${selectSlug(sql`r.body`, folder)} = ${slug}
      union all
      select from contents c join content_drafts d on d.content_id = c.content_id
      where ${drafts} and c.page <> ${besides} and c.language = ${language} and c.container_key = ${mainContainer}
        and ${isSibling(siblings)} and ${selectSlug(sql`d.body`, folder)} = ${slug}`.execute(tx);
    return rows.length > 0;
  },

  /** True if the catalogue has a place, an offer or a home at the path. */
  async isOfCatalogue(tx: Queryable, language: Language, path: string): Promise<boolean> {
    const row = await tx
      .selectFrom('whoami_paths')
      .select('path')
      .where('language', '=', language)
      .where('path', '=', path)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Records the addresses of a published page, so that they still lead to it after they have changed. */
  async notePublished(tx: Tx, page: string, folder: string, scope: string): Promise<void> {
    await sql`
      insert into content_addresses (scope, language, slug, page)
      select ${scope}, c.language, ${selectSlug(sql`r.body`, folder)}, c.page
      from contents c join content_revisions r on r.content_id = c.content_id and r.number = c.published_number
      where c.page = ${page} and c.container_key = ${mainContainer}
      on conflict (scope, language, slug) do update set page = excluded.page`.execute(tx);
  },

  async listNotedAddresses(db: Queryable): Promise<(Address & { page: string })[]> {
    const rows = await db
      .selectFrom('content_addresses')
      .select(['scope', 'language', 'slug', 'page'])
      .execute();
    return rows as (Address & { page: string })[];
  },

  async parents(db: Queryable): Promise<ReadonlyMap<string, string | null>> {
    const rows = await db.selectFrom('content_pages').select(['page', 'parent']).orderBy('page').execute();
    return new Map(rows.map(({ page, parent }) => [page, parent]));
  },

  async isKnown(tx: Tx, page: string): Promise<boolean> {
    const { rows } = await sql`
      select from contents where page = ${page} union all select from content_pages where page = ${page}`.execute(
      tx,
    );
    return rows.length > 0;
  },

  async addPage(tx: Tx, page: string, parent: string | null, now: Date): Promise<void> {
    await tx.insertInto('content_pages').values({ page, parent, created_at: now }).execute();
  },

  /**
   * Moves a page below another one. The second statement changes nothing, but its trigger tells all nodes to read the
   * pages again.
   */
  async setParent(tx: Tx, page: string, parent: string | null): Promise<void> {
    await tx.updateTable('content_pages').set({ parent }).where('page', '=', page).execute();
    await sql`update contents set page = page where page = ${page}`.execute(tx);
  },
};
