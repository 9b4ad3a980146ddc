import type { ObjectSummary } from '../../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../../domain/language.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { CountedLimits } from '../../../platform/counted-limits.ts';
import type { DatabaseConnection } from '../../../platform/database.ts';
import type { MailTransport } from '../../../platform/mail.ts';
import type { ServerKey } from '../../../platform/server-key.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Partners } from '../../partners/partners.ts';
import type { Pricing } from '../../pricing/pricing.ts';

export interface ListsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
  secret: ServerKey;
  limits: Pick<CountedLimits, 'count'>;
  accounts: Pick<Accounts, 'find' | 'ensure' | 'newUid'>;
  /** The mail address of an account; null for visitors without one. */
  emailOf(uid: string): Promise<string | null>;
  mail: Pick<MailTransport, 'send'>;
  translate: (language: Language, site?: string) => Translate;
  summaries(numbers: readonly number[], language: Language): Promise<ObjectSummary[]>;
  pricing: Pick<Pricing, 'quote'>;
  partners: Pick<Partners, 'findByHost' | 'site'>;
  routes: SiteRoutes;
}
