import type { Queryable, Tx } from '../../platform/database.ts';

export interface StoredAttachment {
  id: number;
  fileKey: string;
  name: string;
  type: string;
  bytes: number;
}

const columns = ['attachment_id as id', 'file_key as fileKey', 'name', 'type', 'bytes'] as const;

export const attachmentsStore = {
  /** Inserts a file; returns the existing one if the key is already stored. */
  async insert(db: Queryable, file: Omit<StoredAttachment, 'id'>, now: Date): Promise<number> {
    const { fileKey, ...rest } = file;
    const { id } = await db
      .insertInto('attachments')
      .values({ ...rest, file_key: fileKey, created_at: now })
      .onConflict((conflict) => conflict.column('file_key').doUpdateSet({ file_key: fileKey }))
      .returning('attachment_id as id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Returns files by id, without deleted ones. */
  async find(db: Queryable, ids: readonly number[]): Promise<StoredAttachment[]> {
    if (ids.length === 0) return [];
    return db
      .selectFrom('attachments')
      .select(columns)
      .where('attachment_id', 'in', ids)
      .where('released_at', 'is', null)
      .orderBy('attachment_id')
      .execute();
  },

  /** Marks all files as owned or none; false if one already belongs to another owner. */
  async keep(tx: Tx, ids: readonly number[], now: Date): Promise<boolean> {
    if (ids.length === 0) return true;
    const unownedFiles = await tx
      .selectFrom('attachments')
      .select('attachment_id')
      .where('attachment_id', 'in', ids)
      .where('kept_at', 'is', null)
      .orderBy('attachment_id')
      .forUpdate()
      .execute();
    if (unownedFiles.length !== new Set(ids).size) return false;
    await tx.updateTable('attachments').set({ kept_at: now }).where('attachment_id', 'in', ids).execute();
    return true;
  },

  async release(db: Queryable, ids: readonly number[], now: Date): Promise<void> {
    if (ids.length === 0) return;
    await db.updateTable('attachments').set({ released_at: now }).where('attachment_id', 'in', ids).execute();
  },

  /** Returns files that were never attached, and released ones. */
  async loose(db: Queryable, sentBefore: Date): Promise<StoredAttachment[]> {
    return db
      .selectFrom('attachments')
      .select(columns)
      .where((eb) =>
        eb.or([
          eb('released_at', 'is not', null),
          eb.and([eb('kept_at', 'is', null), eb('created_at', '<', sentBefore)]),
        ]),
      )
      .orderBy('attachment_id')
      .execute();
  },

  async delete(db: Queryable, id: number): Promise<void> {
    await db.deleteFrom('attachments').where('attachment_id', '=', id).execute();
  },
};
