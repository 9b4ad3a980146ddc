import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { RecordOwner } from './person-store.ts';

type About = Pick<RecordOwner, 'uid' | 'emailKey'>;

export interface NoteRow {
  id: number;
  text: string;
  author: string;
  author_uid: string | null;
  written_at: Date;
  display_number: number | null;
  case_number: number | null;
}

const pageSize = 100;

const isAbout = ({ uid, emailKey }: About) => sql<boolean>`(n.email_key = ${emailKey} or n.uid = ${uid})`;

export const notesStore = {
  async insert(
    tx: Tx,
    note: Pick<RecordOwner, 'uid' | 'emailKey' | 'bookingId' | 'caseId'> & {
      text: string;
      author: { uid: string; name: string };
      at: Date;
    },
  ): Promise<void> {
    await tx
      .insertInto('office_notes')
      .values({
        email_key: note.emailKey,
        uid: note.uid,
        booking_id: note.bookingId,
        case_id: note.caseId,
        text: note.text,
        author_uid: note.author.uid,
        author: note.author.name,
        written_at: note.at,
      })
      .execute();
  },

  async list(db: Queryable, about: About): Promise<NoteRow[]> {
    const { rows } = await sql<NoteRow>`
      select n.note_id as id, n.text, n.author, n.author_uid, n.written_at, b.display_number, c.case_number
      from office_notes n
        left join bookings b on b.id = n.booking_id
        left join contact_cases c on c.id = n.case_id
      where ${isAbout(about)}
      order by n.note_id desc limit ${pageSize}`.execute(db);
    return rows;
  },

  /** Deletes a note; only its author may. */
  async delete(tx: Tx, about: About, id: number, authorUid: string): Promise<void> {
    await sql`delete from office_notes n
      where n.note_id = ${id}::bigint and n.author_uid = ${authorUid} and ${isAbout(about)}`.execute(tx);
  },

  async listByPerson(db: Queryable, about: About): Promise<{ text: string; written_at: Date }[]> {
    const { rows } = await sql<{ text: string; written_at: Date }>`
      select n.text, n.written_at from office_notes n where ${isAbout(about)} order by n.note_id`.execute(db);
    return rows;
  },

  async deleteAbout(tx: Tx, about: About): Promise<void> {
    await sql`delete from office_notes n where ${isAbout(about)}`.execute(tx);
  },

  async deleteBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('office_notes').where('written_at', '<', before).execute();
  },
};
