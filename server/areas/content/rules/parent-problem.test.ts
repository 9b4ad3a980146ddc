import { expect, test } from 'vitest';
import { parentProblem } from './parent-problem.ts';

const parents = new Map<string, string | null>([
  ['pages/a', null],
  ['pages/b', 'pages/a'],
  ['pages/c', 'pages/b'],
  ['pages/d', 'pages/c'],
  ['pages/e', 'pages/d'],
  ['pages/other', 'about'],
]);

test.each([
  [null, null, null],
  [null, 'pages/a', null],
  [null, 'about', null],
  [null, 'pages/nobody', 'missing'],
  [null, 'blog', 'missing'],
  [null, 'articles/one', 'missing'],
  [null, 'pages/d', null],
  [null, 'pages/e', 'deep'],
  ['pages/b', 'pages/b', 'itself'],
  ['pages/b', 'pages/d', 'itself'],
  ['pages/e', 'pages/a', null],
  ['pages/b', 'pages/other', 'deep'],
  ['pages/c', 'pages/other', null],
] as const)('%s below %s: %s', (page, parent, problem) => {
  expect(parentProblem(parents, page, parent)).toBe(problem);
});
