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

/** A line of an account statement; above zero it came in. */
export interface BankLine {
  amount: number;
  purpose: string;
  bankReference: string;
}

/** Those who send money to landlords. */
export interface PayoutLines {
  /** Null where the line is none of theirs, else what books it once it is stored as that transfer. */
  bookingOf(tx: Tx, line: BankLine): Promise<((transferId: number, at: Date) => Promise<void>) | null>;
}

/** What the area needs from the rest of the house. */
export interface PaymentsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  publicUrl: string;
  routes: SiteRoutes;
  operator: CurrentOperator;
  translate(language: Language, site?: string): Translate;
  /** Who takes cards; null: nobody, so that guests transfer. */
  cards: CardProvider | null;
  booking: Pick<BookingArea, 'openPayable' | 'payableForMail'>;
  partners: Pick<Partners, 'site'>;
  mail: Pick<MailTransport, 'send'>;
  recipients: Pick<MailRecipients, 'isConfirmed' | 'send'>;
  accounts: Pick<Accounts, 'moneyWaitsUntil'>;
  /** Who pays landlords: takes the lines of statements that are theirs. */
  payouts: PayoutLines;
  /** What somebody of the house is called in lists of who did what. */
  nameOf(uid: string): Promise<string>;
}
