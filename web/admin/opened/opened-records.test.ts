import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOpened, recordOfPage, rememberOpened } from './opened-records.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['AdminCase', { caseNumber: '100012' }, '', { kind: 'case', number: 100_012 }],
  ['AdminBookings', {}, '?q=4000081', { kind: 'booking', number: 4_000_081 }],
  ['AdminBookings', {}, '?q=Sommer', null],
  ['AdminGuest', {}, '?booking=4000081', { kind: 'person', source: 'booking', number: 4_000_081 }],
  ['AdminPerson', { accountNumber: '7' }, '', { kind: 'person', source: 'account', number: 7 }],
  ['AdminCases', {}, '?state=', null],
])('%s %j %s shows %j', (name, params, search, record) => {
  expect(recordOfPage({ name, params }, search)).toEqual(record);
});

test('the latest comes first, once, and nobody else sees it', () => {
  rememberOpened('oskar', { kind: 'case', number: 1 });
  rememberOpened('oskar', { kind: 'booking', number: 2 });
  rememberOpened('oskar', { kind: 'case', number: 1 });
  expect(readOpened('oskar')).toEqual([
    { kind: 'case', number: 1 },
    { kind: 'booking', number: 2 },
  ]);
  expect(readOpened('ada')).toEqual([]);
  rememberOpened('ada', { kind: 'home', number: 3 });
  expect(readOpened('oskar')).toEqual([]);
});
