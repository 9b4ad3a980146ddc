import { sql } from 'kysely';
import { languages, type Language, type Localized } from '../../../domain/language.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface UploadRow {
  id: number;
  fileKey: string;
  name: string;
  width: number;
  height: number;
  bytes: number;
  focusX: number;
  focusY: number;
  alt: Localized;
  author: string;
  createdAt: Date;
  /** Null while the picture can be selected in texts. */
  removedAt: Date | null;
}

export interface UseRow {
  uploadId: number;
  page: string;
  language: Language;
  title: string | null;
}

const columns = sql`
  upload_id as id, file_key as "fileKey", name, width, height, bytes, focus_x as "focusX", focus_y as "focusY",
  jsonb_build_object('de', alt_de, 'en', alt_en, 'fr', alt_fr, 'it', alt_it) as alt, author,
  created_at as "createdAt", removed_at as "removedAt"`;

export const uploadsStore = {
  async all(db: Queryable): Promise<UploadRow[]> {
    const { rows } = await sql<UploadRow>`select ${columns} from uploads order by upload_id desc`.execute(db);
    return rows;
  },

  async one(db: Queryable, id: number): Promise<UploadRow | null> {
    const { rows } = await sql<UploadRow>`select ${columns} from uploads where upload_id = ${id}`.execute(db);
    return rows[0] ?? null;
  },

  /** Adds a picture. The same picture again returns the existing one, and restores a removed one. */
  async add(
    tx: Tx,
    upload: Pick<UploadRow, 'fileKey' | 'name' | 'width' | 'height' | 'bytes' | 'author' | 'createdAt'>,
  ): Promise<number> {
    const { fileKey, createdAt, ...rest } = upload;
    const row = await tx
      .insertInto('uploads')
      .values({ ...rest, file_key: fileKey, created_at: createdAt })
      .onConflict((conflict) =>
        conflict.column('file_key').doUpdateSet({ file_key: fileKey, removed_at: null }),
      )
      .returning('upload_id')
      .executeTakeFirstOrThrow();
    return row.upload_id;
  },

  async describe(
    db: Queryable,
    id: number,
    { alt, focus }: { alt: Localized; focus: { x: number; y: number } },
  ): Promise<void> {
    const altColumns = Object.fromEntries(
      languages.map((language) => [`alt_${language}` as const, alt[language]]),
    );
    await db
      .updateTable('uploads')
      .set({ ...altColumns, focus_x: focus.x, focus_y: focus.y })
      .where('upload_id', '=', id)
      .execute();
  },

  async remove(tx: Tx, id: number): Promise<void> {
    await tx.deleteFrom('uploads').where('upload_id', '=', id).execute();
  },

  /** Removes a picture from the selection; earlier revisions still show it when they are restored. */
  async retire(tx: Tx, id: number, now: Date): Promise<void> {
    await tx.updateTable('uploads').set({ removed_at: now }).where('upload_id', '=', id).execute();
  },

  async isInRevisions(db: Queryable, id: number): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      select exists (
        select from content_revisions
        where jsonb_path_exists(body, 'strict $.**.scene ? (@ == $scene)',
          jsonb_build_object('scene', 'upload-' || ${id}::bigint::text))
      ) as found`.execute(db);
    return rows[0]!.found;
  },

  /** Blocks publishing, saving and scheduling of texts until the end of the transaction: each of these locks a row of the table. */
  async lockContents(tx: Tx): Promise<void> {
    await sql`lock table contents in exclusive mode`.execute(tx);
  },

  /** Returns the uses of pictures: in published texts, drafts and scheduled texts. Null: of all pictures. */
  async uses(db: Queryable, id: number | null): Promise<UseRow[]> {
    const { rows } = await sql<UseRow>`
      with bodies as (
        select c.content_id, c.page, c.language, r.body from contents c
          join content_revisions r on r.content_id = c.content_id and r.number = c.published_number
        union all
        select c.content_id, c.page, c.language, d.body from contents c
          join content_drafts d on d.content_id = c.content_id
        union all
        select c.content_id, c.page, c.language, r.body from contents c
          join content_schedules s on s.content_id = c.content_id
          join content_revisions r on r.content_id = c.content_id and r.number = s.number
      )
      select distinct substr(scene, 8)::bigint as "uploadId", page, language,
        jsonb_path_query_first(body, '$.blocks[*] ? (@.kind == "head").title') #>> '{}' as title
      from bodies
      cross join lateral (
        select value #>> '{}' as scene from jsonb_path_query(body, 'strict $.**.scene') value
      ) found
      where scene ~ '^upload-[1-9][0-9]{0,8}$' and (${id}::bigint is null or scene = 'upload-' || ${id}::text)
      order by page, language`.execute(db);
    return rows;
  },
};
