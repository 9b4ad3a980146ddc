import type { BookingArea } from '../booking/booking.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';

export interface OfficeRecordsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
  /** Returns the display name of a member of the staff. */
  findPersonName(uid: string): Promise<string>;
  booking: Pick<BookingArea, 'previewMail'>;
}
