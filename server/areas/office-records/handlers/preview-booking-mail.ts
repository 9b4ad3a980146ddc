import type { previewBookingMail } from '../../../../contract/office-records/preview-booking-mail.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OfficeRecordsDeps } from '../office-records-context.ts';
import { personListsStore } from '../person-lists-store.ts';

/** Whoever opens a link of the mail is the guest, so the office reads it without them. */
const link = /https?:\/\/\S+/g;

export function previewBookingMailHandler({
  connection: { db },
  booking,
}: Pick<OfficeRecordsDeps, 'connection' | 'booking'>): Handler<typeof previewBookingMail> {
  return async ({ mailID }) => {
    const mail = await personListsStore.mail(db, mailID);
    if (!mail) return { ok: false, type: 'mail-missing', data: null };
    const preview = await booking.previewMail({ bookingId: mail.booking_id, template: mail.template });
    if (!preview) return { ok: false, type: 'mail-outdated', data: null };
    return { ok: true, data: { subject: preview.subject, text: preview.text.replace(link, '[…]') } };
  };
}
