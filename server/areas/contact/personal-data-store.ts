import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** Messages from an address to the office. They need no account, so they are not deleted with one. */
export const personalDataOfContact: PersonalData = {
  async read(db, { email }) {
    const cases = await db
      .selectFrom('contact_cases')
      .selectAll()
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .orderBy('id')
      .execute();
    const ids = cases.map(({ id }) => id);
    if (ids.length === 0) return {};
    return {
      contact_cases: cases.map(({ assigned_uid: _whose, ...row }) => row),
      contact_messages: await db
        .selectFrom('contact_messages')
        .select(['case_id', 'direction', 'text', 'created_at'])
        .where('case_id', 'in', ids)
        .orderBy('id')
        .execute(),
      contact_files: await db
        .selectFrom('contact_files as f')
        .innerJoin('contact_messages as m', 'm.id', 'f.message_id')
        .innerJoin('attachments as a', 'a.attachment_id', 'f.attachment_id')
        .select(['m.case_id', 'a.name', 'a.type', 'a.bytes', 'a.created_at'])
        .where('m.case_id', 'in', ids)
        .orderBy('a.attachment_id')
        .execute(),
    };
  },

  leave: () => Promise.resolve(),
};
