import type { DatabaseConnection } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ApiKeys } from '../api-keys/api-keys.ts';
import type { BookingArea } from '../booking/booking.ts';
import type { Language } from '../../../domain/language.ts';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';

export interface LandlordsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
  publicUrl: string;
  routes: SiteRoutes;
  operator: CurrentOperator;
  translate(language: Language, site?: string): Translate;
  mail: Pick<MailTransport, 'send'>;
  findPersonName(uid: string): Promise<string>;
  catalogue: Pick<Catalogue, 'changeHome'>;
  apiKeys: Pick<ApiKeys, 'admit' | 'admitLetting'>;
  booking: Pick<
    BookingArea,
    | 'openLandlordLink'
    | 'openOwn'
    | 'listHomes'
    | 'listBookings'
    | 'findLandlordBooking'
    | 'answerByLandlord'
    | 'answerChange'
    | 'proposeChange'
    | 'withdrawProposal'
    | 'cancelByLandlord'
    | 'describeRemovedHome'
    | 'renewLink'
    | 'direct'
  >;
  /** Returns the home's summary, even when it is inactive; null once it was removed. */
  findSummary(objectNumber: number, language: Language): Promise<ObjectSummary | null>;
}
