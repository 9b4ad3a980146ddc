import type { CustomerForm } from './customer-form.ts';

/**
 * How many characters a field takes that somebody types; the others are chosen from a list. Forms take no more in the first place, so
 * that the browser needs none of this.
 */
export const customerLengths = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  street: 200,
  zip: 20,
  city: 100,
} as const;

type TypedField = keyof typeof customerLengths;

/** The fields that are longer than what they take, white space around them aside. Text: `booking.invalid.long`. */
export function overlongFields(form: CustomerForm): Partial<Record<TypedField, 'long'>> {
  const fields = Object.keys(customerLengths) as TypedField[];
  const overlong = fields.filter((field) => form[field].trim().length > customerLengths[field]);
  return Object.fromEntries(overlong.map((field) => [field, 'long']));
}
