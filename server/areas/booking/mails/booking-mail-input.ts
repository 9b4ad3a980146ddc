import type { MailTemplate, ChangeTemplate, newLinkTemplate, MailRecipient } from './send-mail-job.ts';
import type { BookingRow } from '../booking-store.ts';
import type { ChangeRow } from '../change-store.ts';
import type { HomeOfBooking } from '../home-store.ts';
import type { PostedMoney } from '../rules/payments-of.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

export interface BookingMailInput {
  kind: { template: MailTemplate | ChangeTemplate | typeof newLinkTemplate; recipient: MailRecipient };
  booking: BookingRow;
  /** Null in mails that are not about a change. */
  change: ChangeRow | null;
  home: HomeOfBooking;
  posted: readonly PostedMoney[];
  /** Null unless the booking is cancelled. */
  cancelledAt: Date | null;
  /** Our commission in thousandths of the price; null in mails to guests and if unknown. */
  commissionPerMille: number | null;
  language: Language;
  translate: Translate;
  site: string;
  /** The configured origin of that site, never taken from a request. */
  publicUrl: string;
  routes: SiteRoutes;
  bookingHash: string;
  linkLastDay: PlainDate;
  /** Sent only to guests, beside the secret: opening a link that has it confirms the address. Null for other recipients. */
  addressProof: string | null;
  isKnown: boolean;
  /** Absolute URL of the first picture as JPEG; null if the home has none. */
  picture: string | null;
  hasInvoice: boolean;
}
