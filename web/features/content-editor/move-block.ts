import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { newBlockId } from './forms/block-fields.ts';

type Blocks = readonly ContentBlock[];

export function moveBlock(blocks: Blocks, id: string, to: number): Blocks {
  const oldIndex = blocks.findIndex((block) => block.id === id);
  const first = blocks.filter(({ kind }) => kind === 'head').length;
  const place = Math.min(Math.max(to, first), blocks.length - 1);
  if (oldIndex < first || place === oldIndex) return blocks;
  return blocks.toSpliced(oldIndex, 1).toSpliced(place, 0, blocks[oldIndex]!);
}

export function insertBlock(blocks: Blocks, block: ContentBlock, at: number): Blocks {
  const idExists = blocks.some(({ id }) => id === block.id);
  return blocks.toSpliced(at, 0, idExists ? { ...block, id: newBlockId() } : block);
}

/** Copies a block of another text: it replaces the one with the same id, or is inserted at the same position. */
export function takeBlock(blocks: Blocks, block: ContentBlock, at: number): Blocks {
  const sameIndex = blocks.findIndex(({ id, kind }) => id === block.id && kind === block.kind);
  if (sameIndex >= 0) return blocks.with(sameIndex, block);
  return insertBlock(blocks, block, Math.min(at, blocks.length));
}
