import type { Words } from './compare-blocks.ts';

/** Characters that are shown beside a change. */
const beside = 160;

/** Shortens long passages that are the same in both texts, at the ends of words; returns the same array where none is long. */
export function shortenSame(words: readonly Words[]): readonly Words[] {
  if (!words.some(({ change }) => change !== 'same')) return words;
  let isShortened = false;
  const shortened = words.map((passage, index): Words => {
    const { text, change } = passage;
    const before = index === 0 ? 0 : beside;
    const after = index === words.length - 1 ? 0 : beside;
    if (change !== 'same' || text.length <= before + after + beside) return passage;
    isShortened = true;
    const head = before === 0 ? '' : text.slice(0, before).replace(/\S*$/, '');
    const tail = after === 0 ? '' : text.slice(-after).replace(/^\S*/, '');
    return { text: `${head}…${tail}`, change };
  });
  return isShortened ? shortened : words;
}
