import { sql } from 'kysely';
import { listRolesWith } from '../../../domain/roles.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { personNameOf } from '../../platform/person-name-store.ts';
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
  /** Name of the colleague for whom it is meant; empty for nobody. */
  for_name: string;
  done_at: Date | null;
}

const pageSize = 100;

const noteColumns = sql`n.note_id as id, n.text, n.author, n.author_uid, n.written_at, n.done_at,
  b.display_number, c.case_number, ${personNameOf('f')} as for_name`;
const noteTables = sql`office_notes n
  left join bookings b on b.id = n.booking_id
  left join contact_cases c on c.id = n.case_id
  left join accounts f on f.uid = n.for_uid`;

const isAbout = ({ uid, emailKey }: About) => sql<boolean>`(n.email_key = ${emailKey} or n.uid = ${uid})`;

export const notesStore = {
  async insert(
    tx: Tx,
    note: Pick<RecordOwner, 'uid' | 'emailKey' | 'bookingId' | 'caseId'> & {
      text: string;
      author: { uid: string; name: string };
      forUid: string | null;
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
        for_uid: note.forUid,
        written_at: note.at,
      })
      .execute();
  },

  async list(db: Queryable, about: About): Promise<NoteRow[]> {
    const { rows } = await sql<NoteRow>`
      select ${noteColumns} from ${noteTables}
      where ${isAbout(about)}
      order by n.note_id desc limit ${pageSize}`.execute(db);
    return rows;
  },

  /** Lists what colleagues have written for somebody, the oldest first. */
  async listFor(db: Queryable, uid: string): Promise<(NoteRow & { account_number: number | null })[]> {
    const { rows } = await sql<NoteRow & { account_number: number | null }>`
      select ${noteColumns}, p.number as account_number
      from ${noteTables} left join accounts p on p.uid = n.uid or (n.uid is null and p.email_key = n.email_key)
      where n.for_uid = ${uid} and n.done_at is null
      order by n.note_id limit ${pageSize}`.execute(db);
    return rows;
  },

  /** Marks a note as done; only the person for whom it is meant may. */
  async finish(tx: Tx, id: number, uid: string, at: Date): Promise<void> {
    await tx
      .updateTable('office_notes')
      .set({ done_at: at })
      .where('note_id', '=', id)
      .where('for_uid', '=', uid)
      .where('done_at', 'is', null)
      .execute();
  },

  /** Members of the office who can log in. */
  async colleagues(db: Queryable): Promise<{ uid: string; number: number; name: string }[]> {
    const roles = [...listRolesWith('office.update')];
    const { rows } = await sql<{ uid: string; number: number; name: string }>`
      select a.uid, a.number, ${personNameOf('a')} as name from accounts a
      where a.suspended_at is null
        and exists (select from account_roles r where r.uid = a.uid and r.role = any(${roles}::text[]))
      order by name, a.number`.execute(db);
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
