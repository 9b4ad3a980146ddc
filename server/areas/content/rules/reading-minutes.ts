import type { ContentBlock } from '../../../../domain/content-blocks.ts';

/** Words that somebody reads in a minute, calmly. */
const wordsPerMinute = 220;

/** How long somebody reads, in whole minutes, at least one. */
export function readingMinutes(blocks: readonly ContentBlock[]): number {
  const words = textsIn(blocks).join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** All texts of blocks for people, in their order: none of what names, links or sorts them. */
export function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    if (typeof one === 'string') return textKeys.has(key) ? [one] : [];
    return textsIn(one);
  });
}

const textKeys: ReadonlySet<string> = new Set([
  'title',
  'text',
  'lead',
  'question',
  'label',
  'caption',
  'source',
  'alt',
  'description',
]);
