import type { ContentBlock } from '../../../../domain/content-blocks.ts';

/** Words per minute at a calm pace. */
const wordsPerMinute = 220;

/** Returns the reading time in full minutes, at least one. */
export function readingMinutes(blocks: readonly ContentBlock[]): number {
  const words = collectTexts(blocks).join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Collects the readable texts in their order, without names, links and keys. */
export function collectTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => collectTexts(item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (typeof item === 'string') return textKeys.has(key) ? [item] : [];
    return collectTexts(item);
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
