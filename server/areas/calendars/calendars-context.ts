import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import type { GuardedFetch } from '../../platform/guarded-fetch.ts';
import type { ApiKeys } from '../api-keys/api-keys.ts';
import type { BookingArea } from '../booking/booking.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Pricing } from '../pricing/pricing.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';

export interface CalendarsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  /** Signs the addresses of exported calendars. */
  secret: ServerKey;
  publicUrl: string;
  /** The domain of our site, by which our own events are recognized in imported calendars. */
  ownDomain: string;
  /** Fetches from addresses that landlords have entered. */
  fetch: GuardedFetch;
  apiKeys: Pick<ApiKeys, 'admitLetting'>;
  booking: Pick<BookingArea, 'listHomes'>;
  catalogue: Pick<Catalogue, 'changeHome'>;
  pricing: Pick<Pricing, 'homeRates' | 'enteredSeasons' | 'quotesWithSeasons'>;
  mail: Pick<MailTransport, 'send'>;
  translate: (language: Language, site?: string) => Translate;
  routes: SiteRoutes;
  operator: CurrentOperator;
}
