import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkLinkUntil,
  isSignedLink,
  newNonce,
  signLink,
  signLinkUntil,
  type LinkGrant,
} from './signed-links.ts';

const key = 'k'.repeat(32);
const grant: LinkGrant = { purpose: 'newsletter', subject: 7, recipient: 'subscriber', nonce: newNonce() };
const now = new Date('2027-03-01T10:00:00Z');
const tomorrow = new Date('2027-03-02T10:00:00Z');

const others: [string, LinkGrant][] = [
  ['a forged purpose', { ...grant, purpose: 'voucher' }],
  ['another subject', { ...grant, subject: 8 }],
  ['another recipient', { ...grant, recipient: 'landlord' }],
  ['another nonce', { ...grant, nonce: newNonce() }],
];

describe('a lasting link', () => {
  const link = signLink(key, grant);

  test('opens what it was signed for', () => {
    expect(link).toMatch(/^[\w-]{43}$/);
    expect(isSignedLink(link, key, grant)).toBe(true);
  });

  test('has the bytes of every link that lies in a mail already', () => {
    const booking = { purpose: 'booking-link', subject: 100_001, recipient: 'guest', nonce: 'n'.repeat(32) };
    expect(signLink(key, booking)).toBe('p4bd5LZfoZerUJkYDBvSqDysGFbTe_D77rAmwSdV6vw');
    const text = `booking-link\n100001\nguest\n${'n'.repeat(32)}`;
    expect(signLink(key, booking)).toBe(createHmac('sha256', key).update(text).digest('base64url'));
  });

  test.each(others)('does not open %s', (_, other) => {
    expect(isSignedLink(link, key, other)).toBe(false);
  });

  test.each([
    ['another key', link, 'x'.repeat(32)],
    ['a truncated link', link.slice(0, 42), key],
    ['a longer link', `${link}A`, key],
    ['nothing', '', key],
    ['no ASCII', 'é'.repeat(43), key],
    ['one that ends', signLinkUntil(key, grant, tomorrow), key],
  ])('%s does not open it', (_, given, with_) => {
    expect(isSignedLink(given, with_, grant)).toBe(false);
  });
});

describe('a link that ends', () => {
  const link = signLinkUntil(key, grant, tomorrow);

  test('opens until its moment and not from it on', () => {
    expect(checkLinkUntil(link, key, grant, now)).toBe('valid');
    expect(checkLinkUntil(link, key, grant, new Date(tomorrow.getTime() - 1))).toBe('valid');
    expect(checkLinkUntil(link, key, grant, tomorrow)).toBe('expired');
  });

  test.each(others)('does not open %s', (_, other) => {
    expect(checkLinkUntil(link, key, other, now)).toBe('invalid');
  });

  const [until = '', signature = ''] = link.split('.');
  test.each([
    ['another key', link, 'x'.repeat(32)],
    ['a later moment', `${(Number.parseInt(until, 36) + 1).toString(36)}.${signature}`, key],
    ['the same moment in other letters', `0${until}.${signature}`, key],
    ['a truncated signature', link.slice(0, -1), key],
    ['a signature alone', signature, key],
    ['a moment alone', `${until}.`, key],
    ['a lasting link', signLink(key, grant), key],
    ['a moment before a lasting link', `${until}.${signLink(key, grant)}`, key],
    ['nothing', '', key],
  ])('%s does not open it', (_, given, with_) => {
    expect(checkLinkUntil(given, with_, grant, now)).toBe('invalid');
  });

  test('an expired link with a changed moment is invalid, not valid again', () => {
    const past = signLinkUntil(key, grant, new Date('2027-02-01T00:00:00Z'));
    expect(checkLinkUntil(past, key, grant, now)).toBe('expired');
    expect(checkLinkUntil(`${until}.${past.split('.')[1]!}`, key, grant, now)).toBe('invalid');
  });
});

test('no two grants share a link, however their fields are cut', () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'b', '1', '.', ':'), maxLength: 3 });
  const any = fc.record({ purpose: field, subject: field, recipient: field, nonce: field });
  fc.assert(
    fc.property(any, any, (one, other) => {
      expect(signLink(key, one) === signLink(key, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
  expect(() => signLink(key, { ...grant, subject: '7\nlandlord' })).toThrow('line break');
});
