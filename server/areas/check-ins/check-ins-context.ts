import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { BookingArea } from '../booking/booking.ts';
import type { DocumentMaker } from '../documents/documents.ts';

export interface CheckInsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  /** The server's key, by which answers are encrypted. */
  secret: ServerKey;
  routes: SiteRoutes;
  operator: CurrentOperator;
  translate(language: Language, site?: string): Translate;
  mail: Pick<MailTransport, 'send'>;
  booking: Pick<BookingArea, 'openGuest' | 'prepareLetter'>;
  documents: DocumentMaker;
}
