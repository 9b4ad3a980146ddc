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

/** What the newsletter stands on. */
export interface NewsletterContext {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now'>;
  /** The server's key for links. */
  secret: ServerKey;
  limits: Pick<CountedLimits, 'count' | 'hashOf'>;
  work: ProofOfWork;
  recipients: Pick<MailRecipients, 'confirm' | 'count' | 'send'>;
  partners: Pick<Partners, 'ofHost' | 'site'>;
  mail: Pick<MailTransport, 'send'>;
  translate: (language: Language, site?: string) => Translate;
  routes: SiteRoutes;
  /** Ends what else the subject of a mail to the house names; nothing where it names none. */
  endBySubject(subject: string): Promise<void>;
  /** The address of an account, as its owner has confirmed it. */
  emailOf(uid: string): Promise<string | null>;
}
