import { expect, it } from 'vitest';
import { secondTries } from './second-tries.ts';

it('names a test that passed after a failure, with that failure, and no other', () => {
  const told = secondTries(
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
  expect(told).toEqual(['Passed at its second try: server/booking.db.test.ts > books\nexpected 1 to be 2']);
});
