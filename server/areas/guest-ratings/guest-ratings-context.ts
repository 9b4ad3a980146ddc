import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { MailDomains } from '../../platform/mail-domains.ts';
import type { MailRecipients } from '../../platform/mail-recipients.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { BookingArea } from '../booking/booking.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Newsletter } from '../newsletter/newsletter.ts';
import type { Partners } from '../partners/partners.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { ServerKey } from '../../platform/server-key.ts';

export interface GuestRatingsContext {
  connection: DatabaseConnection;
  clock: Clock;
  secret: ServerKey;
  routes: SiteRoutes;
  translate(language: Language, site?: string): Translate;
  booking: Pick<BookingArea, 'openPayable' | 'findPayableForMail' | 'listHomes'>;
  catalogue: Pick<Catalogue, 'changeHome'>;
  newsletter: Pick<Newsletter, 'refusesMail'>;
  partners: Pick<Partners, 'site'>;
  mail: Pick<MailTransport, 'send'>;
  /** Rating requests go to many recipients at once, so they are throttled like newsletters. */
  mailDomains: Pick<MailDomains, 'take' | 'delayed'>;
  recipients: Pick<MailRecipients, 'isConfirmed' | 'count' | 'send'>;
  limits: Pick<CountedLimits, 'keyedHash'>;
  uploads: Pick<Uploads, 'ticketFor'>;
  files: Pick<FileStore, 'put' | 'delete'>;
}
