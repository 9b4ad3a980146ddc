import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { SiteTexts } from '../../../texts/site-texts.ts';
import type { FactSources } from './read-facts.ts';
import type { Config } from '../../config.ts';
import type { CardProvider } from '../../platform/card-provider.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { Log } from '../../platform/log.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { OperatorInForce } from '../../platform/operator-in-force.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import type { ReplyAddresses } from '../../platform/reply-addresses.ts';
import type { ServerKey } from '../../platform/server-key.ts';

/** The dependencies of the operator's area. */
export interface OperatorAreaDeps {
  config: Config;
  connection: Pick<DatabaseConnection, 'db' | 'embedded' | 'guard' | 'transaction'>;
  readModels: Pick<ReadModels, 'subscribe'>;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  files: FileStore;
  secret: ServerKey;
  publicUrl: string;
  routes: SiteRoutes;
  translate: SiteTexts['translate'];
  operator: CurrentOperator;
  operatorInForce: OperatorInForce;
  mail: MailTransport;
  replyAddresses: ReplyAddresses;
  /** The card provider. Null if there is none. */
  cards: CardProvider | null;
  emailOf(uid: string): Promise<string | null>;
  findPersonName(uid: string): Promise<string>;
}

export interface OperatorDeps extends OperatorAreaDeps {
  sources: FactSources;
  /** Reloads the facts on this node after a write. */
  readAgain(): Promise<void>;
  isClosed(): boolean;
}
