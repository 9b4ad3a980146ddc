import type { listRecentBookings } from '../../../../contract/booking/list-recent-bookings.ts';
import { todayInBerlin } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import { recentBookingsStore } from '../recent-bookings-store.ts';

const listLength = 12;
const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

export function listRecentBookingsHandler({
  connection: { db },
  clock,
}: Pick<BookingDeps, 'connection' | 'clock'>): Handler<typeof listRecentBookings> {
  return async ({ languageCode }) => {
    const now = clock.now();
    const rows = await recentBookingsStore.newest(db, {
      since: new Date(now.getTime() - weekMs),
      limit: listLength,
      language: languageCode,
    });
    return {
      ok: true,
      data: {
        bookings: rows.map((row) => ({
          placeName: row.place,
          regionName: row.region,
          countryName: row.country,
          nights: row.nights,
          persons: row.persons,
          bookingMethod: row.method,
          minutesAgo: Math.max(0, Math.floor((now.getTime() - row.created_at.getTime()) / 60_000)),
        })),
        today: await recentBookingsStore.countSince(db, startOfDayInBerlin(now)),
      },
    };
  };
}

/** Berlin is one or two hours ahead of UTC; returns the earlier of both times that still falls on today. */
function startOfDayInBerlin(now: Date): Date {
  const today = todayInBerlin(now);
  const midnight = Date.parse(`${today}T00:00:00Z`);
  const summer = new Date(midnight - 2 * hourMs);
  return todayInBerlin(summer) === today ? summer : new Date(midnight - hourMs);
}
