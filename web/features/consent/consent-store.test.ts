import { beforeEach, describe, expect, test, vi } from 'vitest';
import { allowedChoice, isConfirmed, storedChoice } from './consent-cookies.ts';
import { createConsentStore } from './consent-store.ts';

const reportMistake = vi.fn();
vi.mock('../../app/errors/report-error.ts', () => ({ reportMistake }));
beforeEach(() => reportMistake.mockReset());

/** A cookie jar in memory and a clock that the test winds. */
function world({ jar = '', secure = false } = {}) {
  const written: string[] = [];
  const reports: object[] = [];
  const waiting: { work: () => void; milliseconds: number }[] = [];
  const store = createConsentStore({
    readCookies: () => jar,
    writeCookie: (text) => written.push(text),
    secure: () => secure,
    wait: (work, milliseconds) => waiting.push({ work, milliseconds }),
    report: (choice) => reports.push(choice),
  });
  const cookies = (): string => written.map((text) => text.split(';', 1)[0]).join('; ');
  return { store, written, reports, waiting, cookies };
}

const bothAllowed = { statistic: true, marketing: true };

describe('the answer', () => {
  test('at first nothing is allowed and nothing written', () => {
    const { store, written } = world();
    expect(store.get()).toEqual({
      required: true,
      statistic: false,
      marketing: false,
      confirmed: false,
      showDisclaimer: false,
      saving: false,
    });
    expect(written).toEqual([]);
  });

  test('accept all is stored at once and confirmed after a second and a half', () => {
    const { store, written, waiting, reports, cookies } = world();
    store.acceptAll();
    expect(store.get()).toMatchObject({ ...bothAllowed, confirmed: false, saving: true });
    expect(reports).toEqual([bothAllowed]);
    const list = decodeURIComponent(/^accepted=([^;]*)/.exec(written[0]!)![1]!);
    expect(JSON.parse(list)).toEqual([
      { name: 'required', usage: true },
      { name: 'statistic', usage: true },
      { name: 'marketing', usage: true },
    ]);
    expect(isConfirmed(cookies())).toBe(false);
    expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([1500]);
    waiting[0]!.work();
    expect(store.get()).toMatchObject({ confirmed: true, saving: false });
    expect(isConfirmed(cookies())).toBe(true);
    expect(allowedChoice(cookies())).toEqual(bothAllowed);
  });

  test.each([
    ['a choice', { statistic: true, marketing: false }],
    ['a choice of nothing', { statistic: false, marketing: false }],
  ])('%s is confirmed after 10 ms', (_, choice) => {
    const { store, waiting, cookies } = world();
    store.acceptChoice(choice);
    expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([10]);
    waiting[0]!.work();
    expect(storedChoice(cookies())).toEqual(choice);
    expect(allowedChoice(cookies())).toEqual(choice.statistic ? choice : null);
  });

  test('reject all allows nothing, and takes back what was allowed', () => {
    const jar = `disclaimer=confirmed; accepted=${encodeURIComponent(JSON.stringify([{ name: 'marketing', usage: true }]))}`;
    const { store, waiting, cookies } = world({ jar });
    expect(store.get()).toMatchObject({ marketing: true, statistic: false, confirmed: true });
    store.open();
    expect(store.get().showDisclaimer).toBe(true);
    store.rejectAll();
    waiting[0]!.work();
    expect(store.get()).toMatchObject({ marketing: false, confirmed: true, showDisclaimer: false });
    expect(allowedChoice(cookies())).toBeNull();
  });

  test('a second click while the first is under way does nothing', () => {
    const { store, reports, waiting } = world();
    store.acceptAll();
    store.rejectAll();
    expect(reports).toHaveLength(1);
    expect(waiting).toHaveLength(1);
  });

  test('cookies live a year, everywhere on the site, and over https only there', () => {
    for (const secure of [false, true]) {
      const { store, written, waiting } = world({ secure });
      store.rejectAll();
      waiting[0]!.work();
      expect(written).toHaveLength(2);
      for (const text of written) {
        expect(text).toContain('; Max-Age=31536000; Path=/; SameSite=Lax');
        expect(text.endsWith('; Secure')).toBe(secure);
      }
    }
  });
});

test.each([
  ['', false],
  ['disclaimer=confirmed', false],
  ['disclaimer=confirmed; accepted=%7Bbroken', false],
  ['disclaimer=confirmed; accepted=null', false],
  ['disclaimer=other; accepted=%5B%5D', false],
  ['x=1; accepted=%5B%5D; disclaimer=confirmed', true],
])('the cookies "%s" are an answer: %s', (cookies, answered) => {
  expect(isConfirmed(cookies)).toBe(answered);
  expect(allowedChoice(cookies)).toBeNull();
});

test('a cookie that nobody can read counts as no answer, and is told', async () => {
  expect(storedChoice('accepted=%7Bbroken')).toBeNull();
  await vi.waitFor(() => expect(reportMistake).toHaveBeenCalledWith('cookie', expect.any(SyntaxError)));
});
