import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import type { Language } from '../../../domain/language.ts';
import type { BookingLink } from '../booking/booking.ts';
import { presentPrice } from '../pricing/pricing.ts';
import type { LandlordsDeps } from './landlords.ts';
import { customerForLandlord } from './rules/customer-for-landlord.ts';

/** The booking as its landlord sees it; null where the link opens nothing. */
export async function presentForLandlord(
  deps: LandlordsDeps,
  link: BookingLink,
  language: Language | null,
): Promise<LandlordBooking | null> {
  const opened = await deps.booking.openForLandlord(link);
  if (!opened) return null;
  const { booking, conflicts, actions, change } = opened;
  const spoken = language ?? booking.language;
  const object =
    (await deps.summaryOf(booking.object_number, spoken)) ??
    (await deps.booking.removedHome(booking.object_number, spoken));
  return {
    bookingId: booking.id,
    bookingDisplayNumber: booking.display_number,
    bookingMethod: booking.method,
    status: booking.state,
    object,
    startDate: booking.start_date,
    endDate: booking.end_date,
    persons: booking.persons,
    childAges: booking.child_ages,
    pets: booking.dogs,
    remarks: booking.remarks,
    customer: customerForLandlord(booking.customer, booking.state),
    price: presentPrice(booking.quote),
    holdUntil: booking.state === 'option' ? (booking.hold_until?.toISOString() ?? null) : null,
    message: booking.landlord_message,
    conflicts,
    actions,
    change,
  };
}
