import { beforeEach, expect, test } from 'vitest';
import { contextParts, contexts, fields, helperState, queryFlag } from '../packed/layout.ts';
import { KernelStages } from '../testing/kernel-stages.ts';

const stages = new KernelStages();
const [context, , helper] = contexts;
const shares = { slots: stages.take(64), prices: stages.take(64) };

/** Address of a part of the helper's context. */
const ofHelper = (part: keyof typeof contextParts): number => helper + contextParts[part];
const setState = (state: number): void => {
  stages.putInt(ofHelper('helper') + fields.helper.state, state);
};
const state = (): number => stages.int(ofHelper('helper') + fields.helper.state);

beforeEach(() => {
  stages.putInt(ofHelper('helper') + fields.helper.hitSlots, shares.slots);
  stages.putInt(ofHelper('helper') + fields.helper.hitPrices, shares.prices);
  // No tiles: what is left is the helper's share.
  stages.setQuery({
    tiles: 0,
    helper,
    flags: queryFlag.withHits,
    nights: 5,
    criteriaCount: 0,
    countGroupCount: 0,
  });
});

test('a helper that is free is asked, with a copy of the query and its own lists', () => {
  setState(helperState.idle);
  stages.call('beginSearch');
  expect(state()).toBe(helperState.asked);
  const query = ofHelper('query');
  expect(stages.int(query + fields.query.nights)).toBe(5);
  expect(stages.int(query + fields.query.hitSlots)).toBe(shares.slots);
  expect(stages.int(query + fields.query.hitPrices)).toBe(shares.prices);
  expect(stages.int(ofHelper('progress') + fields.progress.source)).toBe(context + contextParts.progress);
});

test('one that has not begun when nothing is left is no longer asked', () => {
  setState(helperState.idle);
  stages.call('beginSearch');
  expect(stages.call('searchOn')).toBe(0);
  expect(state()).toBe(helperState.idle);
  expect(stages.get('progress', 'helped')).toBe(0);
});

test.each([helperState.absent, helperState.working, helperState.failed])(
  'one in the state %i is not asked',
  (now) => {
    setState(now);
    stages.call('beginSearch');
    expect(stages.get('progress', 'hasHelp')).toBe(0);
    expect(stages.call('searchOn')).toBe(0);
    expect(state()).toBe(now);
  },
);

test('one at work is waited for, and its share becomes part of the answer', () => {
  setState(helperState.idle);
  stages.call('beginSearch');
  setState(helperState.working);
  expect(stages.call('searchOn')).toBe(1);
  stages.set('answer', { hitCount: 1, lowestPrice: 9_000, freeCount: 4 });
  stages.set('blockHits', { block: 1, firstHit: 0 });
  stages.putInt(stages.get('query', 'hitSlots'), 130);
  const list = contextParts.hitList + fields.hitList.blocksEnd;
  stages.putInt(context + list, stages.at('blockHits') + 8);
  const answer = ofHelper('answer');
  for (const [field, value] of [
    ['hitCount', 2],
    ['lowestPrice', 8_000],
    ['freeCount', 3],
  ] as const)
    stages.putInt(answer + fields.answer[field], value);
  for (const [index, slot] of [700, 701].entries()) {
    stages.putInt(shares.slots + 4 * index, slot);
    stages.putInt(shares.prices + 4 * index, 8_000 + index);
  }
  stages.putInt(ofHelper('blockHits'), 5);
  stages.putInt(ofHelper('blockHits') + 4, 0);
  stages.putInt(helper + list, ofHelper('blockHits') + 8);
  setState(helperState.done);
  expect(stages.call('searchOn')).toBe(0);
  expect(state()).toBe(helperState.idle);
  expect(['hitCount', 'lowestPrice', 'freeCount'].map((field) => stages.get('answer', field))).toEqual([
    3, 8_000, 7,
  ]);
  const slots = stages.get('query', 'hitSlots');
  expect([0, 1, 2].map((index) => stages.int(slots + 4 * index))).toEqual([130, 700, 701]);
  expect([0, 1, 2].map((index) => stages.get('blockHits', 'block', index))).toEqual([1, 5, -1]);
  expect([0, 1, 2].map((index) => stages.get('blockHits', 'firstHit', index))).toEqual([0, 1, 3]);
});

test('a helper that has failed leaves no half of an answer', () => {
  setState(helperState.idle);
  stages.call('beginSearch');
  setState(helperState.failed);
  expect(() => stages.call('searchOn')).toThrow(WebAssembly.RuntimeError);
});
