import { cents } from '../../domain/cents.ts';
import { quoteTotal } from '../../domain/pricing/quote.ts';
import { addDays, type PlainDate, type Stay } from '../../domain/stay.ts';
import { directQuote, touristTaxOf } from '../../server/areas/booking/booking.ts';
import { insertBooking, insertEvent } from '../../server/areas/booking/booking-store.ts';
import { isOccupied, occupyNights } from '../../server/areas/booking/nights-store.ts';
import { newNonce } from '../../server/platform/signed-links.ts';
import { later } from './timeline.ts';
import type { YearContext } from './year-context.ts';
import type { YearHome } from './year-store.ts';

const nights = 7;
const weeksTried = 30;

const guests = [
  { firstName: 'Familie', lastName: 'Petersen', phone: '+49 4651 80123', persons: 4, childAges: [6, 9] },
  { firstName: 'Ingrid', lastName: 'Wolters', phone: '+49 421 550120', persons: 2, childAges: [] },
  { firstName: 'Bernd', lastName: 'Kästner', phone: '', persons: 2, childAges: [] },
] as const;

/** Regular guests who book by telephone: each of the first homes has had one lately, and another comes. */
export async function enterDirectBookings(context: YearContext, homes: readonly YearHome[]): Promise<void> {
  const { today, homesOfLandlord } = context;
  const own = homes.filter(({ objectNumber }) => homesOfLandlord.has(objectNumber)).slice(0, 3);
  for (const [index, home] of own.entries()) {
    const past = await findFreeWeek(context, home, { first: addDays(today, -10), step: -7, most: 9 });
    if (past) await enter(context, home, { guest: guests[index]!, stay: past, paid: true });
    const coming = await findFreeWeek(context, home, { first: addDays(today, 9), step: 7, most: weeksTried });
    const guest = guests[(index + 1) % guests.length]!;
    if (coming) await enter(context, home, { guest, stay: coming, paid: index === 1 });
  }
}

async function findFreeWeek(
  { tx }: YearContext,
  { objectNumber }: YearHome,
  { first, step, most }: { first: PlainDate; step: number; most: number },
): Promise<Stay | null> {
  for (let turn = 0; turn < most; turn += 1) {
    const startDate = addDays(first, turn * step);
    const stay = { startDate, endDate: addDays(startDate, nights) };
    if (!(await isOccupied(tx, objectNumber, stay))) return stay;
  }
  return null;
}

async function enter(
  { tx, now, today, people, pricing }: YearContext,
  { objectNumber, personsMax }: YearHome,
  { guest, stay, paid }: { guest: (typeof guests)[number]; stay: Stay; paid: boolean },
): Promise<void> {
  const isSmall = guest.persons > personsMax;
  const persons = isSmall ? personsMax : guest.persons;
  const childAges = isSmall ? [] : [...guest.childAges];
  const price = cents((560 + 45 * persons) * 100);
  const rates = (await pricing.homeRates([objectNumber], tx)).get(objectNumber);
  const taxes = touristTaxOf(rates, { stay, party: { persons, childAges, dogs: 0 }, price });
  const isPast = stay.startDate < today;
  const at = isPast ? new Date(`${addDays(stay.startDate, -30)}T09:20:00Z`) : later(now, -26);
  const quote = directQuote({ stay, persons, price, taxes, at });
  const booking = await insertBooking(tx, {
    ...{ origin: 'direct', method: 'booking', state: 'confirmed', uid: null, object_number: objectNumber },
    ...{ start_date: stay.startDate, end_date: stay.endDate, persons, child_ages: childAges },
    ...{ dogs: 0, pet_sizes: [], extras: {}, insurance: false, bonus: null, payment: 1 },
    customer: {
      ...{ salutation: 'none', firstName: guest.firstName, lastName: guest.lastName, phone: guest.phone },
      ...{ email: '', street: '', zip: '', city: '', country: '' },
    },
    ...{ remarks: '', language: 'de', partner: '', brand: null, agency_reference: '' },
    host_note: 'Stammgast, hat angerufen. Kommt mit dem Auto.',
    ...{ quote, total_cents: quoteTotal(quote), paid_on: paid ? (isPast ? stay.startDate : today) : null },
    ...{ hold_until: null, bound_on: isPast ? addDays(stay.startDate, -30) : today },
    ...{ guest_nonce: newNonce(), landlord_nonce: newNonce(), created_at: at, updated_at: at },
  });
  await insertEvent(tx, {
    ...{ bookingId: booking.id, from: null, to: 'confirmed', actor: 'landlord', at, byUid: people.landlord },
  });
  await occupyNights(tx, booking, 'booking');
}
