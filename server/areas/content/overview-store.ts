import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Schedule, UnitKey } from './editing-store.ts';

export interface OverviewRow extends UnitKey {
  contentId: number;
  title: string | null;
  /** The last part of the address that the text contains. */
  slug: string | null;
  latest: number;
  isPublished: boolean;
  publishedAt: Date | null;
  publishedNumber: number | null;
  /** Revision of the original that the published text corresponds to. */
  sourceNumber: number | null;
  draftAuthor: string | null;
  draftAt: Date | null;
  lockedBy: string | null;
  snippets: string[];
  schedules: (Omit<Schedule, 'at'> & { at: string })[];
}

interface EventRow {
  at: Date;
  action: string;
  author: string;
  number: number | null;
  page: string;
  language: Language;
}

const eventsShown = 40;

export const overviewStore = {
  async units(db: Queryable, page: string | null, now: Date): Promise<OverviewRow[]> {
    const { rows } = await sql<OverviewRow>`
      select c.content_id as "contentId", c.page, c.container_key as "containerKey", c.language,
        jsonb_path_query_first(shown.body, '$.blocks[*] ? (@.kind == "head").title') #>> '{}' as title,
        jsonb_path_query_first(shown.body, '$.blocks[*] ? (@.kind == "head").slug') #>> '{}' as slug,
        jsonb_path_query_array(shown.body, '$.blocks[*] ? (@.kind == "snippet").snippet') as snippets,
        kept.latest, c.published_number is not null as "isPublished", published.created_at as "publishedAt",
        c.published_number as "publishedNumber", published.source_number as "sourceNumber",
        draft.author as "draftAuthor", draft.updated_at as "draftAt", lock.holder as "lockedBy",
        coalesce((select jsonb_agg(jsonb_build_object('action', action, 'at', at, 'number', number, 'author', author)
          order by at) from content_schedules s where s.content_id = c.content_id), '[]') as schedules
      from contents c
      left join content_revisions published
        on published.content_id = c.content_id and published.number = c.published_number
      left join content_drafts draft on draft.content_id = c.content_id
      left join content_locks lock on lock.content_id = c.content_id and lock.expires_at > ${now}
      left join lateral (select coalesce(max(number), 0) as latest from content_revisions r
        where r.content_id = c.content_id) kept on true
      left join content_revisions newest on newest.content_id = c.content_id and newest.number = kept.latest
      left join lateral (select coalesce(draft.body, published.body, newest.body, '{}'::jsonb) as body) shown on true
      where ${page}::text is null or c.page = ${page}
      order by c.page, c.container_key, c.language`.execute(db);
    return rows;
  },

  async events(db: Queryable, page: string | null): Promise<EventRow[]> {
    const rows = await db
      .selectFrom('content_events')
      .innerJoin('contents', 'contents.content_id', 'content_events.content_id')
      .select(['at', 'action', 'author', 'number', 'page', 'language'])
      .$if(page !== null, (query) => query.where('page', '=', page!))
      .orderBy('id', 'desc')
      .limit(eventsShown)
      .execute();
    return rows as EventRow[];
  },
};
