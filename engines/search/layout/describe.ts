interface Constant {
  value: number;
  /** Whole numbers are i32 unless this says otherwise. */
  type?: 'u32' | 'f64';
  doc: string;
}

export type Constants = Readonly<Record<string, Constant>>;

/** Numbers that stand for a choice. */
export interface Choice {
  doc: string;
  values: Readonly<Record<string, { value: number; doc: string }>>;
}

type FieldType = 'bool' | 'u8' | 'u16' | 'i16' | 'i32' | 'u32' | 'usize' | 'i64' | 'f64' | 'v128';

/** Named fields in their order in memory, each aligned to its own size as in C. */
export interface Structure {
  doc: string;
  fields: Readonly<Record<string, { type: FieldType; doc: string }>>;
}

/** A part of an area: a number of bytes or of structures. */
type Part = { bytes: number; doc: string } | { structure: string; count: number; doc: string };

/** Parts in their order in memory, each aligned to a cache line. */
export type Area = Readonly<Record<string, Part>>;

const cacheLine = 64;

const fieldBytes: Readonly<Record<FieldType, number>> = {
  bool: 1,
  u8: 1,
  u16: 2,
  i16: 2,
  i32: 4,
  u32: 4,
  usize: 4,
  i64: 8,
  f64: 8,
  v128: 16,
};

function roundUp(bytes: number, unit: number): number {
  return Math.ceil(bytes / unit) * unit;
}

/** Returns the offset of each field and the total size, a multiple of the largest field. */
export function layFields({ fields }: Structure): { offsets: Record<string, number>; bytes: number } {
  const offsets: Record<string, number> = {};
  let [end, largest] = [0, 1];
  for (const [name, { type }] of Object.entries(fields)) {
    const own = fieldBytes[type];
    offsets[name] = roundUp(end, own);
    end = offsets[name] + own;
    largest = Math.max(largest, own);
  }
  return { offsets, bytes: roundUp(end, largest) };
}

/** Returns the offset of each part in its area and the total size. */
export function layParts(
  area: Area,
  structures: Readonly<Record<string, Structure>>,
): { offsets: Record<string, number>; bytes: number } {
  const offsets: Record<string, number> = {};
  let end = 0;
  for (const [name, part] of Object.entries(area)) {
    const own = 'bytes' in part ? part.bytes : layFields(structures[part.structure]!).bytes * part.count;
    offsets[name] = end;
    end = roundUp(end + own, cacheLine);
  }
  return { offsets, bytes: end };
}
