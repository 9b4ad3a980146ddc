import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Tx } from '../../platform/database.ts';
import { mainContainer } from './rules/container.ts';

interface Address {
  folder: string;
  language: Language;
  slug: string;
}

export const addressesStore = {
  /**
   * True if a sibling page has the URL or will have it by a scheduled publication. Concurrent checks of the same folder wait for the end
   * of the transaction.
   */
  async isTaken(tx: Tx, besides: number, { folder, language, slug }: Address): Promise<boolean> {
    const lock = `content addresses ${folder} ${language}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
    const { rows } = await sql`
      select from contents c join content_revisions r on r.content_id = c.content_id
      where c.content_id <> ${besides} and c.language = ${language} and c.container_key = ${mainContainer}
        and starts_with(c.page, ${folder})
        and (r.number = c.published_number or exists (
          select from content_schedules s
          where s.content_id = c.content_id and s.action = 'publish' and s.number = r.number))
        and coalesce(
          jsonb_path_query_first(r.body, '$.blocks[*] ? (@.kind == "head").slug') #>> '{}',
          substr(c.page, length(${folder}) + 1)) = ${slug}`.execute(tx);
    return rows.length > 0;
  },
};
