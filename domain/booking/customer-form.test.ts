import { expect, test } from 'vitest';
import { pickContact, customerLengths } from './customer-fields.ts';
import { lacksAddress, validateCustomer } from './customer-form.ts';
import type { CustomerForm } from './typed-customer.ts';

const erika: CustomerForm = {
  salutation: 'ms',
  firstName: 'Erika',
  lastName: 'Mustermann',
  email: 'erika@example.com',
  phone: '+49 (0)30 / 123-456',
  street: 'Heidestraße 17',
  zip: '51147',
  city: 'Köln',
  country: 'de',
};

test('a complete address is right', () => {
  expect(validateCustomer(erika, 'booking')).toEqual({});
  expect(validateCustomer({ ...erika, zip: ' 51147 ', phone: '' }, 'option')).toEqual({});
});

test('a request and a hold know no more than how somebody is reached', () => {
  expect(pickContact(erika)).toEqual({
    ...{ salutation: 'none', firstName: 'Erika', lastName: 'Mustermann', email: 'erika@example.com' },
    ...{ phone: '+49 (0)30 / 123-456', street: '', zip: '', city: '', country: '' },
  });
  expect(lacksAddress(pickContact(erika))).toBe(true);
  expect(lacksAddress(erika)).toBe(false);
  expect(lacksAddress({ ...erika, city: ' ' })).toBe(true);
});

test('a booking needs all that a contract needs, requests and holds the name and the mail address', () => {
  const empty = Object.fromEntries(Object.keys(erika).map((key) => [key, ' '])) as unknown as CustomerForm;
  const required = { firstName: 'required', lastName: 'required', email: 'required' };
  expect(validateCustomer(empty, 'request')).toEqual(required);
  expect(validateCustomer(empty, 'option')).toEqual(required);
  expect(validateCustomer(empty, 'booking')).toEqual({
    ...required,
    street: 'required',
    zip: 'required',
    city: 'required',
    country: 'required',
  });
});

test.each([
  ['de', '51147', true],
  ['de', '5114', false],
  ['de', '511477', false],
  ['de', '5114a', false],
  ['de', '５１１４７', false],
  ['fr', '75001', true],
  ['it', '00184', true],
  ['es', '0780', false],
  ['DE', '5114', false],
  ['at', '1010', true],
  ['at', '10100', false],
  ['ch', '8001', true],
  ['nl', '1012 AB', true],
  ['nl', '1012', false],
  ['gb', 'SW1A 1AA', true],
  ['gb', '12345', false],
  ['pl', '00-950', true],
  ['pt', '1000-205', true],
  ['se', '111 22', true],
  ['ie', 'D02 AF30', true],
  ['ie', '!', false],
])('in %s the zip %s is right: %s', (country, zip, right) => {
  expect(validateCustomer({ ...erika, country, zip }, 'booking').zip === undefined).toBe(right);
});

test.each([
  ['email', 'erika', 'email'],
  ['email', 'erika@example', 'email'],
  ['email', 'a@b.de,c@d.de', 'email'],
  ['email', 'erika@example.com\r\nBcc: x@example.com', 'characters'],
  ['email', 'Erika <erika@example.com>', 'email'],
  ['phone', '12', 'phone'],
  ['phone', 'call me', 'phone'],
  ['country', '12', 'country'],
  ['salutation', 'lord', 'salutation'],
  ['firstName', 'Eri\nka', 'characters'],
  ['country', 'deu', 'country'],
])('%s %j is refused', (field, value, reason) => {
  expect(validateCustomer({ ...erika, [field]: value }, 'request')).toMatchObject({ [field]: reason });
});

test.each(Object.entries(customerLengths))('%s takes %i characters', (field, length) => {
  expect(validateCustomer({ ...erika, [field]: '1'.repeat(length + 1) }, 'request')).toMatchObject({
    [field]: 'long',
  });
  expect(
    Object.values(validateCustomer({ ...erika, [field]: ` ${'1'.repeat(length)} ` }, 'request')),
  ).not.toContain('long');
});

test('what is wrong is told in the order of the fields, whatever is wrong with them', () => {
  const wrong = { ...erika, salutation: 'x', email: 'erika', street: '', zip: '1', city: '' };
  expect(Object.keys(validateCustomer(wrong, 'booking'))).toEqual([
    'salutation',
    'email',
    'street',
    'zip',
    'city',
  ]);
});
