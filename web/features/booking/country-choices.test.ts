import { expect, test } from 'vitest';
import { validateCustomer } from '../../../domain/booking/customer-form.ts';
import { countryCodes } from '../../../domain/country-codes.ts';
import { languages } from '../../../domain/language.ts';
import { countryChoices, usualCountryChoices } from './country-choices.ts';

test.each(languages)(
  '%s: every country once and by a name, neighbours first, the others in the order of names',
  (language) => {
    const choices = countryChoices(language);
    expect(choices.map(({ code }) => code).toSorted()).toEqual([...countryCodes]);
    expect(choices.filter(({ code, name }) => name.toLowerCase() === code || name.length < 3)).toEqual([]);
    expect(choices.slice(0, 3).map(({ code }) => code)).toEqual(['de', 'at', 'ch']);
    const { compare } = new Intl.Collator(language);
    const others = choices.slice(15).map(({ name }) => name);
    expect(others).toEqual(others.toSorted(compare));
  },
);

test.each(['ie', 'de', 'it'])('an operator in %s finds its own country first, and none twice', (own) => {
  const codes = countryChoices('en', own).map(({ code }) => code);
  expect(codes[0]).toBe(own);
  expect(codes.toSorted()).toEqual([...countryCodes]);
  expect(usualCountryChoices('en', own)[0]!.code).toBe(own);
});

test('names are sorted as the language sorts them', () => {
  const names = countryChoices('de').map(({ name }) => name);
  expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Albanien'));
  expect(new Set(countryCodes)).toHaveLength(250);
});

test("the page's countries are the first of all countries", () => {
  const all = countryChoices('it');
  const usual = usualCountryChoices('it', 'de');
  expect(usual.slice(0, 15)).toEqual(all.slice(0, 15));
  for (const choice of usual) expect(all).toContainEqual(choice);
});

test.each(['br', 'za', 'xk', 'ax', 'BM'])('who lives in %s can book', (country) => {
  const guest = {
    salutation: 'none',
    firstName: 'Ada',
    lastName: 'Vogt',
    email: 'ada@example.org',
    phone: '',
  };
  const address = { street: 'Rua Direita 1', zip: '12345-678', city: 'Santos', country };
  expect(validateCustomer({ ...guest, ...address }, 'booking')).toEqual({});
});
