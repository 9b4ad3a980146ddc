import { sql } from 'kysely';
import { languages, type Language, type Localized } from '../../../domain/language.ts';
import type { Crop } from '../../../domain/picture-crop.ts';
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
  folder: string;
  crop: Crop | null;
  author: string;
  createdAt: Date;
  /** Null while the picture can be selected in texts. */
  removedAt: Date | null;
}

/** An earlier file of a picture. */
export interface VersionRow {
  versionId: number;
  uploadId: number;
  name: string;
  width: number;
  height: number;
  replacedAt: Date;
  replacedBy: string;
}

export type FileRow = Pick<UploadRow, 'fileKey' | 'name' | 'width' | 'height' | 'bytes'>;

export interface UseRow {
  uploadId: number;
  page: string;
  language: Language;
  title: string | null;
}

const columns = sql`
  upload_id as id, file_key as "fileKey", name, width, height, bytes, focus_x as "focusX", focus_y as "focusY",
  jsonb_build_object('de', alt_de, 'en', alt_en, 'fr', alt_fr, 'it', alt_it) as alt, author, folder, crop,
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
    {
      alt,
      focus,
      crop,
      folder,
    }: {
      alt: Localized;
      focus: { x: number; y: number };
      /** If undefined, the crop stays unchanged. */
      crop?: Crop | null | undefined;
      folder?: string | undefined;
    },
  ): Promise<void> {
    const altColumns = Object.fromEntries(
      languages.map((language) => [`alt_${language}` as const, alt[language]]),
    );
    await db
      .updateTable('uploads')
      .set({
        ...altColumns,
        focus_x: focus.x,
        focus_y: focus.y,
        ...(crop !== undefined && { crop: crop && JSON.stringify(crop) }),
        ...(folder !== undefined && { folder }),
      })
      .where('upload_id', '=', id)
      .execute();
  },

  /** Deletes a picture with its earlier files; returns the keys of all of them. */
  async remove(tx: Tx, id: number): Promise<string[]> {
    const versions = await tx
      .deleteFrom('upload_files')
      .where('upload_id', '=', id)
      .returning('file_key')
      .execute();
    const pictures = await tx
      .deleteFrom('uploads')
      .where('upload_id', '=', id)
      .returning('file_key')
      .execute();
    return [...versions, ...pictures].map(({ file_key }) => file_key);
  },

  /** Removes a picture from the selection, until it is restored or deleted for good. */
  async retire(tx: Tx, id: number, now: Date): Promise<void> {
    await tx.updateTable('uploads').set({ removed_at: now }).where('upload_id', '=', id).execute();
  },

  async restore(db: Queryable, id: number): Promise<void> {
    await db.updateTable('uploads').set({ removed_at: null }).where('upload_id', '=', id).execute();
  },

  /** Returns the earlier files of a picture, or of all, latest first. */
  async versions(db: Queryable, id: number | null): Promise<VersionRow[]> {
    return db
      .selectFrom('upload_files')
      .select([
        'version_id as versionId',
        'upload_id as uploadId',
        'name',
        'width',
        'height',
        'replaced_at as replacedAt',
        'replaced_by as replacedBy',
      ])
      .$if(id !== null, (query) => query.where('upload_id', '=', id!))
      .orderBy('version_id', 'desc')
      .execute();
  },

  /** Returns the number of the picture that currently has this file. Null if there is none. */
  async findByFile(db: Queryable, fileKey: string): Promise<number | null> {
    const row = await db
      .selectFrom('uploads')
      .select('upload_id')
      .where('file_key', '=', fileKey)
      .executeTakeFirst();
    return row?.upload_id ?? null;
  },

  /** Replaces the file of a picture and keeps the earlier one. The crop belongs to the file, so it is reset. */
  async replace(
    tx: Tx,
    id: number,
    file: FileRow & { crop?: Crop | null; focusX?: number; focusY?: number },
    { author, now }: { author: string; now: Date },
  ): Promise<void> {
    await sql`
      insert into upload_files (upload_id, file_key, name, width, height, bytes, crop, focus_x, focus_y, replaced_at, replaced_by)
      select upload_id, file_key, name, width, height, bytes, crop, focus_x, focus_y, ${now}, ${author}
      from uploads where upload_id = ${id}`.execute(tx);
    await tx
      .updateTable('uploads')
      .set({
        file_key: file.fileKey,
        name: file.name,
        width: file.width,
        height: file.height,
        bytes: file.bytes,
        crop: file.crop ? JSON.stringify(file.crop) : null,
        focus_x: file.focusX ?? 50,
        focus_y: file.focusY ?? 50,
      })
      .where('upload_id', '=', id)
      .execute();
  },

  /** Removes an earlier file from the list. Null if there is none. */
  async takeVersion(
    tx: Tx,
    id: number,
    versionId: number,
  ): Promise<(FileRow & { crop: Crop | null; focusX: number; focusY: number }) | null> {
    const row = await tx
      .deleteFrom('upload_files')
      .where('upload_id', '=', id)
      .where('version_id', '=', versionId)
      .returning([
        'file_key as fileKey',
        'name',
        'width',
        'height',
        'bytes',
        'crop',
        'focus_x as focusX',
        'focus_y as focusY',
      ])
      .executeTakeFirst();
    return row ? { ...row, crop: row.crop as Crop | null } : null;
  },

  /** Deletes earlier files, and removed pictures that neither pages nor revisions show; returns the keys of their files. */
  async forgetBefore(tx: Tx, before: Date): Promise<string[]> {
    const { rows } = await sql<{ key: string }>`
      with old as (
        select upload_id from uploads u where removed_at < ${before} and not exists (
          select from (
            select body from content_revisions union all select body from content_drafts
          ) as texts
          where jsonb_path_exists(body, 'strict $.**.scene ? (@ == $scene)',
            jsonb_build_object('scene', 'upload-' || u.upload_id::text)))
      ), versions as (
        delete from upload_files where replaced_at < ${before} or upload_id in (select upload_id from old)
        returning file_key
      ), pictures as (
        delete from uploads where upload_id in (select upload_id from old) returning file_key
      )
      select file_key as key from versions union select file_key from pictures`.execute(tx);
    return rows.map(({ key }) => key);
  },

  /** Returns those of the files that no picture uses, now or as an earlier file. */
  async withoutPicture(db: Queryable, keys: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ key: string }>`
      select key from unnest(${[...keys]}::text[]) as key
      where not exists (select from uploads where file_key = key)
        and not exists (select from upload_files where file_key = key)`.execute(db);
    return rows.map(({ key }) => key);
  },

  /** Blocks publishing, saving and scheduling of texts until the end of the transaction: each of these locks a row of the table. */
  async lockContents(tx: Tx): Promise<void> {
    await sql`lock table contents in exclusive mode`.execute(tx);
  },

  /**
   * Returns the uses of a picture in published texts, drafts and scheduled texts. Null for the uses of all pictures.
   */
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
