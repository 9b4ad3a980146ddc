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

export interface MessagesDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now' | 'today'>;
  translate: (language: Language) => Translate;
  booking: Pick<BookingArea, 'openGuest' | 'openLandlordLink' | 'openOwn' | 'letterTo'>;
  attachments: Pick<Attachments, 'add' | 'keep' | 'read' | 'release'>;
  replyAddresses: Pick<ReplyAddresses, 'of'>;
  mail: Pick<MailTransport, 'send'>;
  limits: Pick<CountedLimits, 'count'>;
  nameOf(uid: string): Promise<string>;
}

export interface OpenedThread {
  bookingId: number;
  side: MessageSide;
}
