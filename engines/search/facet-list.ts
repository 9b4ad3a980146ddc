import { groupOfCount, type CountGroup } from '../../domain/count-groups.ts';
import {
  encodeText,
  numberBytesMax,
  writeBytes,
  writeNumber,
  type SelfWritten,
} from '../../domain/json-bytes.ts';

interface Labels {
  texts: readonly Uint8Array[];
  bytesMax: number;
}

const labelsByNames = new WeakMap<readonly string[], Labels>();

function labelsFor(names: readonly string[]): Labels {
  let labels = labelsByNames.get(names);
  if (!labels) {
    const texts = names.map((name) => encodeText(`,${JSON.stringify(name)}:`));
    const bytesMax = texts.reduce((sum, { length }) => sum + length + numberBytesMax, 0);
    labelsByNames.set(names, (labels = { texts, bytesMax }));
  }
  return labels;
}

const [open, close] = [0x7b, 0x7d];

/** Counts of all options by name, "<filter>:<value>"; all answers share the names. */
export class FacetList implements SelfWritten {
  readonly names: readonly string[];
  readonly counts: ArrayLike<number>;
  /** Number of options at the beginning that are written even with a count of 0. */
  readonly closedCount: number;

  constructor(names: readonly string[], counts: ArrayLike<number>, closedCount: number) {
    this.names = names;
    this.counts = counts;
    this.closedCount = closedCount;
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
      if (count > 0 || index < this.closedCount) record[this.names[index]!] = count;
    }
    return record;
  }

  /** Upper bound of the size of the JSON in bytes. */
  get bytesMax(): number {
    return labelsFor(this.names).bytesMax + 2;
  }

  /** Writes the JSON; returns the offset of the next byte. */
  write(memory: Uint8Array, at: number): number {
    const { texts } = labelsFor(this.names);
    let end = at;
    for (let index = 0; index < this.counts.length; index += 1) {
      const count = this.counts[index]!;
      if (count === 0 && index >= this.closedCount) continue;
      end = writeNumber(memory, writeBytes(memory, end, texts[index]!), count);
    }
    // The first property has no comma before it.
    if (end === at) end += 1;
    memory[at] = open;
    memory[end] = close;
    return end + 1;
  }
}
