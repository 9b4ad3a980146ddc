import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Pricing } from '../pricing/pricing.ts';
import type { PlaceFinder } from './place-finder.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { TranslationProvider } from '../../platform/translation-provider.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { ServerKey } from '../../platform/server-key.ts';

export interface HomesDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  catalogue: Pick<Catalogue, 'addHome' | 'changeHome' | 'preview'>;
  pricing: Pick<
    Pricing,
    'quotesWithSeasons' | 'quoteWithSeasons' | 'enteredSeasonsOfHomes' | 'homeRates' | 'occupied'
  >;
  places: PlaceFinder;
  mail: Pick<MailTransport, 'send'>;
  /** Translates homes' texts; null if no provider is configured. */
  translator: TranslationProvider | null;
  translate: (language: Language, site?: string) => Translate;
  routes: SiteRoutes;
  operator: CurrentOperator;
  publicUrl: string;
  /** The key that signs addresses for uploads. */
  secret: ServerKey;
  /** Returns a person's display name. */
  findPersonName(uid: string): Promise<string>;
}
