import type { BookingState, Customer } from '../../../../contract/booking/booking.ts';

/** Phone and street of the guest belong to the landlord once both are bound to each other. */
export function customerForLandlord(customer: Customer, state: BookingState): Partial<Customer> {
  if (state === 'confirmed') return customer;
  const { phone: _phone, street: _street, ...rest } = customer;
  return rest;
}
