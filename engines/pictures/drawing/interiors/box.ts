import { type Box } from '../space/solid.ts';

export const box = (
  right: number,
  deep: number,
  length: number,
  depth: number,
  foot: number,
  height: number,
): Required<Box> => ({ right, deep, length, depth, foot, height });
