import { expect, test } from 'vitest';
import { hiddenMark } from './hide-contacts.ts';
import { shownToOther } from './shown-to-other.ts';

const booked = { isBound: true, collectedByUs: true };
const byLandlord = { isBound: true, collectedByUs: false };
const account = 'Überweisen Sie auf DE89 3704 0044 0532 0130 00, danke';

test('until both are bound everything that leads past the house is hidden, whoever collects', () => {
  for (const collectedByUs of [true, false]) {
    const terms = { isBound: false, collectedByUs };
    for (const text of [account, 'Rufen Sie an: 0171 2345678']) {
      expect(shownToOther(text, terms)).toMatchObject({ hidden: 'contacts' });
    }
  }
});

test('after that contacts are shown, and numbers of accounts only where the landlord is paid', () => {
  const call = 'Rufen Sie an: +49 171 2345678, oder https://haus.example';
  expect(shownToOther(call, booked)).toEqual({ text: call, hidden: null });
  expect(shownToOther(account, byLandlord)).toEqual({ text: account, hidden: null });
  expect(shownToOther(account, booked)).toEqual({
    text: `Überweisen Sie auf ${hiddenMark}, danke`,
    hidden: 'payment',
  });
});

test('an account whose digits look like a card is still shown whole where the landlord is paid', () => {
  const looksLikeCard = 'Auf DE62 3704 0044 0532 0130 01';
  expect(shownToOther(looksLikeCard, byLandlord)).toEqual({ text: looksLikeCard, hidden: null });
});

test('nobody gets the number of a card', () => {
  for (const number of [
    '4111 1111 1111 1111',
    '5555-5555-5555-4444',
    '378282246310005',
    '６０１１１１１１１１１１１１１７',
  ]) {
    for (const terms of [booked, byLandlord]) {
      expect(shownToOther(`Karte ${number}, 12/29`, terms)).toEqual({
        text: `Karte ${hiddenMark}, 12/29`,
        hidden: 'payment',
      });
    }
  }
});

test('what only looks like a card or an account is shown: other check digits, telephones, dates, sums', () => {
  for (const text of [
    'Sendung 4111 1111 1111 1112',
    'DE89 3704 0044 0532 0130 02',
    'Tel. +4917123456789012, 0049 171 2345678',
    'vom 03.07.2027 bis 10.07.2027, 1.234,50 € für 4 Personen, Buchung 4000001',
  ]) {
    expect(shownToOther(text, booked)).toEqual({ text, hidden: null });
  }
});

test('a long text without a space is read in a moment', () => {
  const start = performance.now();
  shownToOther('4111'.repeat(1000), booked);
  shownToOther('DE89'.repeat(1000), booked);
  expect(performance.now() - start).toBeLessThan(200);
});
