import type { BookingState, Customer } from '../../../../contract/booking/booking.ts';

/** A landlord sees only the guest's name until both are bound by the booking, as the privacy policy promises. */
export function customerForLandlord(customer: Customer, state: BookingState): Partial<Customer> {
  if (state === 'confirmed') return customer;
  const { salutation, firstName, lastName } = customer;
  return { salutation, firstName, lastName };
}
