import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** Replies from an address that wait for the office. They need no login, so that they do not end with the account. */
export const personalDataOfReplies: PersonalData = {
  async read(db, { email }) {
    const mails = await db
      .selectFrom('mail_replies')
      .select(['kind', 'from_address', 'subject', 'whole', 'at'])
      .where(sql`lower(from_address)`, '=', email.toLowerCase())
      .orderBy('id')
      .execute();
    return { mail_replies: mails };
  },

  leave: () => Promise.resolve(),
};
