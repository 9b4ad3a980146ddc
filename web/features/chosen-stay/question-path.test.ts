import { expect, test } from 'vitest';
import { questionPath } from './question-path.ts';

const stay = { startDate: '2027-07-10', endDate: '2027-07-17', persons: 4, childAges: [], pets: 1 };

test('a question keeps the chosen stay and the partner', () => {
  const path = questionPath('/frage/?object=7', stay, '?pid=42&startDate=2027-01-01');
  expect(Object.fromEntries(new URL(path, 'https://www.feriola.example').searchParams)).toEqual({
    ...{ object: '7', startDate: '2027-07-10', endDate: '2027-07-17', persons: '4', pets: '1', pid: '42' },
  });
});

test('without a form there is no path', () => {
  expect(questionPath('', stay, '')).toBe('');
});
