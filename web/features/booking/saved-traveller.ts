import type { Customer } from '../../../contract/booking/booking.ts';

export type KnownGuest = Partial<Customer> & Pick<Customer, 'firstName' | 'lastName'>;

/** Initial values that say nothing about a person, so that replacing them loses no input. */
const beginnings: Partial<Record<keyof Customer, readonly string[]>> = {
  salutation: ['none'],
  country: ['de', 'fr', 'it'],
};

/** Fills in known details; the others stay as typed. */
export function filledWith(typed: Customer, known: KnownGuest): Customer {
  const said = Object.entries(known).filter(([, value]) => value !== '' && value !== undefined);
  return { ...typed, ...(Object.fromEntries(said) as Partial<Customer>) };
}

/** Fills in what nothing has been typed for yet. */
export function withBlanksFilled(typed: Customer, known: Partial<Customer>): Customer {
  const blank = Object.entries(known).filter(([field]) => !isTyped(typed, field as keyof Customer));
  return filledWith(typed, { ...typed, ...Object.fromEntries(blank) });
}

/** True where filling in would replace input. */
export function replacesTyped(typed: Customer, known: KnownGuest): boolean {
  const filled = filledWith(typed, known);
  return fieldsOf(typed).some((field) => isTyped(typed, field) && typed[field] !== filled[field]);
}

/** True while nothing has been typed. */
export function isUntouched(typed: Customer): boolean {
  return !fieldsOf(typed).some((field) => isTyped(typed, field));
}

const fieldsOf = (customer: Customer): (keyof Customer)[] => Object.keys(customer) as (keyof Customer)[];

const isTyped = (customer: Customer, field: keyof Customer): boolean =>
  customer[field] !== '' && !beginnings[field]?.includes(customer[field]);
