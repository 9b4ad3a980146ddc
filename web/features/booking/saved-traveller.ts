import type { Customer } from '../../../contract/booking/booking.ts';

export type SavedGuest = Partial<Customer> & Pick<Customer, 'firstName' | 'lastName'>;

/** Initial values that say nothing about a person, so that replacing them loses no input. */
const initialValues: Partial<Record<keyof Customer, readonly string[]>> = {
  salutation: ['none'],
  country: ['de', 'fr', 'it'],
};

/** Replaces input by the saved details; fields without a saved value stay as typed. */
export function fillIn(customer: Customer, saved: SavedGuest): Customer {
  const details = Object.entries(saved).filter(([, value]) => value !== '' && value !== undefined);
  return { ...customer, ...(Object.fromEntries(details) as Partial<Customer>) };
}

/** Fills in saved details for fields without input. */
export function fillBlanks(customer: Customer, saved: Partial<Customer>): Customer {
  const details = Object.entries(saved).filter(([field]) => !hasInput(customer, field as keyof Customer));
  return fillIn(customer, { ...customer, ...Object.fromEntries(details) });
}

export function replacesInput(customer: Customer, saved: SavedGuest): boolean {
  const filled = fillIn(customer, saved);
  return fieldNames(customer).some((field) => hasInput(customer, field) && customer[field] !== filled[field]);
}

export function isUntouched(customer: Customer): boolean {
  return !fieldNames(customer).some((field) => hasInput(customer, field));
}

const fieldNames = (customer: Customer): (keyof Customer)[] => Object.keys(customer) as (keyof Customer)[];

const hasInput = (customer: Customer, field: keyof Customer): boolean =>
  customer[field] !== '' && !initialValues[field]?.includes(customer[field]);
