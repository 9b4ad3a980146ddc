import { proportion } from '../../domain/cents.ts';
import { add, subtract } from '../../domain/money.ts';
import { quoteTotal, type Quote } from '../../domain/pricing/quote.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { expireChangeJob, proposalEndsAt, quoteIgnoringOwnStay } from '../../server/areas/booking/booking.ts';
import { toStay, type BookingRow } from '../../server/areas/booking/booking-store.ts';
import {
  findLatestChange,
  insertChange,
  termsOfChange,
} from '../../server/areas/booking/change/change-store.ts';
import { holdNights } from '../../server/areas/booking/nights-store.ts';
import { enqueue } from '../../server/platform/jobs.ts';
import { later } from './timeline.ts';
import type { YearContext } from './year-context.ts';
import { findComingStays } from './year-store.ts';

/** A night more at half its price, which the demo landlord proposes to a guest: the demo guest, where they can have it. */
export async function proposeNight(context: YearContext): Promise<void> {
  const { tx, today, people, homesOfLandlord } = context;
  const coming = await findComingStays(tx, [...homesOfLandlord], addDays(today, 8));
  const ofGuestFirst = coming.toSorted(
    (a, b) => Number(b.uid === people.guest) - Number(a.uid === people.guest),
  );
  for (const booking of ofGuestFirst) {
    if (await findLatestChange(tx, booking.id)) continue;
    const { start_date, end_date, persons, child_ages, dogs, pet_sizes } = booking;
    const stay = { start_date, end_date: addDays(end_date, 1), persons, child_ages, dogs, pet_sizes };
    const listed = await quoteLonger(context, booking, stay.end_date, null);
    const agreed = booking.quote.accommodation.price;
    if (!listed || listed.accommodation.price <= agreed) continue;
    const price = add(agreed, proportion(subtract(listed.accommodation.price, agreed), 50, 100));
    const quote = await quoteLonger(context, booking, stay.end_date, price);
    if (!quote) continue;
    const at = later(context.now, -3);
    const expiresAt = proposalEndsAt(at, booking, stay);
    const change = await insertChange(tx, {
      ...termsOfChange(booking, stay, quote),
      message:
        'Die Nacht nach Ihrer Abreise bliebe sonst leer. Bleiben Sie doch einen Tag länger, zum halben Preis!',
      created_at: at,
      asked_by: null,
      side: 'landlord',
      proposed_by: people.landlord,
      expires_at: expiresAt,
      list_total_cents: quoteTotal(listed),
    });
    const objectNumber = booking.object_number;
    await holdNights(tx, { objectNumber, changeId: change.id, stay: toStay(stay), own: toStay(booking) });
    const ids = { bookingId: booking.id, changeId: change.id };
    await enqueue(tx, expireChangeJob, ids, { key: String(change.id), runAt: expiresAt });
    return;
  }
}

async function quoteLonger(
  { tx, pricing, now }: YearContext,
  booking: BookingRow,
  endDate: string,
  accommodation: Quote['accommodation']['price'] | null,
): Promise<Quote | null> {
  const today = todayInBerlin(now);
  const outcome = await quoteIgnoringOwnStay(tx, booking, today, () =>
    pricing.quote(
      {
        ...{ objectNumber: booking.object_number, startDate: booking.start_date, endDate },
        ...{ persons: booking.persons, childAges: booking.child_ages, dogs: booking.dogs },
        ...{ insurance: booking.insurance, extras: booking.extras, bonus: '', experiments: [] },
        booked: toStay(booking),
        byHost: { accommodation },
      },
      today,
      tx,
    ),
  );
  return outcome.ok && outcome.quote.status === 'free' ? outcome.quote : null;
}
