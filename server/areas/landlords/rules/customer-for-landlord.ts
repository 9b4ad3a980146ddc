import type { BookingState, Customer } from '../../../../contract/booking/booking.ts';

/** Returns the customer's data for the landlord: only the name until the booking is binding for both, as the privacy policy promises. */
export function customerForLandlord(customer: Customer, state: BookingState): Partial<Customer> {
  if (state === 'confirmed') return customer;
  const { salutation, firstName, lastName } = customer;
  return { salutation, firstName, lastName };
}
