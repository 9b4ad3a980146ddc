import type { Customer } from '../../../../contract/booking/booking.ts';
import { lacksAddress, trimCustomer, validateCustomer } from '../../../../domain/booking/customer-form.ts';

export function refuseCustomer(
  customer: Customer,
  method: Parameters<typeof validateCustomer>[1],
): { ok: false; type: 'invalid-customer'; data: { fields: Record<string, string> } } | null {
  const errors = Object.entries(validateCustomer(customer, method));
  if (errors.length === 0) return null;
  const fields = Object.fromEntries(errors.map(([field, reason]) => [field, `invalid.${reason}`]));
  return { ok: false, type: 'invalid-customer', data: { fields } };
}

/** An option has no postal address, and a request may have none; the guest adds it when booking. */
export function withAddress(
  customer: Customer,
  address: Pick<Customer, 'street' | 'zip' | 'city' | 'country'> | undefined,
): Customer {
  return address && lacksAddress(customer) ? trimCustomer({ ...customer, ...address }) : customer;
}
