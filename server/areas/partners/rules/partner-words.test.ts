import { expect, test } from 'vitest';
import { isPartnerHost, isSameSite, readPartnerWords } from './partner-words.ts';

const words = { partnerName: 'Reisebüro', partnerPhone: '', partnerEmail: '', siteUrl: '' };

test('what is empty is nothing, and a site needs no protocol', () => {
  expect(readPartnerWords(words)).toEqual({
    ok: true,
    name: 'Reisebüro',
    phone: null,
    email: null,
    url: null,
  });
  expect(readPartnerWords({ ...words, siteUrl: 'blog.example/urlaub' })).toMatchObject({
    url: 'https://blog.example/urlaub',
  });
});

test.each([
  [{ siteUrl: 'javascript:alert(1)' }, 'siteUrl'],
  [{ siteUrl: 'https://a:b@evil.example' }, 'siteUrl'],
  [{ siteUrl: 'localhost' }, 'siteUrl'],
  [{ siteUrl: 'http://[::1]/' }, 'siteUrl'],
  [{ partnerName: '<b>x</b>' }, 'partnerName'],
  [{ partnerName: 'see https://x.example' }, 'partnerName'],
  [{ partnerPhone: 'call me' }, 'partnerPhone'],
  [{ partnerEmail: 'nobody' }, 'partnerEmail'],
])('%j is refused by the name of its field', (typed, field) =>
  expect(readPartnerWords({ ...words, ...typed })).toEqual({ ok: false, fields: [field] }),
);

test('another path is the same site, another host or protocol is not', () => {
  expect(isSameSite('https://a.example/x', 'https://a.example/y')).toBe(true);
  expect(isSameSite('https://a.example/', 'http://a.example/')).toBe(false);
  expect(isSameSite(null, 'https://a.example/')).toBe(false);
  expect(isSameSite('https://a.example/', null)).toBe(true);
});

test.each([
  ['ferien.hafen.example', true],
  ['www.feriola.test', false],
  ['127.0.0.1', false],
  ['localhost', false],
  ['a b.example', false],
  ['a.example/x', false],
])('%s as a host: %s', (host, expected) => expect(isPartnerHost(host, 'www.feriola.test')).toBe(expected));
