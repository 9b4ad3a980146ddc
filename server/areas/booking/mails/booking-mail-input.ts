import type { BankAccount } from '../../../../domain/operator/operator.ts';
import type { BookingMailTemplate } from '../../../../domain/booking/mail-templates.ts';
import type { MailRecipient } from './send-mail-job.ts';
import type { BookingRow } from '../booking-store.ts';
import type { CoHost } from './co-host.ts';
import type { ChangeRow } from '../change/change-store.ts';
import type { HomeOfBooking } from '../home-store.ts';
import type { PostedMoney } from '../rules/payment-schedule.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

export interface BookingMailInput {
  kind: { template: BookingMailTemplate; recipient: MailRecipient };
  booking: BookingRow;
  change: ChangeRow | null;
  /** True if an offer of the host that the guest accepted has made the booking. */
  byOffer?: boolean;
  home: HomeOfBooking;
  entries: readonly PostedMoney[];
  account: BankAccount | null;
  helpPhone: string;
  cancelledAt: Date | null;
  commissionPerMille: number | null;
  today: PlainDate;
  language: Language;
  translate: Translate;
  site: string;
  /** Configured origin of the site; never taken from a request. */
  publicUrl: string;
  routes: SiteRoutes;
  bookingHash: string;
  linkLastDay: PlainDate;
  /** Part of the guest's link, so that opening it verifies the address; null in mails to landlords. */
  addressProof: string | null;
  isKnown: boolean;
  /** False if the booking was confirmed at once, without the host. */
  confirmedByHost: boolean;
  picture: string | null;
  hasInvoice: boolean;
  /** The co-host who reads the landlord's mail; absent: the landlord. */
  coHost?: CoHost | null;
}
