import { expect, test } from 'vitest';
import { timesFromBrowser, timesFromVitest, formatSlowestFiles } from './slowest-files.ts';

test('the slowest files come first, named below the root', () => {
  const files = timesFromVitest({
    testResults: [
      { name: '/site/domain/stay.test.ts', startTime: 1_000, endTime: 1_500 },
      { name: '/site/search/engine.test.ts', startTime: 1_000, endTime: 13_000 },
      { name: '/site/texts/keys.test.ts', startTime: 0, endTime: 100 },
    ],
  });
  expect(formatSlowestFiles(files, '/site', 2)).toEqual([
    '    12.0 s  search/engine.test.ts',
    '     0.5 s  domain/stay.test.ts',
  ]);
});

test('a file of browser tests costs what its tests cost, second tries and inner suites too', () => {
  const once = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const suite = {
    file: 'search.spec.ts',
    specs: [once(1_000), { tests: [{ results: [{ duration: 2_000 }, { duration: 500 }] }] }],
    suites: [{ file: 'search.spec.ts', specs: [once(4_000)] }],
  };
  expect(timesFromBrowser({ suites: [suite] })).toEqual([{ file: 'search.spec.ts', seconds: 7.5 }]);
});
