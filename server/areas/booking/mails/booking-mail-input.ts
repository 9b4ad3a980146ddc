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
  /** The change that the mail is about; null in all others. */
  change: ChangeRow | null;
  home: HomeOfBooking;
  /** The entries of the booking in the ledger: what was paid is asked for no more. */
  posted: readonly PostedMoney[];
  /** Where guests transfer to. */
  account: BankAccount | null;
  /** The phone of the office where something is wrong with a stay. */
  helpPhone: string;
  /** The moment at which the booking was cancelled; null where it was not. */
  cancelledAt: Date | null;
  /** What the house keeps of the stay, in thousandths; null in mails to guests, and where nobody knows. */
  commissionPerMille: number | null;
  /** Of it depends until when cancelling is free. */
  today: PlainDate;
  language: Language;
  translate: Translate;
  /** What the site is called that the mail is from. */
  site: string;
  /** The configured origin of that site: never taken from a request. */
  publicUrl: string;
  routes: SiteRoutes;
  /** The recipient's own link secret. */
  bookingHash: string;
  /** The last day on which it opens. */
  linkLastDay: PlainDate;
  /** What the guest's link carries beside it, so that opening it confirms the address; null in others' mails. */
  addressProof: string | null;
  /** Whether the owner of the guest's address has opened a link from a mail. */
  isKnown: boolean;
  /** Absolute address of the home's first picture as JPEG; null for a home without. */
  picture: string | null;
  /** Whether invoices are sent along. */
  hasInvoice: boolean;
}
