import type { BankAccount } from '../../../../domain/operator/operator.ts';
import type { BookingMailTemplate } from '../../../../domain/booking/mail-templates.ts';
import type { MailRecipient } from './send-mail-job.ts';
import type { BookingRow } from '../booking-store.ts';
import type { ChangeRow } from '../change/change-store.ts';
import type { HomeOfBooking } from '../home-store.ts';
import type { PostedMoney } from '../rules/payments-of.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

export interface BookingMailInput {
  kind: { template: BookingMailTemplate; recipient: MailRecipient };
  booking: BookingRow;
  /** Null in mails about no change. */
  change: ChangeRow | null;
  home: HomeOfBooking;
  /** The entries of the booking in the ledger: paid parts are not asked for again. */
  posted: readonly PostedMoney[];
  account: BankAccount | null;
  /** The phone of the office where something is wrong with a stay. */
  helpPhone: string;
  cancelledAt: Date | null;
  /** Null in mails to guests, and where no contract says it. */
  commissionPerMille: number | null;
  /** Decides until when cancelling is still free. */
  today: PlainDate;
  language: Language;
  translate: Translate;
  site: string;
  /** The configured origin of that site: never taken from a request. */
  publicUrl: string;
  routes: SiteRoutes;
  /** The recipient's own link secret. */
  bookingHash: string;
  linkLastDay: PlainDate;
  /** Goes with the guest's link, so that opening it confirms the address; null in mails to landlords. */
  addressProof: string | null;
  /** True once the owner of the guest's address has opened a link from a mail. */
  isKnown: boolean;
  /** Absolute address of the home's first picture as JPEG; null for a home without. */
  picture: string | null;
  hasInvoice: boolean;
}
