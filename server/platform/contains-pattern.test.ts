import { expect, test } from 'vitest';
import { containsPattern } from './contains-pattern.ts';

test('wildcards are matched literally', () => {
  expect(containsPattern('100%_a\\b')).toBe('%100\\%\\_a\\\\b%');
});
