import { beforeEach, expect, test, vi } from 'vitest';
import { readAnswerDraft, storeAnswerDraft } from './answer-draft.ts';

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});

test('a draft belongs to its rating and is forgotten with null', () => {
  storeAnswerDraft(7, 'Danke');
  expect([readAnswerDraft(7), readAnswerDraft(8)]).toEqual(['Danke', null]);
  storeAnswerDraft(7, null);
  expect(readAnswerDraft(7)).toBeNull();
});

test('without storage nothing is kept and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('denied');
    },
    setItem() {
      throw new Error('denied');
    },
  });
  storeAnswerDraft(7, 'Danke');
  expect(readAnswerDraft(7)).toBeNull();
});
