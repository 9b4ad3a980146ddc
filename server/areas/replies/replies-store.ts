import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface NewReply {
  kind: string;
  thingId: number;
  messageHash: string;
}

export interface AsideMail {
  reason: 'sender' | 'gone';
  from: string;
  subject: string;
  text: string;
  whole: string;
  files: readonly number[];
  refusedFiles: number;
}

export interface StoredAside extends AsideMail {
  id: number;
  kind: string;
  thingId: number;
  at: Date;
}

const asideColumns = [
  'id',
  'kind',
  'thing_id as thingId',
  'reason',
  'from_address as from',
  'subject',
  'text',
  'whole',
  'files',
  'refused_files as refusedFiles',
  'at',
] as const;

const emptyColumns = { reason: null, from_address: null, subject: null, text: null, whole: null } as const;

export const repliesStore = {
  async isKnown(db: Queryable, { kind, thingId, messageHash }: NewReply): Promise<boolean> {
    const row = await db
      .selectFrom('mail_replies')
      .select('id')
      .where('kind', '=', kind)
      .where('thing_id', '=', thingId)
      .where('message_hash', '=', messageHash)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Inserts a reply; null if it was received before. */
  async insert(tx: Tx, { kind, thingId, messageHash }: NewReply, now: Date): Promise<number | null> {
    const row = await tx
      .insertInto('mail_replies')
      .values({ kind, thing_id: thingId, message_hash: messageHash, state: 'taken', at: now })
      .onConflict((conflict) => conflict.columns(['kind', 'thing_id', 'message_hash']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id ?? null;
  },

  async setAside(tx: Tx, id: number, mail: AsideMail): Promise<void> {
    const { reason, from, subject, text, whole, files, refusedFiles } = mail;
    await tx
      .updateTable('mail_replies')
      .set({
        ...{ state: 'aside', reason, from_address: from, subject, text, whole },
        files: JSON.stringify(files),
        refused_files: refusedFiles,
      })
      .where('id', '=', id)
      .execute();
  },

  async listAside(db: Queryable, limit: number): Promise<{ total: number; mails: StoredAside[] }> {
    const aside = db.selectFrom('mail_replies').where('state', '=', 'aside');
    const { total } = await aside.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    const rows = await aside.select(asideColumns).orderBy('id', 'desc').limit(limit).execute();
    return { total, mails: rows as StoredAside[] };
  },

  async lockAside(tx: Tx, id: number): Promise<StoredAside | null> {
    const row = await tx
      .selectFrom('mail_replies')
      .select(asideColumns)
      .where('id', '=', id)
      .where('state', '=', 'aside')
      .forUpdate()
      .executeTakeFirst();
    return (row as StoredAside | undefined) ?? null;
  },

  async decide(tx: Tx, id: number, state: 'taken' | 'dropped'): Promise<void> {
    await tx
      .updateTable('mail_replies')
      .set({ state, ...emptyColumns, files: '[]', refused_files: 0 })
      .where('id', '=', id)
      .execute();
  },

  async findBefore(db: Queryable, before: Date): Promise<{ id: number; files: number[] }[]> {
    const rows = await db
      .selectFrom('mail_replies')
      .select(['id', 'files'])
      .where('at', '<', before)
      .execute();
    return rows as { id: number; files: number[] }[];
  },

  async deleteBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('mail_replies').where('at', '<', before).execute();
  },
};
