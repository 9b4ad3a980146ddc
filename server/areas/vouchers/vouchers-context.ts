import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { MailRecipients } from '../../platform/mail-recipients.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { DocumentMaker } from '../documents/documents.ts';
import type { Pricing } from '../pricing/pricing.ts';
import type { Tx } from '../../platform/database.ts';
import type { LoggedIn } from '../../http/handler.ts';
import type { ServerKey } from '../../platform/server-key.ts';

/** A voucher that somebody is about to pay by card. */
export interface VoucherOrder {
  payable: { kind: 'voucher'; id: number };
  email: string;
  language: Language;
  description: string;
  /** The address to come back to, with a query. */
  returnUrl: string;
}

/** What those who take cards do for vouchers. */
export interface VoucherPayments {
  /** Opens the provider's page for a voucher that was ordered. */
  openVoucherPayment(
    order: VoucherOrder,
  ): Promise<{ ok: true; url: string } | { ok: false; type: 'nothing-due' | 'provider-silent' }>;
  /** Asks the provider about the latest payment of a voucher, and books what it says; null: there is none. */
  lookAtVoucher(voucherId: number): Promise<{ state: string; decline_reason: string | null } | null>;
  /** Tells the guest of a booking that something was paid; `key` says what, such as `voucher/7`. */
  tellPaid(tx: Tx, bookingId: number, key: string): Promise<void>;
}

/** A booking that a voucher may pay for. */
export interface BookingToPay {
  id: number;
}

/** What the area needs from the rest of the house. */
export interface VouchersDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  /** The server's key, from which codes are derived. */
  secret: ServerKey;
  publicUrl: string;
  routes: SiteRoutes;
  operator: CurrentOperator;
  translate(language: Language, site?: string): Translate;
  booking: {
    /** Opens a booking by the link of its guest or by their login; null where it opens nothing. */
    openPayable(
      link: { bookingId: number; bookingHash: string },
      user: LoggedIn | null,
    ): Promise<BookingToPay | null>;
    /** The booking of a number and an address; null where they are not of one. */
    payableByAddress(sought: { displayNumber: number; email: string }): Promise<BookingToPay | null>;
  };
  payments: VoucherPayments;
  pricing: Pick<Pricing, 'countWrongCodes'>;
  documents: DocumentMaker;
  /** The bytes of one of this site's pictures, by the path of its address; null where there is none. */
  picture(path: string): Promise<Buffer | null>;
  mail: Pick<MailTransport, 'send'>;
  recipients: Pick<MailRecipients, 'isConfirmed' | 'count' | 'send'>;
  limits: Pick<CountedLimits, 'count'>;
}
