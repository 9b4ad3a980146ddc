import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { newBlockId } from './forms/block-fields.ts';

type Blocks = readonly ContentBlock[];

/** Moves a block; the head stays first. */
export function moveBlock(blocks: Blocks, id: string, to: number): Blocks {
  const from = blocks.findIndex((block) => block.id === id);
  const first = blocks.filter(({ kind }) => kind === 'head').length;
  const place = Math.min(Math.max(to, first), blocks.length - 1);
  if (from < first || place === from) return blocks;
  return blocks.toSpliced(from, 1).toSpliced(place, 0, blocks[from]!);
}

export function insertBlock(blocks: Blocks, block: ContentBlock, at: number): Blocks {
  const isTaken = blocks.some(({ id }) => id === block.id);
  return blocks.toSpliced(at, 0, isTaken ? { ...block, id: newBlockId() } : block);
}

/** Copies a block of another text: it replaces the one with the same id, or goes to the same position. */
export function takeBlock(blocks: Blocks, block: ContentBlock, at: number): Blocks {
  const same = blocks.findIndex(({ id, kind }) => id === block.id && kind === block.kind);
  if (same >= 0) return blocks.with(same, block);
  return insertBlock(blocks, block, Math.min(at, blocks.length));
}
