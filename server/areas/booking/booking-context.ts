import type { CurrentOperator } from '../../../domain/operator/operator.ts';
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

/** What the area needs from the rest of the house. */
export interface BookingDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  /** The server's key from which the links' secrets are derived. */
  secret: ServerKey;
  /** The configured origin: the only one that links of mails carry. */
  publicUrl: string;
  routes: SiteRoutes;
  operator: CurrentOperator;
  /** The texts in which the site has this name; absent: the house's own. */
  translate(language: Language, site?: string): Translate;
  /** The one way to change a home, such as its occupied nights. */
  catalogue: Pick<Catalogue, 'changeHome'>;
  partners: Pick<Partners, 'ofHost' | 'ofCall' | 'ofPid' | 'site'>;
  pricing: Pick<Pricing, 'quote' | 'calendar' | 'priceCalendar' | 'countWrongCodes'>;
  /** The home as lists show it, also when it is no longer active; null once it was removed. */
  summaryOf(objectNumber: number, language: Language): Promise<ObjectSummary | null>;
  /** The bytes of one of this site's pictures, by the path of its address; null where there is none. */
  picture(path: string): Promise<Buffer | null>;
  images: Pick<Images, 'twoColours'>;
  mail: MailTransport;
  recipients: MailRecipients;
  limits: Pick<CountedLimits, 'count'>;
  work: ProofOfWork;
  newsletter: Pick<Newsletter, 'ask'>;
  documents: DocumentMaker;
  /** What somebody of the house is called in the history of a booking. */
  nameOf(uid: string): Promise<string>;
}
