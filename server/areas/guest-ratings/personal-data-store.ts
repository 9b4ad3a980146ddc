import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { isOwn } from '../booking/booking.ts';
import { publishedStore } from '../ratings/ratings.ts';
import { submissionsStore } from './submissions-store.ts';

async function ownBookings(db: Queryable, uid: string): Promise<number[]> {
  const rows = await db.selectFrom('bookings').select('id').where(isOwn(uid)).orderBy('id').execute();
  return [0, ...rows.map(({ id }) => id)];
}

/** Ratings, requests, a landlord's answers, and reports of a person. */
export const personalDataOfGuestRatings: PersonalData = {
  async read(db, { uid, email }) {
    const ids = await ownBookings(db, uid);
    return {
      rating_submissions: await db
        .selectFrom('rating_submissions')
        .selectAll()
        .where('booking_id', 'in', ids)
        .orderBy('booking_id')
        .execute(),
      rating_invitations: await db
        .selectFrom('rating_invitations')
        .selectAll()
        .where('booking_id', 'in', ids)
        .orderBy('booking_id')
        .execute(),
      rating_photos: await db
        .selectFrom('rating_photos')
        .select(['id', 'booking_id', 'width', 'height', 'created_at'])
        .where('booking_id', 'in', ids)
        .orderBy('id')
        .execute(),
      rating_reports: await db
        .selectFrom('rating_reports')
        .selectAll()
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .orderBy('id')
        .execute(),
    };
  },

  /** Published ratings stay for future guests, with a letter instead of the name and no reference to the person. */
  async leave(tx, { uid }) {
    const ids = await ownBookings(tx, uid);
    const publishedRatings = await tx
      .selectFrom('rating_submissions')
      .select('rating_id')
      .where('booking_id', 'in', ids)
      .where('rating_id', 'is not', null)
      .execute();
    await publishedStore.shortenName(
      tx,
      publishedRatings.flatMap(({ rating_id }) => (rating_id === null ? [] : [rating_id])),
    );
    await submissionsStore.loosen(tx, ids);
    await tx.updateTable('rating_answers').set({ by_uid: null }).where('by_uid', '=', uid).execute();
  },
};
