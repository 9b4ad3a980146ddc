import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection, Queryable } from '../../platform/database.ts';
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
  /** Key of the server; the secrets of links are derived from it. */
  secret: ServerKey;
  /** Configured origin; links in mails use no other. */
  publicUrl: string;
  routes: SiteRoutes;
  operator: CurrentOperator;
  /** `site` replaces our own name in the texts. */
  translate(language: Language, site?: string): Translate;
  catalogue: Pick<Catalogue, 'changeHome'>;
  partners: Pick<Partners, 'findByHost' | 'findByCall' | 'findByPid' | 'site'>;
  pricing: Pick<Pricing, 'quote' | 'homeRates' | 'calendar' | 'priceCalendar' | 'countWrongCodes'>;
  /** Includes inactive homes; null once the home was removed. */
  findSummary(objectNumber: number, language: Language): Promise<ObjectSummary | null>;
  /** `path` is the path of the picture's URL; null if this site has no such picture. */
  picture(path: string): Promise<Buffer | null>;
  images: Pick<Images, 'twoColours'>;
  mail: MailTransport;
  recipients: MailRecipients;
  limits: Pick<CountedLimits, 'count'>;
  work: ProofOfWork;
  newsletter: Pick<Newsletter, 'ask'>;
  documents: DocumentMaker;
  findPersonName(uid: string): Promise<string>;
  /** Returns those of the bookings that their guests have rated. */
  findRatedStays(db: Queryable, bookingIDs: readonly number[]): Promise<ReadonlySet<number>>;
}
