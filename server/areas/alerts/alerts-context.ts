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

export interface HomeInAlert {
  objectNumber: number;
  title: string;
  place: string;
  region: string;
}

export interface AlertsContext {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now' | 'today'>;
  secret: ServerKey;
  limits: Pick<CountedLimits, 'count' | 'keyedHash'>;
  work: ProofOfWork;
  recipients: Pick<MailRecipients, 'confirm' | 'count' | 'send'>;
  partners: Pick<Partners, 'findByHost' | 'site'>;
  mail: Pick<MailTransport, 'send'>;
  mailDomains: Pick<MailDomains, 'take' | 'delayed'>;
  newsletter: Pick<Newsletter, 'refusesMail'>;
  watchList: Pick<WatchList, 'followed' | 'currentStays'>;
  translate: (language: Language, site?: string) => Translate;
  routes: SiteRoutes;
  /** Returns the homes that the search page would list now; null if there are more than `homesMax`. */
  findHomes(filter: SearchFilter, homesMax: number): Promise<AlertHome[] | null>;
  /** Describes homes; removed ones are left out. */
  describeHomes(numbers: readonly number[], language: Language): Promise<HomeInAlert[]>;
  /** Returns the name of the searched country, region or place; null if the search has none. */
  locationName(filter: SearchFilter, language: Language): Promise<string | null>;
  emailOf(uid: string): Promise<string | null>;
}
