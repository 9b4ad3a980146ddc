import { expect, test } from 'vitest';
import { nextInStep } from './next-in-step.ts';

test('the last button of a step saves what else has changed, and then leads on', () => {
  expect(nextInStep({ unsaved: ['seasons'], saved: 'costs', tried: new Set(['costs']) })).toEqual({
    save: 'seasons',
  });
  expect(nextInStep({ unsaved: [], saved: 'seasons', tried: new Set(['costs', 'seasons']) })).toBe('go');
});

test('a section that has just been saved is not saved again', () => {
  expect(nextInStep({ unsaved: ['costs', 'seasons'], saved: 'costs', tried: new Set(['costs']) })).toBe(
    'wait',
  );
});

test('a section that cannot be saved ends it', () => {
  expect(nextInStep({ unsaved: ['seasons'], saved: null, tried: new Set(['costs', 'seasons']) })).toBe(
    'stop',
  );
});
