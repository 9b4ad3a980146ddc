import type { Language } from '../../../domain/language.ts';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { ReplyAddresses } from '../../platform/reply-addresses.ts';
import type { Attachments } from '../attachments/attachments.ts';
import type { BookingArea } from '../booking/booking.ts';

/** What the messages of bookings stand on. */
export interface MessagesDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now' | 'today'>;
  /** The texts of a language. */
  translate: (language: Language) => Translate;
  booking: Pick<BookingArea, 'openGuest' | 'openLandlordLink' | 'openOwn' | 'letterTo'>;
  /** They check and keep all files. */
  attachments: Pick<Attachments, 'add' | 'keep' | 'read' | 'release'>;
  /** The addresses to which answers to mails go. */
  replyAddresses: Pick<ReplyAddresses, 'of'>;
  mail: Pick<MailTransport, 'send'>;
  limits: Pick<CountedLimits, 'count'>;
  /** What somebody of the house is called. */
  nameOf(uid: string): Promise<string>;
}

/** Which thread somebody may see, and as which of its two sides. */
export interface OpenedThread {
  bookingId: number;
  side: MessageSide;
}
