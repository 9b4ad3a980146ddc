import { beforeEach, expect, test, vi } from 'vitest';
import { acceptedCookieText } from '../consent/consent-cookies.ts';

const calls = vi.hoisted(() => vi.fn(async () => ({ uid: 'u', ebk: 'e' })));
vi.mock('../../app/api/browser-api.ts', () => ({ browserApi: { call: calls } }));
vi.mock('../visitor/use-visitor.ts', () => ({
  visitorStore: { load: async () => undefined, get: () => ({ uid: 'u' }) },
}));
const { saveTypedContact } = await import('./save-contact.ts');

beforeEach(() => void calls.mockClear());

const cookiesOf = (statistic: boolean, marketing: boolean): string =>
  acceptedCookieText({ statistic, marketing }, false);

test('an address is stored where marketing is allowed', async () => {
  await saveTypedContact('anna@example.com', cookiesOf(false, true));
  expect(calls.mock.calls).toEqual([['saveContact', { uid: 'u', email: 'anna@example.com' }]]);
});

test.each([
  ['before an answer', ''],
  ['after a refusal', cookiesOf(false, false)],
  ['with statistics alone', cookiesOf(true, false)],
])('%s nothing is sent', async (_, cookies) => {
  await saveTypedContact('anna@example.com', cookies);
  expect(calls).not.toHaveBeenCalled();
});

test.each(['', 'anna', 'anna@', '@example.com'])('%j is no address: nothing is sent', async (typed) => {
  await saveTypedContact(typed, cookiesOf(true, true));
  expect(calls).not.toHaveBeenCalled();
});

test('failures are ignored', async () => {
  calls.mockRejectedValueOnce(new Error('down'));
  await expect(saveTypedContact('anna@example.com', cookiesOf(true, true))).resolves.toBeUndefined();
});
