import type { AttachedType } from '../../../domain/attached-files.ts';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface FileRow {
  id: number;
  messageId: number | null;
  attachmentId: number;
  name: string;
  type: AttachedType;
  bytes: number;
}

const selectFiles = (db: Queryable) =>
  db
    .selectFrom('message_files')
    .innerJoin('attachments', 'attachments.attachment_id', 'message_files.attachment_id')
    .select([
      'file_id as id',
      'message_id as messageId',
      'attachments.attachment_id as attachmentId',
      'name',
      'type',
      'bytes',
    ])
    .where('released_at', 'is', null);

export const filesStore = {
  async listByThread(db: Queryable, bookingId: number): Promise<FileRow[]> {
    const rows = await selectFiles(db)
      .where('booking_id', '=', bookingId)
      .where('message_id', 'is not', null)
      .orderBy('file_id')
      .execute();
    return rows as FileRow[];
  },

  async ofMessages(db: Queryable, messageIds: readonly number[]): Promise<FileRow[]> {
    if (messageIds.length === 0) return [];
    const rows = await selectFiles(db)
      .where('message_id', 'in', [...messageIds])
      .orderBy('file_id')
      .execute();
    return rows as FileRow[];
  },

  async find(
    db: Queryable,
    { bookingId, side, id }: { bookingId: number; side: MessageSide | null; id: number },
  ): Promise<FileRow | null> {
    const row = await selectFiles(db)
      .where('booking_id', '=', bookingId)
      .where('file_id', '=', id)
      .where(({ or, eb }) =>
        or([eb('message_id', 'is not', null), ...(side === null ? [] : [eb('side', '=', side)])]),
      )
      .executeTakeFirst();
    return (row as FileRow | undefined) ?? null;
  },

  async insert(
    tx: Tx,
    files: {
      bookingId: number;
      side: MessageSide;
      /** Null while the message of the file is not sent. */
      messageId: number | null;
      attachments: readonly number[];
      at: Date;
    },
  ): Promise<number[]> {
    if (files.attachments.length === 0) return [];
    const rows = await tx
      .insertInto('message_files')
      .values(
        files.attachments.map((attachment_id) => ({
          booking_id: files.bookingId,
          message_id: files.messageId,
          side: files.side,
          attachment_id,
          created_at: files.at,
        })),
      )
      .returning('file_id')
      .execute();
    return rows.map(({ file_id }) => file_id);
  },

  /** Returns which of these files this side has uploaded and not sent; they are locked until the end of the transaction. */
  async lockReady(
    tx: Tx,
    { bookingId, side, ids }: { bookingId: number; side: MessageSide; ids: readonly number[] },
  ): Promise<number[]> {
    if (ids.length === 0) return [];
    const rows = await tx
      .selectFrom('message_files')
      .select('file_id')
      .where('booking_id', '=', bookingId)
      .where('side', '=', side)
      .where('message_id', 'is', null)
      .where('file_id', 'in', ids)
      .forUpdate()
      .execute();
    return rows.map(({ file_id }) => file_id);
  },

  async attach(tx: Tx, ids: readonly number[], messageId: number): Promise<void> {
    if (ids.length === 0) return;
    await tx
      .updateTable('message_files')
      .set({ message_id: messageId })
      .where('file_id', 'in', ids)
      .execute();
  },

  /** Files whose message was never sent or was deleted. */
  async loose(db: Queryable, before: Date): Promise<{ id: number; attachmentId: number }[]> {
    return db
      .selectFrom('message_files')
      .select(['file_id as id', 'attachment_id as attachmentId'])
      .where('message_id', 'is', null)
      .where('created_at', '<', before)
      .limit(500)
      .execute();
  },

  async remove(db: Queryable, id: number): Promise<void> {
    await db.deleteFrom('message_files').where('file_id', '=', id).execute();
  },
};
