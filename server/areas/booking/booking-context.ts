import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Images } from '../../../engines/pictures/face.ts';
import type { Log } from '../../platform/log.ts';
import type { MailRecipients } from '../../platform/mail-recipients.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { ProofOfWork } from '../../platform/proof-of-work.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { DocumentMaker } from '../documents/documents.ts';
import type { Newsletter } from '../newsletter/newsletter.ts';
import type { Partners } from '../partners/partners.ts';
import type { Pricing } from '../pricing/pricing.ts';
import type { ServerKey } from '../../platform/server-key.ts';

export interface BookingDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  secret: ServerKey;
  /** The configured origin, used by all links in mails. */
  publicUrl: string;
  routes: SiteRoutes;
  /** Texts with the name of the site; the default name if absent. */
  translate(language: Language, site?: string): Translate;
  /** The only way to change a home, including its occupied nights. */
  catalogue: Pick<Catalogue, 'changeHome'>;
  partners: Pick<Partners, 'ofHost' | 'ofCall' | 'ofPid' | 'site'>;
  pricing: Pick<Pricing, 'quote' | 'calendar' | 'priceCalendar' | 'countWrongCodes'>;
  /** Also for inactive homes; null once the home was removed. */
  summaryOf(objectNumber: number, language: Language): Promise<ObjectSummary | null>;
  /** The bytes of a picture of this site, by the path of its URL; null if there is none. */
  picture(path: string): Promise<Buffer | null>;
  images: Pick<Images, 'twoColours'>;
  mail: MailTransport;
  recipients: MailRecipients;
  limits: Pick<CountedLimits, 'count'>;
  work: ProofOfWork;
  newsletter: Pick<Newsletter, 'ask'>;
  documents: DocumentMaker;
  nameOf(uid: string): Promise<string>;
}
