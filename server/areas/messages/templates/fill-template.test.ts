import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { chooseText, fillTemplate } from './fill-template.ts';
import type { StayRow } from './stay-row.ts';

const translate = createSiteTexts().translate;
const row: StayRow = {
  ...{ bookingId: 1, displayNumber: 100001, state: 'confirmed', objectNumber: 7 },
  ...{ startDate: '2027-07-10', endDate: '2027-07-17', language: 'fr', firstName: 'Zoé', lastName: 'Petit' },
  address: { street: 'Am Deich 1', zip: '25826', city: 'Ording' },
  arrivalInfo: { de: 'Schlüssel im Kasten.' },
  ...{ checkIn: '16:00', checkOut: null, country: 'de', lon: 8, hostName: 'Rosa', hostLanguage: 'de' },
  titles: { de: 'Haus am Deich', fr: 'La digue' },
  ...{ confirmedAt: null, agreedAt: null, wifiName: '', wifiPassword: '', keyCode: '4711' },
};
const fill = (text: string, fields: Partial<StayRow> = {}) =>
  fillTemplate({ fr: text }, { ...row, ...fields }, translate);

test('the guest’s language comes first, then English, then the host’s, then the first', () => {
  const texts = { de: 'd', en: 'e', fr: 'f', it: 'i' };
  const chosen = (of: Partial<typeof texts>, language: StayRow['language'] = 'fr', hostLanguage = 'de') =>
    chooseText(of, { language, hostLanguage })?.text;
  expect(chosen(texts)).toBe('f');
  expect(chosen({ de: 'd', en: 'e', it: 'i' })).toBe('e');
  expect(chosen({ de: 'd', it: 'i' })).toBe('d');
  expect(chosen({ it: 'i' }, 'fr', 'nl')).toBe('i');
  expect(chosen({})).toBeUndefined();
});

test('values are in the language of the text', () => {
  expect(fill('{guestFirstName}, {home}, {nights}, {arrival}, {checkIn}, {address}, {directions}').text).toBe(
    // The hour has a space that does not break.
    `Zoé, La digue, 7, sam. 10 juil. 2027, 16\u00a0h, Am Deich 1, 25826 Ording, Schlüssel im Kasten.`,
  );
});

test('a missing value blocks, and so does a text that became too long', () => {
  expect(fill('{checkOut} {wifiName} {keyCode}')).toMatchObject({
    ...{ isBlocked: true, missing: ['checkOut', 'wifiName'] },
  });
  expect(fill(`${'x'.repeat(3990)}{address}`)).toMatchObject({ isBlocked: true, missing: [] });
  expect(fill('Bonjour')).toMatchObject({ isBlocked: false });
});

test('how to get in is said of a confirmed booking alone', () => {
  const { missing } = fill('{address}{directions}{keyCode}{home}', { state: 'requested' });
  expect(missing).toEqual(['address', 'directions', 'keyCode']);
});
