import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { Accounts, Prove } from '../accounts/accounts.ts';

export interface ActingDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now'>;
  accounts: Pick<Accounts, 'findOwner'>;
  /** Checks the proof of the logged-in person; null if it is valid. */
  prove: Prove;
  mail: Pick<MailTransport, 'send'>;
  translate: (language: Language, site?: string) => Translate;
  routes: SiteRoutes;
  operator: CurrentOperator;
  publicUrl: string;
}
