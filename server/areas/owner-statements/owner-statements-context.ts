import type { Language } from '../../../domain/language.ts';
import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { Attachments } from '../attachments/attachments.ts';
import type { DocumentMaker } from '../documents/documents.ts';

export interface OwnerStatementsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  publicUrl: string;
  routes: SiteRoutes;
  operator: CurrentOperator;
  translate(language: Language, site?: string): Translate;
  attachments: Pick<Attachments, 'ofTickets' | 'keep' | 'present' | 'release'>;
  documents: DocumentMaker;
  mail: Pick<MailTransport, 'send'>;
}
