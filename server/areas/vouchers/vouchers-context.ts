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

export interface VoucherOrder {
  payable: { kind: 'voucher'; id: number };
  email: string;
  language: Language;
  description: string;
  returnUrl: string;
}

export interface VoucherPayments {
  openVoucherPayment(
    order: VoucherOrder,
  ): Promise<{ ok: true; url: string } | { ok: false; type: 'nothing-due' | 'provider-silent' }>;
  pollVoucher(voucherId: number): Promise<{ state: string; decline_reason: string | null } | null>;
  /** Queues the mail about a payment; `key` identifies it, such as `voucher/7`. */
  tellPaid(tx: Tx, bookingId: number, key: string): Promise<void>;
}

export interface BookingToPay {
  id: number;
}

export interface VouchersDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  secret: ServerKey;
  publicUrl: string;
  routes: SiteRoutes;
  operator: CurrentOperator;
  translate(language: Language, site?: string): Translate;
  booking: {
    openPayable(
      link: { bookingId: number; bookingHash: string },
      user: LoggedIn | null,
    ): Promise<BookingToPay | null>;
    findPayableByAddress(query: { displayNumber: number; email: string }): Promise<BookingToPay | null>;
  };
  payments: VoucherPayments;
  pricing: Pick<Pricing, 'countWrongCodes'>;
  documents: DocumentMaker;
  picture(path: string): Promise<Buffer | null>;
  mail: Pick<MailTransport, 'send'>;
  recipients: Pick<MailRecipients, 'isConfirmed' | 'count' | 'send'>;
  limits: Pick<CountedLimits, 'count'>;
  /** Returns the display name of a member of the staff. */
  findPersonName(uid: string): Promise<string>;
}
