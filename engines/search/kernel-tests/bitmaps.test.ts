import { expect, test } from 'vitest';
import { KernelStages } from '../testing/kernel-stages.ts';

const stages = new KernelStages();
const hits = stages.bitmap('hits');
const matches = stages.bitmap('matches');

test('fields lie where the host was told', () => {
  expect(stages.call('areFieldsAtHostOffsets')).toBe(1);
});

test('only the run of blocks at work is counted, listed, cleared and joined', () => {
  stages.fill(hits, [0, 127, 128, 200, 255, 256, 4095]);
  stages.fill(matches, [127, 200, 300]);
  stages.call('enterRun', 16, 32);
  expect(stages.call('countHomes', hits)).toBe(3);
  expect(stages.call('listSlots', hits)).toBe(3);
  // The last one is repeated: the list is read four and eight at a time.
  expect(Array.from({ length: 10 }, (_, index) => stages.word('slotList', index))).toEqual([
    128, 200, 255, 255, 255, 255, 255, 255, 255, 255,
  ]);
  stages.call('unite', hits, matches);
  expect(stages.slots(hits)).toEqual([0, 127, 128, 200, 255, 256, 4095]);
  stages.call('intersect', hits, matches);
  expect(stages.slots(hits)).toEqual([0, 127, 200, 256, 4095]);
  stages.call('clearBitmap', hits);
  expect(stages.call('isAny', hits)).toBe(0);
  expect(stages.slots(hits)).toEqual([0, 127, 256, 4095]);
});

test('single homes go in and out', () => {
  stages.fill(hits, []);
  stages.call('insert', hits, 77);
  stages.call('insert', hits, 78);
  stages.call('erase', hits, 77);
  expect(stages.slots(hits)).toEqual([78]);
  expect([77, 78].map((slot) => stages.call('has', hits, slot))).toEqual([0, 1]);
});

test('an assertion that does not hold stops the kernel, and says what it was', () => {
  expect(() => stages.call('selectBlocks', 1)).toThrow('The tile is one of the index.');
  stages.set('run', { from: 16, until: 16 });
  expect(() => stages.call('matchCriteria', stages.tile)).toThrow('The run consists of whole blocks.');
});

test('bits of a matrix are turned around', () => {
  const at = stages.take(32 * 16);
  const matrix = Array.from({ length: 32 }, (_, word) => (word * 0x9e3779b1) >>> 0);
  for (const [word, bits] of matrix.entries()) stages.putInt(at + 16 * word, bits);
  stages.call('transpose', at);
  for (let bit = 0; bit < 32; bit += 1)
    for (const [word, bits] of matrix.entries())
      expect((stages.int(at + 16 * bit) >>> word) & 1, `bit ${bit} of word ${word}`).toBe((bits >>> bit) & 1);
});
