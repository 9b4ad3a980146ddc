import type { PersonalData } from '../../platform/personal-data.ts';
import { isOwn, ownedHomes } from '../booking/booking.ts';
import type { CheckInsDeps } from './check-ins-context.ts';
import { openAnswers } from './sealed-answers.ts';

/**
 * Exports the guests' entries decrypted. Like the stay, they are not deleted with the account, but after their own
 * retention period.
 */
export const personalDataOfCheckIns = ({ secret }: Pick<CheckInsDeps, 'secret'>): PersonalData => ({
  async read(db, { uid }) {
    const rows = await db
      .selectFrom('check_ins')
      .selectAll()
      .where('booking_id', 'in', db.selectFrom('bookings').select('id').where(isOwn(uid)))
      .orderBy('booking_id')
      .execute();
    return {
      check_ins: rows.map(({ sealed, ...row }) => ({
        ...row,
        answers: openAnswers(secret, row.booking_id, sealed),
      })),
      home_check_ins: await db
        .selectFrom('home_check_ins')
        .selectAll()
        .where('object_number', 'in', ownedHomes(uid))
        .orderBy('object_number')
        .execute(),
    };
  },
  leave: () => Promise.resolve(),
});
