import { expect, test } from 'vitest';
import { emptyCustomer } from './booking-draft.ts';
import { fillIn, isUntouched, replacesInput, fillBlanks } from './saved-traveller.ts';

const erika = { salutation: 'ms', firstName: 'Erika', lastName: 'Mustermann', phone: '', country: 'at' };

test('an empty form is filled in without a question, and fields without a saved value stay', () => {
  const typed = { ...emptyCustomer, phone: '030 123456', email: 'e@example.org' };
  expect(replacesInput(typed, erika)).toBe(false);
  expect(fillIn(typed, erika)).toEqual({
    ...typed,
    salutation: 'ms',
    firstName: 'Erika',
    lastName: 'Mustermann',
    country: 'at',
  });
});

test('a late address fills in blank fields only', () => {
  const typed = { ...emptyCustomer, firstName: 'Erika', lastName: 'M', phone: '030 1' };
  const known = { ...erika, phone: '0171 2', street: 'Heidestraße 17', zip: '1010', city: 'Wien' };
  expect(fillBlanks(typed, known)).toEqual({
    ...typed,
    salutation: 'ms',
    country: 'at',
    street: 'Heidestraße 17',
    zip: '1010',
    city: 'Wien',
  });
});

test.each([
  [{ firstName: 'Max' }, true],
  [{ firstName: 'Erika' }, false],
  [{ country: 'ch' }, true],
  [{ country: 'it' }, false],
  [{ salutation: 'mr' }, true],
  [{ street: 'Heidestraße 17' }, false],
])('with %j typed it asks before it replaces: %j', (typed, asks) => {
  expect(replacesInput({ ...emptyCustomer, ...typed }, erika)).toBe(asks);
});

test.each([
  [{}, true],
  [{ country: 'it' }, true],
  [{ country: 'ch' }, false],
  [{ phone: '030 1' }, false],
])('a form with %j is untouched: %j', (typed, untouched) => {
  expect(isUntouched({ ...emptyCustomer, ...typed })).toBe(untouched);
});
