import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import type { Pricing } from '../pricing/pricing.ts';

export interface GoogleFeedsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  pricing: Pick<Pricing, 'quoteForPage'>;
  operator: CurrentOperator;
  routes: Pick<SiteRoutes, 'pathOf'>;
  translate: (language: Language) => Translate;
  /** https://www.example.com, without trailing slash. */
  publicUrl: string;
  /** The key that signs the addresses. */
  secret: ServerKey;
}
