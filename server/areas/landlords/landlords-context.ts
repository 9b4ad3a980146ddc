import type { DatabaseConnection } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { BookingArea } from '../booking/booking.ts';
import type { Language } from '../../../domain/language.ts';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';

export interface LandlordsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'today'>;
  catalogue: Pick<Catalogue, 'changeHome'>;
  booking: Pick<
    BookingArea,
    | 'openLandlordLink'
    | 'openOwn'
    | 'homesOf'
    | 'bookingsOf'
    | 'bookingOfLandlord'
    | 'answerByLandlord'
    | 'answerChange'
    | 'cancelByLandlord'
    | 'removedHome'
    | 'renewLink'
  >;
  /** Returns the home's summary, even when it is inactive; null once it was removed. */
  findSummary(objectNumber: number, language: Language): Promise<ObjectSummary | null>;
}
