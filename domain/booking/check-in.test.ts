import { describe, expect, test } from 'vitest';
import {
  checkInState,
  listChildAges,
  countFilled,
  emptyPerson,
  fieldsOfPerson,
  missingFields,
  type CheckInPerson,
} from './check-in.ts';

const person = (fields: Partial<CheckInPerson>): CheckInPerson => ({ ...emptyPerson, ...fields });
const german = { country: 'de', isTaxed: false };

describe('what a person fills in', () => {
  test('in Germany foreigners alone give what the registration form asks for, documents from the one who signs', () => {
    const own = fieldsOfPerson(german, { isLead: true, nationality: 'de' });
    expect(own).toEqual(['firstNames', 'familyName', 'nationality']);
    const foreign = fieldsOfPerson(german, { isLead: true, nationality: 'nl' });
    expect(foreign).toEqual([
      ...['firstNames', 'familyName', 'nationality', 'birthDate', 'address', 'documentNumber'],
    ]);
    expect(fieldsOfPerson(german, { isLead: false, nationality: 'nl' })).toEqual([
      ...['firstNames', 'familyName', 'nationality'],
    ]);
  });

  test('a tourist tax needs the dates of birth of all', () => {
    const taxed = { country: 'de', isTaxed: true };
    for (const isLead of [true, false]) {
      expect(fieldsOfPerson(taxed, { isLead, nationality: 'de' })).toContain('birthDate');
    }
  });

  test('Austria registers everybody, and wants documents of foreigners', () => {
    const austrian = { country: 'at', isTaxed: false };
    expect(fieldsOfPerson(austrian, { isLead: true, nationality: 'at' })).toContain('birthDate');
    expect(fieldsOfPerson(austrian, { isLead: true, nationality: 'at' })).not.toContain('documentNumber');
    expect(fieldsOfPerson(austrian, { isLead: true, nationality: 'de' })).toContain('documentIssuer');
  });

  test('nobody is asked for a document where no law is known that wants it', () => {
    for (const nationality of ['', 'dk', 'de']) {
      expect(fieldsOfPerson({ country: 'dk', isTaxed: true }, { isLead: true, nationality })).not.toContain(
        'documentNumber',
      );
    }
  });
});

test('what is empty or cannot be true is missing', () => {
  const taxed = { country: 'de', isTaxed: true };
  const at = { isLead: false, today: '2027-03-01' } as const;
  const filled = person({ firstNames: 'Ada', familyName: 'Ott', nationality: 'de', birthDate: '2020-02-29' });
  expect(missingFields(taxed, filled, at)).toEqual([]);
  expect(missingFields(taxed, { ...filled, birthDate: '2027-03-02' }, at)).toEqual(['birthDate']);
  expect(missingFields(taxed, { ...filled, birthDate: '1890-01-01' }, at)).toEqual(['birthDate']);
  expect(missingFields(taxed, { ...filled, firstNames: '  ' }, at)).toEqual(['firstNames']);
  const persons = [filled, person({ familyName: 'Ott' })];
  expect(countFilled(taxed, { persons, arrivalTime: '', carPlate: '' }, at.today)).toBe(1);
});

test('ages are those on the day of arrival, and unknown while a date of birth is missing', () => {
  const born = (...dates: string[]): CheckInPerson[] => dates.map((birthDate) => person({ birthDate }));
  expect(listChildAges(born('1980-05-05', '2020-07-11', '2020-07-10', '2009-07-10'), '2027-07-10')).toEqual([
    7, 6,
  ]);
  expect(listChildAges(born('1980-05-05', ''), '2027-07-10')).toBe(null);
});

test('check-in is open from the chosen day until the end of the day of arrival', () => {
  const stay = { isConfirmed: true, startDate: '2027-07-10', daysBefore: 7 };
  expect(checkInState(stay, '2027-07-02')).toBe('early');
  expect(checkInState(stay, '2027-07-03')).toBe('open');
  expect(checkInState(stay, '2027-07-10')).toBe('open');
  expect(checkInState(stay, '2027-07-11')).toBe('closed');
  expect(checkInState({ ...stay, isConfirmed: false }, '2027-07-03')).toBe('none');
  expect(checkInState({ ...stay, daysBefore: null }, '2027-07-03')).toBe('none');
});
