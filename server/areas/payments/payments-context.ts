import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { CardProvider } from '../../platform/card-provider.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection, Tx } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { MailRecipients } from '../../platform/mail-recipients.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { BookingArea } from '../booking/booking.ts';
import type { Partners } from '../partners/partners.ts';
import type { Cents } from '../../../domain/money.ts';

/** Line of a bank statement; positive for incoming money. */
export interface BankLine {
  amount: Cents;
  purpose: string;
  bankReference: string;
}

export interface PayoutLines {
  /**
   * Returns null if the line belongs to no payout; otherwise a function that books it under the id of the stored
   * transfer, on the bank's day.
   */
  matchPayout(
    tx: Tx,
    line: BankLine,
  ): Promise<((transferId: number, moments: { at: Date; bookedAt: Date }) => Promise<void>) | null>;
}

export interface PaymentsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  publicUrl: string;
  routes: SiteRoutes;
  operator: CurrentOperator;
  translate(language: Language, site?: string): Translate;
  cards: CardProvider | null;
  booking: Pick<BookingArea, 'openPayable' | 'findPayableForMail'>;
  partners: Pick<Partners, 'site'>;
  mail: Pick<MailTransport, 'send'>;
  recipients: Pick<MailRecipients, 'isConfirmed' | 'send'>;
  accounts: Pick<Accounts, 'moneyWaitsUntil'>;
  payouts: PayoutLines;
  findPersonName(uid: string): Promise<string>;
}
