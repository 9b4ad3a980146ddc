import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Queryable } from '../../platform/database.ts';

/** Events that prove that a part of the site works. */
export type LaunchProof =
  | 'opened'
  | 'mail-sent'
  | 'mail-server'
  | 'mail-answered'
  | 'cards-noticed'
  | 'backup';

export const launchStore = {
  async proofs(db: Queryable): Promise<ReadonlyMap<LaunchProof, { at: Date; detail: string }>> {
    const rows = await db
      .selectFrom('launch_proofs')
      .select(['proof', 'proved_at as at', 'detail'])
      .execute();
    return new Map(rows.map(({ proof, at, detail }) => [proof as LaunchProof, { at, detail }]));
  },

  async prove(db: Queryable, proof: LaunchProof, at: Date, detail = ''): Promise<void> {
    const row = { proved_at: at, detail: detail.slice(0, 300) };
    await db
      .insertInto('launch_proofs')
      .values({ proof, ...row })
      .onConflict((conflict) => conflict.column('proof').doUpdateSet(row))
      .execute();
  },

  /** True when guests can find a home. */
  async hasHome(db: Queryable): Promise<boolean> {
    const row = await db
      .selectFrom('homes')
      .select('object_number')
      .where('active', '=', true)
      .where('removed_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Returns which of these pages are unpublished in a language, or still have the notice of a sample text. */
  async pagesToWrite(
    db: Queryable,
    pages: readonly string[],
    languages: readonly Language[],
  ): Promise<{ page: string; language: string }[]> {
    const { rows } = await sql<{ page: string; language: string }>`
      select wanted.page, wanted.language
      from unnest(${[...pages]}::text[]) as page
      cross join unnest(${[...languages]}::text[]) as language
      cross join lateral (select page, language) as wanted
      where not exists (
        select from contents
        join content_revisions as revision using (content_id)
        where contents.page = wanted.page and contents.language = wanted.language
          and revision.number = published_number
          and not jsonb_path_exists(body, '$.blocks[*] ? (@.kind == "head").notice'))
      order by wanted.page, wanted.language`.execute(db);
    return rows;
  },

  async hasNotice(db: Queryable): Promise<boolean> {
    const row = await db.selectFrom('payment_notices').select('provider').limit(1).executeTakeFirst();
    return row !== undefined;
  },

  async hasAdministrator(db: Queryable): Promise<boolean> {
    const row = await db
      .selectFrom('account_roles')
      .select('uid')
      .where('role', '=', 'admin')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
};
