import type { Words } from './compare-blocks.ts';

/** Number of unchanged characters shown beside a change. */
const beside = 160;

/** Shortens long unchanged passages at word boundaries. Returns the same array if none is long. */
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
