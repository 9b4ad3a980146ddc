import type { Language } from '../../../domain/language.ts';
import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { MailTransport } from '../../platform/mail.ts';

export interface WaitingWorkDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction' | 'guard'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<Log, 'warn'>;
  mail: Pick<MailTransport, 'send'>;
  translate: (language: Language, site?: string) => Translate;
  routes: SiteRoutes;
  operator: CurrentOperator;
  /** The origin of the house's own site, on which the staff work. */
  publicUrl: string;
  /** True for a site that is not opened yet. */
  isClosed: () => boolean;
  /** Names of the jobs that send mails. */
  mailJobs: () => readonly string[];
}
