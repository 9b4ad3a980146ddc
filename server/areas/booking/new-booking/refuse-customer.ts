import type { Customer } from '../../../../contract/booking/booking.ts';
import { validateCustomer } from '../../../../domain/booking/customer-form.ts';

export function refuseCustomer(
  customer: Customer,
  method: Parameters<typeof validateCustomer>[1],
): { ok: false; type: 'invalid-customer'; data: { fields: Record<string, string> } } | null {
  const errors = Object.entries(validateCustomer(customer, method));
  if (errors.length === 0) return null;
  const fields = Object.fromEntries(errors.map(([field, reason]) => [field, `invalid.${reason}`]));
  return { ok: false, type: 'invalid-customer', data: { fields } };
}
