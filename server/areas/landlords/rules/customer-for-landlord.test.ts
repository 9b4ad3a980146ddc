import { expect, test } from 'vitest';
import { bookingStates } from '../../../../contract/booking/booking.ts';
import { customerForLandlord } from './customer-for-landlord.ts';

const customer = {
  salutation: 'ms',
  firstName: 'Erika',
  lastName: 'Mustermann',
  email: 'erika@example.com',
  phone: '+49 30 123456',
  street: 'Heidestraße 17',
  zip: '51147',
  city: 'Köln',
  country: 'de',
};

test.each(bookingStates)('a landlord sees more than the name only once it is confirmed: %s', (state) => {
  const name = { salutation: 'ms', firstName: 'Erika', lastName: 'Mustermann' };
  expect(customerForLandlord(customer, state)).toEqual(state === 'confirmed' ? customer : name);
});
