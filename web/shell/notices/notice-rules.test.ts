import { describe, expect, test } from 'vitest';
import { closingCookie, isShown, siteNotices, type SiteNotice } from './notice-rules.ts';

const shownAt = (moment: string, cookies = ''): string[] =>
  siteNotices.filter((notice) => isShown(notice, new Date(moment), cookies)).map(({ id }) => id);
const notice = (id: SiteNotice['id']): SiteNotice => siteNotices.find((one) => one.id === id)!;

describe('notices of the site', () => {
  test.each([
    ['2019-12-20T14:59:59+01:00', []],
    ['2019-12-20T15:00:00+01:00', ['christmas']],
    ['2019-12-26T21:59:59+01:00', ['christmas']],
    ['2019-12-26T22:00:00+01:00', []],
    ['2019-12-27T15:00:00+01:00', ['newyear']],
    ['2020-01-01T21:59:59+01:00', ['newyear']],
    ['2020-01-01T22:00:00+01:00', []],
    ['2020-03-18T12:00:00+01:00', ['phone']],
    ['2027-01-01T12:00:00+01:00', []],
  ])('at %s: %j', (moment, expected) => {
    expect(shownAt(moment)).toEqual(expected);
  });

  test('one that was closed stays closed', () => {
    expect(shownAt('2019-12-21T12:00:00+01:00', 'uid=x; noticeChristmasClosed=1')).toEqual([]);
    expect(shownAt('2019-12-21T12:00:00+01:00', 'xnoticeChristmasClosed=1')).toEqual(['christmas']);
  });

  test('one without a window is shown unless it is disabled', () => {
    const covid = notice('covid');
    expect(isShown(covid, new Date(), '')).toBe(false);
    expect(isShown({ ...covid, disabled: false }, new Date(), '')).toBe(true);
  });
});

describe('the cookie of a closed notice', () => {
  test('lives until its window ends', () => {
    const cookie = closingCookie(notice('christmas'), new Date('2019-12-26T21:00:00+01:00'), false);
    expect(cookie).toBe('noticeChristmasClosed=1; Path=/; Max-Age=3600; SameSite=Lax');
  });

  test('lives 30 days without a window, five for the bottom bar', () => {
    expect(closingCookie(notice('covid'), new Date(), true)).toBe(
      'noticeCovidClosed=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
    );
    expect(closingCookie(notice('phone'), new Date('2020-03-20T17:00:00+01:00'), false)).toContain(
      'Max-Age=432000;',
    );
  });
});
