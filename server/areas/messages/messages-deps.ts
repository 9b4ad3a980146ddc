import type { Language } from '../../../domain/language.ts';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { MailRecipients } from '../../platform/mail-recipients.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { ProofOfWork } from '../../platform/proof-of-work.ts';
import type { ReplyAddresses } from '../../platform/reply-addresses.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import type { ApiKeys } from '../api-keys/api-keys.ts';
import type { Attachments } from '../attachments/attachments.ts';
import type { BookingArea } from '../booking/booking.ts';
import type { Partners } from '../partners/partners.ts';

export interface MessagesDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now' | 'today'>;
  secret: ServerKey;
  /** Translates with the name of the site that the mail is from: a partner's own or ours. */
  translate: (language: Language, site?: string) => Translate;
  routes: Pick<SiteRoutes, 'pathOf'>;
  apiKeys: Pick<ApiKeys, 'admitLetting'>;
  booking: Pick<BookingArea, 'openGuest' | 'openLandlordLink' | 'openOwn' | 'prepareLetter'>;
  attachments: Pick<Attachments, 'add' | 'keep' | 'read' | 'release'>;
  replyAddresses: Pick<ReplyAddresses, 'of'>;
  mail: Pick<MailTransport, 'send'>;
  limits: Pick<CountedLimits, 'count' | 'keyedHash'>;
  recipients: Pick<MailRecipients, 'isConfirmed' | 'confirm' | 'count' | 'send'>;
  partners: Pick<Partners, 'findByHost' | 'site'>;
  work: ProofOfWork;
  findPersonName(uid: string): Promise<string>;
  /** Returns the address of an account; null if there is none. */
  emailOf(uid: string): Promise<string | null>;
}

export interface OpenedThread {
  bookingId: number;
  side: MessageSide;
  /** The account that writes for the landlord. Absent or null if a mailed link was used, or for the site itself. */
  uid?: string | null;
  /** The API key of the landlord's program that writes. Absent for people. */
  keyId?: string;
}
