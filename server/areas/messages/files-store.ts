import { sql } from 'kysely';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface FileRow {
  id: number;
  messageId: number | null;
  name: string;
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  bytes: number;
}

const columns = [
  'file_id as id',
  'message_id as messageId',
  'name',
  'media_type as type',
  'bytes',
  'file_key as key',
] as const;

export const filesStore = {
  async ofThread(db: Queryable, bookingId: number): Promise<FileRow[]> {
    const rows = await db
      .selectFrom('message_files')
      .select(columns)
      .where('booking_id', '=', bookingId)
      .where('message_id', 'is not', null)
      .orderBy('file_id')
      .execute();
    return rows as unknown as FileRow[];
  },

  /** A file of the thread that was sent, or that this side has ready for its next message. */
  async find(
    db: Queryable,
    { bookingId, side, id }: { bookingId: number; side: MessageSide | null; id: number },
  ): Promise<(FileRow & { key: string }) | null> {
    const row = await db
      .selectFrom('message_files')
      .select(columns)
      .where('booking_id', '=', bookingId)
      .where('file_id', '=', id)
      .where(({ or, eb }) =>
        or([eb('message_id', 'is not', null), ...(side === null ? [] : [eb('side', '=', side)])]),
      )
      .executeTakeFirst();
    return (row as unknown as (FileRow & { key: string }) | undefined) ?? null;
  },

  async insert(
    tx: Tx,
    file: {
      bookingId: number;
      side: MessageSide;
      messageId: number | null;
      key: string;
      name: string;
      type: FileRow['type'];
      bytes: number;
      at: Date;
    },
  ): Promise<number> {
    const { file_id } = await tx
      .insertInto('message_files')
      .values({
        booking_id: file.bookingId,
        message_id: file.messageId,
        side: file.side,
        file_key: file.key,
        name: file.name,
        media_type: file.type,
        bytes: file.bytes,
        created_at: file.at,
      })
      .returning('file_id')
      .executeTakeFirstOrThrow();
    return file_id;
  },

  /** Files that came by mail: they lie where the attachments have put them. */
  async insertOfMail(
    tx: Tx,
    file: { bookingId: number; side: MessageSide; messageId: number; ids: readonly number[]; at: Date },
  ): Promise<void> {
    if (file.ids.length === 0) return;
    await sql`insert into message_files
        (booking_id, message_id, side, file_key, name, media_type, bytes, attachment_id, created_at)
      select ${file.bookingId}, ${file.messageId}, ${file.side}, file_key, left(name, 120), type, bytes,
        attachment_id, ${file.at}
      from attachments where attachment_id in (${sql.join(file.ids)})`.execute(tx);
  },

  /** Which of these files the side has ready, held until the end of the transaction. */
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

  /** Files of messages that were never sent or are gone. */
  async loose(
    db: Queryable,
    before: Date,
  ): Promise<{ id: number; key: string; attachmentId: number | null }[]> {
    return db
      .selectFrom('message_files')
      .select(['file_id as id', 'file_key as key', 'attachment_id as attachmentId'])
      .where('message_id', 'is', null)
      .where('created_at', '<', before)
      .limit(500)
      .execute();
  },

  async remove(db: Queryable, id: number): Promise<void> {
    await db.deleteFrom('message_files').where('file_id', '=', id).execute();
  },
};
