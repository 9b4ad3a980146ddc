import type { Customer } from '../../../contract/booking/booking.ts';

/** What is known of somebody before a booking. */
export type KnownGuest = Partial<Customer> & Pick<Customer, 'firstName' | 'lastName'>;

/** Fields whose beginning says nothing of a person, so that replacing it takes nothing that was typed. */
const beginnings: Partial<Record<keyof Customer, readonly string[]>> = {
  salutation: ['none'],
  country: ['de', 'fr', 'it'],
};

/** The customer with what is known of somebody; what is not known of them stays as it was typed. */
export function filledWith(typed: Customer, known: KnownGuest): Customer {
  const said = Object.entries(known).filter(([, value]) => value !== '' && value !== undefined);
  return { ...typed, ...(Object.fromEntries(said) as Partial<Customer>) };
}

/** Whether filling in would replace something that somebody has typed. */
export function replacesTyped(typed: Customer, known: KnownGuest): boolean {
  const filled = filledWith(typed, known);
  return fieldsOf(typed).some((field) => isTyped(typed, field) && typed[field] !== filled[field]);
}

/** Whether nobody has typed anything yet. */
export function isUntouched(typed: Customer): boolean {
  return !fieldsOf(typed).some((field) => isTyped(typed, field));
}

const fieldsOf = (customer: Customer): (keyof Customer)[] => Object.keys(customer) as (keyof Customer)[];

const isTyped = (customer: Customer, field: keyof Customer): boolean =>
  customer[field] !== '' && !beginnings[field]?.includes(customer[field]);
