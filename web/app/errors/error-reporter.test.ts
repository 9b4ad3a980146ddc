import { expect, test, vi } from 'vitest';
import { reportClientError } from '../../../contract/client-errors/report-client-error.ts';
import { createErrorReporter, describeMistake } from './error-reporter.ts';

const page = () => ({ route: 'Search', revision: 'ab46e729' });

function aMistake(message: string, stack?: string): Error {
  const error = new TypeError(message);
  error.stack = stack ?? '';
  return error;
}

test('a mistake is told with its place, without what was typed, in the form that the call takes', () => {
  const send = vi.fn();
  createErrorReporter(send, page)(
    'error',
    aMistake('no "Anna"', 'TypeError: no\n at f (https://feriola.example/assets/site-a1.js:1:204)'),
  );
  const [[report]] = send.mock.calls as [[unknown]];
  expect(report).toEqual({
    kind: 'error',
    name: 'TypeError',
    message: 'no {text}',
    file: '/assets/site-a1.js',
    line: 1,
    column: 204,
    route: 'Search',
    revision: 'ab46e729',
  });
  expect(reportClientError.request.safeParse(report).success).toBe(true);
});

test('each mistake is told once, and no more than five', () => {
  const send = vi.fn();
  const report = createErrorReporter(send, page);
  for (const name of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) report('rejection', aMistake(`${name} failed`));
  expect(send).toHaveBeenCalledTimes(5);
});

test.each([
  ['a layout that settles later', 'ResizeObserver loop limit exceeded'],
  [
    'a layout that settles later, in the words of today',
    'ResizeObserver loop completed with undelivered notifications.',
  ],
  ['a parameter of a search engine', "Can't find variable: srsltid"],
  ['what the server has logged', 'Unexpected Server Error'],
])('%s is ignored', (_, message) => {
  expect(describeMistake(aMistake(message))).toBeNull();
});

test('a way to a page that was given up is ignored', () => {
  expect(describeMistake(new DOMException('The user aborted a request.', 'AbortError'))).toBeNull();
});

test('what is thrown and is no error is told as a text', () => {
  expect(describeMistake('stopped at 12345')).toMatchObject({
    name: 'Error',
    message: 'stopped at {number}',
    file: '',
  });
});
