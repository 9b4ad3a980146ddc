import type { OfficeBooking } from '../../../contract/booking/office-booking.ts';
import type { Language } from '../../../domain/language.ts';
import { toEuros } from '../../../domain/money.ts';
import { readStanding } from '../ledger/ledger.ts';
import type { BookingDeps } from './booking-context.ts';
import { findCancellation, type BookingRow } from './booking-store.ts';
import { findHome } from './home-store.ts';
import { officeBookingStore } from './office-booking-store.ts';
import { findOpenChange } from './change/change-store.ts';
import { isChangeable } from './rules/booking-change.ts';
import { binding } from './rules/booking-process.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { isCancellableByHost } from './rules/next-steps.ts';

function whyUnchangeable(
  booking: BookingRow,
  hasOpenChange: boolean,
  today: PlainDate,
): OfficeBooking['unchangeable'] {
  if (!binding.has(booking.state)) return null;
  if (booking.end_date <= today) return 'over';
  if (booking.start_date <= today) return 'begun';
  return hasOpenChange ? 'open' : null;
}

export async function presentOfficeBooking(
  { connection: { db }, clock }: Pick<BookingDeps, 'connection' | 'clock'>,
  booking: BookingRow,
  language: Language,
): Promise<OfficeBooking> {
  const home = await findHome(db, booking.object_number, language);
  if (!home) throw new Error(`The home of booking ${booking.id} cannot be read.`);
  const { paid, open } = await readStanding(db, booking.id, clock.today());
  const cancellation = await findCancellation(db, booking);
  const { firstName, lastName, email, phone, street, zip, city, country } = booking.customer;
  const { landlord } = home;
  const today = clock.today();
  const openChange = await findOpenChange(db, booking.id);
  const history = await officeBookingStore.history(db, booking.id);
  return {
    bookingID: booking.id,
    bookingDisplayNumber: booking.display_number,
    status: booking.state,
    objectNumber: booking.object_number,
    title: home.title,
    place: home.place,
    landlord: home.landlord.name,
    startDate: booking.start_date,
    endDate: booking.end_date,
    persons: booking.persons,
    guest: [firstName, lastName].filter(Boolean).join(' '),
    guestContact: { email, phone, street, zip, city, country },
    remarks: booking.remarks,
    landlordContact: {
      number: landlord.number,
      email: landlord.email,
      phone: landlord.phone ?? '',
      accountNumber: await officeBookingStore.landlordAccount(db, landlord.number),
    },
    bookedAt: booking.created_at.toISOString(),
    total: toEuros(booking.total_cents),
    collectedByUs: booking.quote.collectedByUs,
    paid: toEuros(paid),
    open: toEuros(open),
    onSite: toEuros(booking.quote.totals.onSite),
    cancellable: isCancellableByHost(booking, clock.today()),
    changeable: isChangeable(booking, today) && openChange === null,
    unchangeable: whyUnchangeable(booking, openChange !== null, today),
    history: history.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    cancellation: cancellation && {
      by: booking.cancelled_by ?? 'guest',
      reason: booking.cancellation_reason,
      at: cancellation.happened_at.toISOString(),
      staff: cancellation.staff_name,
      note: cancellation.note,
    },
  };
}
