import { expect, it } from 'vitest';
import { listBrowserRetries, listSecondTries } from './second-tries.ts';

it('names a test that passed after a failure, with that failure, and no other', () => {
  const retries = listSecondTries(
    {
      testResults: [
        {
          name: '/house/server/booking.db.test.ts',
          assertionResults: [
            { fullName: 'books', status: 'passed', failureMessages: ['expected 1 to be 2'] },
            { fullName: 'cancels', status: 'passed', failureMessages: [] },
            { fullName: 'changes', status: 'failed', failureMessages: ['expected 3 to be 4'] },
          ],
        },
      ],
    },
    '/house',
  );
  expect(retries).toEqual(['server/booking.db.test.ts > books\nexpected 1 to be 2']);
});

it('finds the flaky tests of the browser in nested suites', () => {
  const passed = { status: 'expected', results: [{}] };
  const flaky = { status: 'flaky', results: [{ error: { message: 'not visible' } }, {}] };
  const retries = listBrowserRetries({
    suites: [
      {
        specs: [{ file: 'map.spec.ts', title: 'shows pins', tests: [passed] }],
        suites: [{ specs: [{ file: 'map.spec.ts', title: 'moves', tests: [flaky] }] }],
      },
    ],
  });
  expect(retries).toEqual(['map.spec.ts > moves\nnot visible']);
});
