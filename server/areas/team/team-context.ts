import type { Language } from '../../../domain/language.ts';
import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { MailRecipients } from '../../platform/mail-recipients.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import type { TeamAccounts } from '../accounts/accounts.ts';

export interface TeamDeps {
  connection: DatabaseConnection;
  clock: Clock;
  /** The key that signs the links of invitations. */
  secret: ServerKey;
  recipients: MailRecipients;
  mail: Pick<MailTransport, 'send'>;
  translate: (language: Language, site?: string) => Translate;
  routes: SiteRoutes;
  operator: CurrentOperator;
  publicUrl: string;
  teamAccounts: TeamAccounts;
  /** Returns the name of a person, or else their mail address. Empty if the account is deleted. */
  findPersonName(uid: string): Promise<string>;
}
