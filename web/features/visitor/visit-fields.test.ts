import { expect, it } from 'vitest';
import { acceptedCookieText } from '../consent/consent-cookies.ts';
import { findBreakPoint, referringHost } from './visit-fields.ts';

it.each([
  [320, 'xs'],
  [575, 'xs'],
  [576, 'sm'],
  [768, 'md'],
  [992, 'lg'],
  [1200, 'xl'],
  [1400, 'xxl'],
  [3000, 'xxl'],
])('%s px is the break point %s', (width, name) => {
  expect(findBreakPoint(width)).toBe(name);
});

it.each([
  ['https://blog.example/about/somebody?q=private', 'blog.example'],
  ['https://www.feriola.test/search/', ''],
  ['android-app://com.example.mail/', ''],
  ['', ''],
])('the referrer %s is told as %j', (referrer, host) => {
  expect(referringHost(referrer, 'www.feriola.test')).toBe(host);
});

it('a refusal is distinguished from consent without parsing the cookie', () => {
  const allows = (statistic: boolean, marketing: boolean): boolean =>
    /accepted=[^;]*(statistic|marketing)%22%2C%22usage%22%3Atrue/.test(
      acceptedCookieText({ statistic, marketing }, true),
    );
  expect([allows(false, false), allows(true, false), allows(false, true), allows(true, true)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
