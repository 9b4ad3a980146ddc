import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { newBlockId } from './forms/block-fields.ts';

type Blocks = readonly ContentBlock[];

/** The blocks with one of them at another place; the head stays where it is, in front. */
export function moveBlock(blocks: Blocks, id: string, to: number): Blocks {
  const from = blocks.findIndex((block) => block.id === id);
  const first = blocks.filter(({ kind }) => kind === 'head').length;
  const place = Math.min(Math.max(to, first), blocks.length - 1);
  if (from < first || place === from) return blocks;
  return blocks.toSpliced(from, 1).toSpliced(place, 0, blocks[from]!);
}

/** The blocks with a copy of one more; an id that is there already is not taken twice. */
export function insertBlock(blocks: Blocks, block: ContentBlock, at: number): Blocks {
  const isTaken = blocks.some(({ id }) => id === block.id);
  return blocks.toSpliced(at, 0, isTaken ? { ...block, id: newBlockId() } : block);
}

/** Takes a block of another text over: in place of the one with the same id, else where it stood there. */
export function takeBlock(blocks: Blocks, block: ContentBlock, at: number): Blocks {
  const same = blocks.findIndex(({ id, kind }) => id === block.id && kind === block.kind);
  if (same >= 0) return blocks.with(same, block);
  return insertBlock(blocks, block, Math.min(at, blocks.length));
}
