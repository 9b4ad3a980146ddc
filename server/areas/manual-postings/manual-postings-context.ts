import type { Language } from '../../../domain/language.ts';
import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Attachments } from '../attachments/attachments.ts';

export interface ManualPostingsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  secret: ServerKey;
  publicUrl: string;
  routes: SiteRoutes;
  operator: CurrentOperator;
  translate(language: Language, site?: string): Translate;
  accounts: Pick<Accounts, 'moneyWaitsUntil'>;
  attachments: Pick<Attachments, 'ofTickets' | 'keep' | 'present' | 'release'>;
  mail: Pick<MailTransport, 'send'>;
  findPersonName(uid: string): Promise<string>;
}
