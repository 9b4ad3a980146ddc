import { expect, test } from 'vitest';
import { permissionsOfRoles } from './roles.ts';
import { isOfficeMailDue, visibleWaitingKinds } from './waiting-work.ts';

const at = (time: string): Date => new Date(`2030-01-02T${time}:00Z`);
const home = { kind: 'homes' as const, newestAt: at('10:00') };

test('the first that comes is told at once, what follows within hours together', () => {
  expect(isOfficeMailDue([home], null, at('10:01'))).toBe(true);
  const later = { kind: 'registrations' as const, newestAt: at('10:30') };
  expect(isOfficeMailDue([home, later], { sentAt: at('10:01') }, at('10:31'))).toBe(false);
  expect(isOfficeMailDue([home, later], { sentAt: at('10:01') }, at('13:01'))).toBe(true);
});

test('what was told once is not told again, however long it waits', () => {
  expect(isOfficeMailDue([home], { sentAt: at('10:01') }, at('23:00'))).toBe(false);
  expect(isOfficeMailDue([], null, at('10:01'))).toBe(false);
});

test('a case has a mail of its own and causes no second one', () => {
  expect(isOfficeMailDue([{ kind: 'cases', newestAt: at('10:00') }], null, at('10:01'))).toBe(false);
});

test.each([
  ['office', ['problems', 'cases', 'followUps', 'registrations', 'homes', 'ratings', 'reports']],
  ['accounting', ['transfers', 'refunds', 'manualPostings', 'payoutRuns']],
  ['editor', ['reviews']],
])('%s sees what waits for them alone', (role, kinds) => {
  expect(visibleWaitingKinds(permissionsOfRoles([role]))).toEqual(kinds);
});
