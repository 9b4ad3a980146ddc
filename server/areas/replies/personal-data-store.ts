import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** What came from an address and waits for the office. It comes without a login too, and so does not end with the account. */
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
