import { describe, expect, test } from 'vitest';
import { attemptFor } from '../../app/calls/attempt.ts';
import { parseStayQuery } from '../stay-dates/stay-of-address.ts';
import {
  toBookingBody,
  draftFromQuery,
  emptyCustomer,
  toPriceInput,
  readDraft,
  toStayQuery,
  withStay,
  type BookingDraft,
} from './booking-draft.ts';
import { validateDraft } from './validate-draft.ts';
import { euros } from '../../../domain/money.ts';

const home = { personsMax: 8, adultsMax: 8, detailPetAllowed: true, dogsMax: 2, detailPetSize: null };

const query = (text: string): ReturnType<typeof parseStayQuery> => parseStayQuery(new URLSearchParams(text));
const anyDog = { detailPetSize: null };
const draftOf = (text: string): BookingDraft => draftFromQuery(query(text), anyDog);

const stay = 'startDate=2027-07-03&endDate=2027-07-10';

describe('the stay of an address', () => {
  test.each([
    ['', { startDate: '', endDate: '', persons: 2, childAges: [], pets: 0 }],
    [
      `${stay}&persons=4`,
      { startDate: '2027-07-03', endDate: '2027-07-10', persons: 4, childAges: [], pets: 0 },
    ],
    [
      `${stay}&persons=x&pets=99`,
      { startDate: '2027-07-03', endDate: '2027-07-10', persons: 2, childAges: [], pets: 10 },
    ],
    ['startDate=2027-02-30&endDate=soon', { startDate: '', endDate: '', persons: 2, childAges: [], pets: 0 }],
    ['persons=1&childAges=3,44,,12', { startDate: '', endDate: '', persons: 3, childAges: [3, 12], pets: 0 }],
  ])('%s', (text, expected) => {
    expect(query(text)).toEqual(expected);
  });

  test('goes into a draft and back', () => {
    const text = `${stay}&persons=5&childAges=4%2C15&pets=2`;
    expect(toStayQuery(draftOf(text))).toBe(text);
  });

  test('new dates keep what was typed, and the sizes of the dogs of the same party', () => {
    const draft: BookingDraft = {
      ...draftOf(`${stay}&persons=3&pets=1`),
      petSizes: ['large'],
      remarks: 'Late arrival',
    };
    const moved = withStay(draft, query('startDate=2027-08-07&endDate=2027-08-14&persons=3&pets=1'), anyDog);
    expect(moved).toMatchObject({
      startDate: '2027-08-07',
      petSizes: ['large'],
      remarks: 'Late arrival',
      adults: 3,
    });
    expect(withStay(draft, query(`${stay}&persons=5`), anyDog)).toMatchObject({ adults: 5, petSizes: [] });
  });
});

test.each([
  ['de', 'de'],
  ['en', 'de'],
  ['fr', 'fr'],
  ['it', 'it'],
] as const)('whoever reads %s begins with the country %s', (language, country) => {
  expect(draftFromQuery(query(stay), anyDog, language).customer.country).toBe(country);
});

test('whoever reads English on a British site begins with Britain', () => {
  expect(draftFromQuery(query(stay), anyDog, 'en', 'gb').customer.country).toBe('gb');
  expect(draftFromQuery(query(stay), anyDog, 'fr', 'gb').customer.country).toBe('fr');
});

test("the guest's country comes from the address, else from the language", () => {
  const countryOf = (query: string, language: 'de' | 'fr') =>
    draftFromQuery(parseStayQuery(new URLSearchParams(query)), home, language).customer.country;
  expect(countryOf('country=AT', 'fr')).toBe('at');
  expect([countryOf('', 'de'), countryOf('country=x1', 'fr')]).toEqual(['de', 'fr']);
});

const context = {
  method: 'booking',
  objectNumber: 7,
  language: 'de',
  acceptTerms: true,
  seen: { expectedPrice: euros(812.5) },
} as const;

describe('what is sent', () => {
  test('counts teens and children by their ages, and drops extras that were taken back', () => {
    const draft = { ...draftOf(`${stay}&persons=5&childAges=4,15,13`), extras: { towels: 0, babyCot: 1 } };
    expect(toBookingBody(draft, context)).toMatchObject({
      persons: 5,
      teens: 2,
      childs: 1,
      childAges: [4, 15, 13],
      extras: { babyCot: 1 },
      insurance: 0,
      expectedPrice: 812.5,
    });
    expect(toPriceInput(draft, { objectNumber: 7, adultsMax: 4 }, 'de')).toMatchObject({
      persons: 5,
      extras: { babyCot: 1 },
    });
  });

  test('a request sends address and agreed price, because the host can make it a booking; a hold sends only the contact', () => {
    const customer = {
      ...emptyCustomer,
      firstName: 'Ada',
      street: 'Lindenweg 1',
      zip: '10115',
      city: 'Berlin',
    };
    const draft = { ...draftOf(stay), customer };
    const bodyOf = (method: 'request' | 'option') => toBookingBody(draft, { ...context, method });
    expect(bodyOf('request')).toMatchObject({ customer, expectedPrice: 812.5 });
    expect(bodyOf('option').customer).toMatchObject({ firstName: 'Ada', street: '', zip: '' });
    const unaddressed = { ...draft, customer: emptyCustomer };
    expect(validateDraft(unaddressed, 'request', home)).toMatchObject({
      street: 'required',
      zip: 'required',
    });
    const held = validateDraft(unaddressed, 'option', home);
    expect(held).not.toHaveProperty('street');
    expect(held).not.toHaveProperty('insurance');
    expect(validateDraft(unaddressed, 'booking', home)).toHaveProperty('insurance');
  });

  test('the same body keeps its key, another body gets another', () => {
    let keys = 0;
    const newKey = (): string => `key-${++keys}`;
    const draft = draftOf(stay);
    const first = attemptFor(null, toBookingBody(draft, context), newKey);
    expect(attemptFor(first, toBookingBody(draft, context), newKey)).toBe(first);
    const changed = toBookingBody(draft, { ...context, seen: { expectedPrice: euros(900) } });
    expect(attemptFor(first, changed, newKey).key).toBe('key-2');
  });
});

describe('a stored draft', () => {
  const fresh = draftOf(stay);

  test('comes back as it was', () => {
    const draft: BookingDraft = {
      ...fresh,
      insurance: false,
      payment: 2,
      bonus: 'SUN',
      childAges: [null, 3],
    };
    expect(readDraft(JSON.parse(JSON.stringify(draft)), fresh)).toEqual(draft);
  });

  test.each([[null], [[]], ['x'], [7]])('%j is none', (stored) => {
    expect(readDraft(stored, fresh)).toBeNull();
  });

  test('with missing parts is completed by the fresh one', () => {
    const stored = { adults: 'many', childAges: {}, customer: { lastName: 'Behr' }, gone: 1 };
    expect(readDraft(stored, fresh)).toEqual({ ...fresh, customer: { ...fresh.customer, lastName: 'Behr' } });
  });
});

test('the default size of a dog is the largest that the home allows, at most medium', () => {
  const sizes = (detailPetSize: string | null): readonly string[] =>
    draftFromQuery(query('pets=2'), { detailPetSize }).petSizes;
  expect(sizes('small')).toEqual(['small', 'small']);
  expect(sizes('large')).toEqual(['medium', 'medium']);
});

describe('a bonus code in the first step', () => {
  test('is sent without spaces, and a voucher in its field is not sent as one', () => {
    const voucher = 'abcde-fghjk-lmnpq-rstuv-wxyz2-34';
    const sent = (bonus: string): (string | undefined)[] => {
      const draft = { ...draftOf(stay), bonus };
      return [
        toPriceInput(draft, { objectNumber: 7, adultsMax: 8 }, 'de').bonus,
        toBookingBody(draft, context).bonus,
      ];
    };
    expect(sent(' SUN ')).toEqual(['SUN', 'SUN']);
    expect(sent(voucher)).toEqual(['', '']);
  });

  test.each([
    ['one that we do not know', 'QUATSCH', 'unknown', 'bonus'],
    ['one that has expired', 'OLD', 'expired', 'bonus'],
    ['one that wants a dearer stay', 'RICH', 'belowMinimum', 'bonus'],
    ['one that takes something off', 'SUMMER', 'applied', undefined],
    ['one that nobody has checked yet', 'QUATSCH', 'none', undefined],
    ['one that has been emptied since', ' ', 'unknown', undefined],
  ] as const)('%s', (_, bonus, bonusState, error) => {
    const { bonus: told } = validateDraft({ ...draftOf(stay), bonus }, 'booking', home, bonusState);
    expect(told).toBe(error);
  });
});
