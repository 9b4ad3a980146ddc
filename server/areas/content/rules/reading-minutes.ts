import type { ContentBlock } from '../../../../domain/content-blocks.ts';

/** Words per minute at a calm pace. */
const wordsPerMinute = 220;

/** Full minutes, at least one. */
export function readingMinutes(blocks: readonly ContentBlock[]): number {
  const words = textsIn(blocks).join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Texts for readers in their order, without names, links and keys. */
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
