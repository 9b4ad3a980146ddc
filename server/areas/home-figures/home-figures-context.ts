import type { DatabaseConnection } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { BookingArea } from '../booking/booking.ts';

export interface HomeFiguresDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction' | 'guard'>;
  clock: Pick<Clock, 'today'>;
  log: Log;
  booking: Pick<BookingArea, 'listHomes'>;
}
