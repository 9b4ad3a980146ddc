import { proportion } from '../../domain/cents.ts';
import { add, subtract } from '../../domain/money.ts';
import { quoteTotal, type Quote } from '../../domain/pricing/quote.ts';
import { addDays, todayInBerlin, type Stay } from '../../domain/stay.ts';
import { expireChangeJob, proposalEndsAt, quoteIgnoringOwnStay } from '../../server/areas/booking/booking.ts';
import { toStay, type BookingRow } from '../../server/areas/booking/booking-store.ts';
import {
  findLatestChange,
  insertChange,
  termsOfChange,
  type NewChange,
} from '../../server/areas/booking/change/change-store.ts';
import { holdNights } from '../../server/areas/booking/nights-store.ts';
import { enqueue } from '../../server/platform/jobs.ts';
import { later } from './timeline.ts';
import type { YearContext } from './year-context.ts';
import { findComingStays, findOpenRequests } from './year-store.ts';

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
    const listed = await quoteFor(context, booking, toStay(stay), null);
    const agreed = booking.quote.accommodation.price;
    if (!listed || listed.accommodation.price <= agreed) continue;
    const price = add(agreed, proportion(subtract(listed.accommodation.price, agreed), 50, 100));
    const quote = await quoteFor(context, booking, toStay(stay), price);
    if (!quote) continue;
    const message =
      'Die Nacht nach Ihrer Abreise bliebe sonst leer. Bleiben Sie doch einen Tag länger, zum halben Preis!';
    const terms = { ...termsOfChange(booking, stay, quote), list_total_cents: quoteTotal(listed) };
    await send(context, booking, { ...terms, message, concludes: false });
    return;
  }
}

/** The week after the one that was asked for, which the demo landlord offers to a guest instead of declining the request. */
export async function offerAnotherWeek(context: YearContext): Promise<void> {
  const { tx, today, homesOfLandlord } = context;
  for (const booking of await findOpenRequests(tx, [...homesOfLandlord], addDays(today, 8))) {
    if (await findLatestChange(tx, booking.id)) continue;
    const { persons, child_ages, dogs, pet_sizes } = booking;
    const start_date = addDays(booking.start_date, 7);
    const end_date = addDays(booking.end_date, 7);
    const stay = { start_date, end_date, persons, child_ages, dogs, pet_sizes };
    const quote = await quoteFor(context, booking, toStay(stay), null);
    if (!quote) continue;
    const message =
      'In Ihrer Woche lasse ich das Dach decken. Eine Woche später haben Sie es ruhig, und ich freue mich auf Sie.';
    const terms = { ...termsOfChange(booking, stay, quote), list_total_cents: quoteTotal(quote) };
    await send(context, booking, { ...terms, message, concludes: true });
    return;
  }
}

async function send(
  { tx, now, people }: YearContext,
  booking: BookingRow,
  proposal: Omit<NewChange, 'created_at' | 'asked_by' | 'side' | 'proposed_by' | 'expires_at'>,
): Promise<void> {
  const at = later(now, -3);
  const expiresAt = proposalEndsAt(at, booking, proposal);
  const change = await insertChange(tx, {
    ...proposal,
    created_at: at,
    asked_by: null,
    side: 'landlord',
    proposed_by: people.landlord,
    expires_at: expiresAt,
  });
  const objectNumber = booking.object_number;
  const own = proposal.concludes ? null : toStay(booking);
  await holdNights(tx, { objectNumber, changeId: change.id, stay: toStay(proposal), own });
  const ids = { bookingId: booking.id, changeId: change.id };
  await enqueue(tx, expireChangeJob, ids, { key: String(change.id), runAt: expiresAt });
}

async function quoteFor(
  { tx, pricing, now }: YearContext,
  booking: BookingRow,
  { startDate, endDate }: Stay,
  accommodation: Quote['accommodation']['price'] | null,
): Promise<Quote | null> {
  const today = todayInBerlin(now);
  const outcome = await quoteIgnoringOwnStay(tx, booking, today, () =>
    pricing.quote(
      {
        ...{ objectNumber: booking.object_number, startDate, endDate },
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
