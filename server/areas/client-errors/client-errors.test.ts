import { expect, test, vi } from 'vitest';
import { reportClientError } from '../../../contract/client-errors/report-client-error.ts';
import { reportClientErrorHandler } from './handlers/report-client-error.ts';

const mistake = {
  kind: 'error',
  name: 'TypeError',
  message: 'x is not a function',
  file: '/assets/site-abc.js',
  line: 1,
  column: 17,
  route: 'Search',
  revision: 'ab46e729',
} as const;

test('a mistake is logged with its place, and without anything personal', async () => {
  const warn = vi.fn();
  const handler = reportClientErrorHandler({ log: { warn } as never });
  const input = reportClientError.request.parse({ ...mistake, message: 'no "Anna" at anna@example.com' });
  expect(await handler(input, {} as never)).toEqual({ ok: true, data: { reported: true } });
  expect(warn.mock.calls).toEqual([
    [{ clientError: { ...mistake, message: 'no {text} at {mail}' } }, 'a page failed'],
  ]);
});

test.each([
  ['another field', { ...mistake, uid: 'x' }],
  ['a script of others', { ...mistake, file: 'https://elsewhere.example/x.js' }],
  ['an address for a route', { ...mistake, route: '/object/1/' }],
  ['a long message', { ...mistake, message: 'x'.repeat(301) }],
  ['another kind', { ...mistake, kind: 'typed' }],
])('%s is refused', (_, input) => {
  expect(reportClientError.request.safeParse(input).success).toBe(false);
});
