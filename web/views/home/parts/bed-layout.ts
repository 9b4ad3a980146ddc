import { bedKinds } from '../../../../domain/home-facts.ts';

type BedKind = (typeof bedKinds)[number];

/** Width and length of beds in decimetres. A sofa stands along the wall. */
export const bedSizes: Readonly<Record<BedKind, readonly [width: number, length: number]>> = {
  double: [16, 20],
  single: [9, 20],
  bunk: [9, 20],
  sofa: [20, 9],
  cot: [6, 12],
};

const gap = 4;
const smallestRoom = 30;

/** Places the beds of a room side by side along one wall; the room is as wide as they need. Unit: decimetres. */
export function layOutBeds(beds: Readonly<Partial<Record<BedKind, number>>>): {
  width: number;
  placed: readonly { kind: BedKind; x: number }[];
} {
  const kinds = bedKinds.flatMap((kind) => Array<BedKind>(beds[kind] ?? 0).fill(kind));
  const needed = kinds.reduce((sum, kind) => sum + bedSizes[kind][0] + gap, gap);
  const width = Math.max(smallestRoom, needed);
  let x = gap + (width - needed) / 2;
  const placed = kinds.map((kind) => {
    const at = { kind, x };
    x += bedSizes[kind][0] + gap;
    return at;
  });
  return { width, placed };
}
