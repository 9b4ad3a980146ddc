import { expect, test } from 'vitest';
import { findAnswerStep, questionLengths, validateQuestion } from './question.ts';

const asked = { name: 'Erika Mustermann', email: 'erika@example.com', text: 'Ist der Garten eingezäunt?' };

test('a question needs a name, an address and words', () => {
  expect(validateQuestion(asked)).toEqual({});
  expect(validateQuestion({ name: ' ', email: 'erika', text: '\n' })).toEqual({
    name: 'missing',
    email: 'invalid',
    text: 'missing',
  });
  expect(validateQuestion({ ...asked, text: 'x'.repeat(questionLengths.text + 1) })).toEqual({
    text: 'too-long',
  });
});

test.each([
  [null, 'unknown'],
  [0.5, 1],
  [1.2, 4],
  [24, 24],
  [25, 'days'],
] as const)('%s hours until an answer are told as %s', (hours, step) => {
  expect(findAnswerStep(hours)).toBe(step);
});
