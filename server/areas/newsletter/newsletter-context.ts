import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { MailRecipients } from '../../platform/mail-recipients.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { ProofOfWork } from '../../platform/proof-of-work.ts';
import type { Partners } from '../partners/partners.ts';
import type { ServerKey } from '../../platform/server-key.ts';

export interface NewsletterContext {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now'>;
  secret: ServerKey;
  limits: Pick<CountedLimits, 'count' | 'keyedHash'>;
  work: ProofOfWork;
  recipients: Pick<MailRecipients, 'confirm' | 'count' | 'send'>;
  partners: Pick<Partners, 'findByHost' | 'site'>;
  mail: Pick<MailTransport, 'send'>;
  translate: (language: Language, site?: string) => Translate;
  routes: SiteRoutes;
  /** Ends other subscriptions identified by the subject of an incoming mail; does nothing for an unknown subject. */
  endBySubject(subject: string): Promise<void>;
  emailOf(uid: string): Promise<string | null>;
}
