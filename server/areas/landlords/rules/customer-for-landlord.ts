import type { BookingState, Customer } from '../../../../contract/booking/booking.ts';

/** A landlord knows the guest by name alone until both are bound to each other, as the privacy policy promises. */
export function customerForLandlord(customer: Customer, state: BookingState): Partial<Customer> {
  if (state === 'confirmed') return customer;
  const { salutation, firstName, lastName } = customer;
  return { salutation, firstName, lastName };
}
