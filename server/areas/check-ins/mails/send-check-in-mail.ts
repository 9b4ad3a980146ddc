import { checkInState } from '../../../../domain/booking/check-in.ts';
import type { NotYet } from '../../../platform/jobs.ts';
import type { CheckInsDeps } from '../check-ins-context.ts';
import { checkInsStore } from '../check-ins-store.ts';
import type { CheckInMail } from '../jobs/check-in-jobs.ts';
import { renderCheckInMail } from './render-check-in-mail.ts';

/** Sends the mail unless the check-in has closed or the reminder is no longer needed. */
export async function sendCheckInMail(
  { connection: { db }, clock, booking, mail: transport }: CheckInsDeps,
  { bookingId, mail }: { bookingId: number; mail: CheckInMail },
): Promise<NotYet | void> {
  const letter = await booking.prepareLetter(bookingId, 'guest', 'CheckIn');
  const row = letter && (await checkInsStore.find(db, bookingId, letter.language));
  if (!letter || !row || checkInState(row, clock.today()) !== 'open') return;
  if (mail === 'remind' && row.savedAt !== null) return;
  const { language, translate, site, greeting, href, to, homeTitle, displayNumber } = letter;
  const rendered = renderCheckInMail({
    ...{ mail, language, translate, site, greeting, href, home: homeTitle, number: String(displayNumber) },
    stay: { startDate: row.startDate, endDate: row.endDate },
  });
  return letter.deliver(() =>
    transport.send({ id: `check-in-${mail}-${bookingId}`, to, sender: site, ...rendered }),
  );
}
