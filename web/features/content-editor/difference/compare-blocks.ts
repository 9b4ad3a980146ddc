import { diffWords } from 'diff';
import type { ContentBlock } from '../../../../domain/content-blocks.ts';

export interface Words {
  text: string;
  change: 'same' | 'added' | 'removed';
}

export interface BlockChange {
  id: string;
  kind: ContentBlock['kind'];
  change: 'added' | 'removed' | 'changed' | 'moved';
  words: readonly Words[];
}

/** Joins the text of a block and the values that decide what readers see. */
export function textContent(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const isLine = value.some((one: unknown) => isText(one));
    return value.map(textContent).join(isLine ? '' : '\n');
  }
  if (typeof value !== 'object' || value === null) return '';
  if (isText(value)) {
    const link = (value.marks ?? []).find(({ type }) => type === 'link');
    return link ? `${value.text} (${link.attrs?.to ?? ''})` : value.text;
  }
  return Object.entries(value)
    .filter(([key]) => !['id', 'kind', 'type', 'level'].includes(key))
    .map(([, one]) => textContent(one))
    .filter((words) => words !== '')
    .join('\n');
}

interface Text {
  type: 'text';
  text: string;
  marks?: { type: string; attrs?: { to: string } }[];
}
const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && (value as { type?: unknown }).type === 'text';

/** Compares two texts block by block, matched by id, and word by word within a block. */
export function compareBlocks(
  before: readonly ContentBlock[],
  after: readonly ContentBlock[],
): BlockChange[] {
  const oldBlocks = new Map(before.map((block) => [block.id, block]));
  const oldOrder = before.filter(({ id }) => after.some((block) => block.id === id)).map(({ id }) => id);
  const newOrder = after.filter(({ id }) => oldBlocks.has(id)).map(({ id }) => id);
  const changes = after.flatMap((block): BlockChange[] => {
    const { id, kind } = block;
    const oldBlock = oldBlocks.get(id);
    if (!oldBlock)
      return [{ id, kind, change: 'added', words: [{ text: textContent(block), change: 'added' }] }];
    if (JSON.stringify(oldBlock) !== JSON.stringify(block)) {
      const words = diffWords(textContent(oldBlock), textContent(block)).map(
        ({ value, added, removed }): Words => ({
          text: value,
          change: added ? 'added' : removed ? 'removed' : 'same',
        }),
      );
      return [{ id, kind, change: 'changed', words }];
    }
    const isMoved = oldOrder.indexOf(id) !== newOrder.indexOf(id);
    return isMoved
      ? [{ id, kind, change: 'moved', words: [{ text: textContent(block), change: 'same' }] }]
      : [];
  });
  const removals = before
    .filter(({ id }) => !after.some((block) => block.id === id))
    .map((block): BlockChange => ({
      id: block.id,
      kind: block.kind,
      change: 'removed',
      words: [{ text: textContent(block), change: 'removed' }],
    }));
  return [...changes, ...removals];
}
