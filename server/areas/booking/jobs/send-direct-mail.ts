import type { z } from 'zod';
import type { NotYet } from '../../../platform/jobs.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findBooking } from '../booking-store.ts';
import { findHome } from '../home-store.ts';
import { prepareLetter } from '../links/letter-to.ts';
import { renderDirectMail } from '../mails/render-direct-mail.ts';
import type { sendDirectMailJob } from '../mails/send-direct-mail-job.ts';

/** Sends nothing where the address was removed, or the stay was cancelled, since the mail was queued. */
export async function sendDirectMail(
  deps: BookingDeps,
  { bookingId, mail, at }: z.output<typeof sendDirectMailJob.payload>,
): Promise<NotYet | void> {
  const { db } = deps.connection;
  const booking = await findBooking(db, bookingId);
  if (!booking || booking.customer.email === '') return;
  if ((booking.state === 'cancelled') !== (mail === 'cancelled')) return;
  const letter = await prepareLetter(deps, bookingId, 'guest');
  const home = letter && (await findHome(db, booking.object_number, letter.language));
  if (!letter || !home) return;
  const { language, translate, site, greeting, href, to, homeTitle } = letter;
  const rendered = renderDirectMail({
    ...{ mail, language, translate, site, greeting, href, booking },
    ...{ home: homeTitle, host: home.landlord.name },
  });
  return letter.deliver(() =>
    deps.mail.send({ id: `booking-${bookingId}-direct-${mail}-${at}`, to, sender: site, ...rendered }),
  );
}
