import type { Language } from '../../../domain/language.ts';
import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { GuardedPost } from '../../platform/guarded-post.ts';
import type { Log } from '../../platform/log.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { ServerKey } from '../../platform/server-key.ts';

export interface WebhooksDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  publicUrl: string;
  routes: SiteRoutes;
  translate: (language: Language, site?: string) => Translate;
  mail: Pick<MailTransport, 'send'>;
  operator: CurrentOperator;
  /** The key that encrypts the secrets. */
  secret: ServerKey;
  /** Posts to addresses that are not trusted. */
  post: GuardedPost;
}
