import { groupOfCount, type CountGroup } from '../../domain/count-groups.ts';
import {
  encodeText,
  numberBytesMax,
  writeBytes,
  writeNumber,
  type SelfWritten,
} from '../../domain/json-bytes.ts';

interface Labels {
  ofName: readonly Uint8Array[];
  bytesMax: number;
}

const labelsOf = new WeakMap<readonly string[], Labels>();

function labelsFor(names: readonly string[]): Labels {
  let labels = labelsOf.get(names);
  if (!labels) {
    const ofName = names.map((name) => encodeText(`,${JSON.stringify(name)}:`));
    const bytesMax = ofName.reduce((sum, { length }) => sum + length + numberBytesMax, 0);
    labelsOf.set(names, (labels = { ofName, bytesMax }));
  }
  return labels;
}

const [open, close] = [0x7b, 0x7d];

/** Counts of all options by name, "<filter>:<value>"; all answers share the names. */
export class FacetList implements SelfWritten {
  readonly names: readonly string[];
  readonly counts: ArrayLike<number>;
  /** Number of leading options that are always written; the others only if their count is not 0. */
  readonly closed: number;

  constructor(names: readonly string[], counts: ArrayLike<number>, closed: number) {
    this.names = names;
    this.counts = counts;
    this.closed = closed;
  }

  /** Counts of the given groups. */
  static of(record: Readonly<Record<string, number>>, groups: readonly CountGroup[]): FacetList {
    const names = Object.keys(record).filter((name) => groups.includes(groupOfCount(name)));
    return new FacetList(
      names,
      names.map((name) => record[name]!),
      names.length,
    );
  }

  toRecord(): Record<string, number> {
    const record: Record<string, number> = {};
    for (let index = 0; index < this.counts.length; index += 1) {
      const count = this.counts[index]!;
      if (count > 0 || index < this.closed) record[this.names[index]!] = count;
    }
    return record;
  }

  /** Upper bound of the size of the JSON in bytes. */
  get bytesMax(): number {
    return labelsFor(this.names).bytesMax + 2;
  }

  /** Writes the JSON; returns the offset of the next byte. */
  write(memory: Uint8Array, at: number): number {
    const { ofName } = labelsFor(this.names);
    let end = at;
    for (let index = 0; index < this.counts.length; index += 1) {
      const count = this.counts[index]!;
      if (count === 0 && index >= this.closed) continue;
      end = writeNumber(memory, writeBytes(memory, end, ofName[index]!), count);
    }
    // The first property has no comma before it.
    if (end === at) end += 1;
    memory[at] = open;
    memory[end] = close;
    return end + 1;
  }
}
