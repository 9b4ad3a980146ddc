import type { PersonalData } from '../../platform/personal-data.ts';
import { trackingStore } from './tracking-store.ts';

export const personalDataOfTracking: PersonalData = {
  async read(db, { uid, device }) {
    const uids = [uid, ...(device === null ? [] : [device])];
    return {
      consent_log: await db
        .selectFrom('consent_log')
        .select(['statistic', 'marketing', 'given_at'])
        .where('uid', 'in', uids)
        .orderBy('id')
        .execute(),
      traffic_origins: await db
        .selectFrom('traffic_origins')
        .select(['params', 'seen_at'])
        .where('uid', 'in', uids)
        .orderBy('id')
        .execute(),
      visited_pages: await db
        .selectFrom('visited_pages')
        .select(['route', 'object_number', 'language', 'partner_id', 'visited_at'])
        .where('uid', 'in', uids)
        .orderBy('id')
        .execute(),
    };
  },

  /** Deletes the visitor's data. The proof of consent stays for its legal period; it contains a random id only. */
  leave: (tx, { uid }) => trackingStore.deleteVisitor(tx, uid),
};
