import type { resendBookingMail } from '../../../../contract/office-records/resend-booking-mail.ts';
import type { Handler } from '../../../http/handler.ts';
import { resendMail } from '../../booking/booking.ts';
import { officeActsStore } from '../office-acts-store.ts';
import type { OfficeRecordsDeps } from '../office-records-context.ts';
import { personListsStore } from '../person-lists-store.ts';

export function resendBookingMailHandler({
  connection,
  clock,
  findPersonName,
}: OfficeRecordsDeps): Handler<typeof resendBookingMail> {
  return async ({ mailID, idempotencyKey: key }, { user }) => {
    const mail = await personListsStore.mail(connection.db, mailID);
    if (!mail) return { ok: false, type: 'mail-missing', data: null };
    const name = await findPersonName(user.uid);
    const at = clock.now();
    const { template, booking_id: bookingId } = mail;
    const email = await connection.transaction(async (tx) => {
      const address = await resendMail(tx, { bookingId, template, key }, at);
      if (address !== null) {
        await officeActsStore.insert(tx, { act: 'resend', kind: 'booking', uid: user.uid, name, at });
      }
      return address;
    });
    return email === null ? { ok: false, type: 'mail-outdated', data: null } : { ok: true, data: { email } };
  };
}
