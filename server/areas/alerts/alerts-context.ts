import type { Language } from '../../../domain/language.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { MailRecipients } from '../../platform/mail-recipients.ts';
import type { MailDomains } from '../../platform/mail-domains.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { ProofOfWork } from '../../platform/proof-of-work.ts';
import type { Newsletter } from '../newsletter/newsletter.ts';
import type { Partners } from '../partners/partners.ts';
import type { WatchList } from '../watch-list/watch-list.ts';
import type { AlertHome } from './rules/alert-news.ts';
import type { ServerKey } from '../../platform/server-key.ts';

/** What a mail says of a home. */
export interface HomeInAlert {
  objectNumber: number;
  title: string;
  place: string;
  region: string;
}

/** What alerts stand on. */
export interface AlertsContext {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now' | 'today'>;
  /** The server's key for links. */
  secret: ServerKey;
  limits: Pick<CountedLimits, 'count' | 'hashOf'>;
  work: ProofOfWork;
  recipients: Pick<MailRecipients, 'confirm' | 'count' | 'send'>;
  partners: Pick<Partners, 'ofHost' | 'site'>;
  mail: Pick<MailTransport, 'send'>;
  mailDomains: Pick<MailDomains, 'take' | 'delayed'>;
  newsletter: Pick<Newsletter, 'refusesMail'>;
  watchList: Pick<WatchList, 'followed' | 'currentStays'>;
  translate: (language: Language, site?: string) => Translate;
  routes: SiteRoutes;
  /** The homes that a search finds now, as its page does; null where it finds more than `most`. */
  findHomes(filter: SearchFilter, most: number): Promise<AlertHome[] | null>;
  /** What mails say of homes; those that are gone are missing. */
  describeHomes(numbers: readonly number[], language: Language): Promise<HomeInAlert[]>;
  /** The name of the country, region or place that is searched; null where none is. */
  locationName(filter: SearchFilter, language: Language): Promise<string | null>;
  /** The address of an account, as its owner has confirmed it. */
  emailOf(uid: string): Promise<string | null>;
}
