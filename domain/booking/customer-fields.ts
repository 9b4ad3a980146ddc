import type { CustomerForm } from './typed-customer.ts';

export const customerLengths = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  street: 200,
  zip: 20,
  city: 100,
} as const;

export function pickContact<Form extends CustomerForm>(form: Form): Form {
  return { ...form, salutation: 'none', street: '', zip: '', city: '', country: '' };
}
