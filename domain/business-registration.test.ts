import { expect, test } from 'vitest';
import { trimBusiness, validateBusiness, type BusinessForm } from './business-registration.ts';

const good: BusinessForm = {
  company: 'Küstenreisen GmbH',
  salutation: 'ms',
  firstName: 'Karla',
  lastName: 'Küster',
  email: 'karla@kuestenreisen.example',
  phone: '+49 40 123456',
  street: 'Am Hafen 1',
  zip: '20457',
  city: 'Hamburg',
  country: 'de',
  website: 'www.kuestenreisen.example',
  message: 'Wir vermitteln Urlaub an der Nordsee.',
};

test('a complete registration has no error', () => {
  for (const kind of ['landlord', 'partner', 'agency'] as const)
    expect(validateBusiness(kind, good)).toEqual({});
});

test('a private landlord needs no company, whoever acts for others does', () => {
  const nameless = { ...good, company: ' ' };
  expect(validateBusiness('landlord', nameless)).toEqual({});
  expect(validateBusiness('partner', nameless)).toEqual({ company: 'required' });
  expect(validateBusiness('agency', nameless)).toEqual({ company: 'required' });
});

test('each field says what is wrong with it', () => {
  const wrong: [Partial<BusinessForm>, object][] = [
    [{ email: 'karla' }, { email: 'email' }],
    [{ phone: '' }, { phone: 'required' }],
    [{ zip: '123' }, { zip: 'zipFiveDigits' }],
    [{ firstName: 'www.example.com' }, { firstName: 'link' }],
    [{ company: 'Haus\u0000' }, { company: 'characters' }],
    [{ message: 'x'.repeat(2001) }, { message: 'long' }],
    [{ company: 'x'.repeat(121) }, { company: 'long' }],
    [{ street: '' }, { street: 'required' }],
  ];
  for (const [part, errors] of wrong)
    expect(validateBusiness('partner', { ...good, ...part })).toEqual(errors);
});

test('a website has a host and nothing that runs', () => {
  for (const website of [
    '',
    'feriola.example',
    'https://feriola.example/a?b=1',
    'http://käse.example:8080/',
  ]) {
    expect(validateBusiness('partner', { ...good, website }), website).toEqual({});
  }
  for (const website of [
    'javascript:alert(1)',
    'data:text/html,x',
    'nothing',
    'ftp://feriola.example',
    'a b.example',
  ]) {
    expect(validateBusiness('partner', { ...good, website }), website).toEqual({ website: 'website' });
  }
});

test('blanks around it are no part of what was typed', () => {
  expect(trimBusiness({ ...good, company: '  A  ', message: 'a\r\nb ' })).toMatchObject({
    company: 'A',
    message: 'a\nb',
  });
});
