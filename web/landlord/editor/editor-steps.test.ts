import { expect, test } from 'vitest';
import { homeGaps, type HomeGap } from '../../../domain/homes/gaps.ts';
import { editorSteps, firstOpenStep, listStepStates, findStepOfGap } from './editor-steps.ts';

const none = { section: 'amenities' as const, amenities: [], equipment: {} };
const states = (gaps: HomeGap[], more: object = {}) =>
  listStepStates({ gaps, advice: [], state: 'draft', amenities: none, ...more });

test('missing facts are listed at the step in which they are entered', () => {
  const open = states(['size', 'photos']).filter(({ isDone }) => !isDone);
  expect(open.map(({ name, missing }) => [name, missing])).toEqual([
    ['basics', ['size']],
    ['photos', ['photos']],
    ['amenities', []],
    ['publish', []],
  ]);
});

test('a returning landlord continues at the first open step', () => {
  expect(firstOpenStep(states(['photos', 'price']))).toBe('photos');
  expect(firstOpenStep(states([]))).toBe('amenities');
  expect(firstOpenStep(states([], { amenities: { ...none, amenities: ['wlan'] } }))).toBe('publish');
  expect(states([], { state: 'review' }).at(-1)?.isDone).toBe(true);
});

test('there are eight steps, and each thing that may be missing belongs to one that is not the last', () => {
  expect(editorSteps).toHaveLength(8);
  expect(homeGaps.filter((gap) => findStepOfGap(gap) === 'publish')).toEqual([]);
});
