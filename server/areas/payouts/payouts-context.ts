import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { Accounts, Prove } from '../accounts/accounts.ts';
import type { DocumentMaker } from '../documents/documents.ts';

export interface PayoutsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  publicUrl: string;
  routes: SiteRoutes;
  operator: CurrentOperator;
  translate(language: Language, site?: string): Translate;
  accounts: Pick<Accounts, 'moneyWaitsUntil' | 'findAccount' | 'findOwner'>;
  prove: Prove;
  documents: DocumentMaker;
  mail: Pick<MailTransport, 'send'>;
  findPersonName(uid: string): Promise<string>;
}
