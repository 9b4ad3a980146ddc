/** Names as they begin a property in JSON, made once for a list of names. */
const labelsOf = new WeakMap<readonly string[], readonly string[]>();

/** Counts of all options by name, "<filter>:<value>": numbers beside names that all answers share. */
export class FacetList {
  readonly names: readonly string[];
  readonly counts: ArrayLike<number>;
  /** The first so many are told always, the others only where something would be found. */
  readonly closed: number;

  constructor(names: readonly string[], counts: ArrayLike<number>, closed: number) {
    this.names = names;
    this.counts = counts;
    this.closed = closed;
  }

  static of(record: Readonly<Record<string, number>>): FacetList {
    const names = Object.keys(record);
    return new FacetList(names, Object.values(record), names.length);
  }

  toRecord(): Record<string, number> {
    const record: Record<string, number> = {};
    for (let index = 0; index < this.counts.length; index += 1) {
      const count = this.counts[index]!;
      if (count > 0 || index < this.closed) record[this.names[index]!] = count;
    }
    return record;
  }

  /** JSON of the record. */
  toJson(): string {
    let labels = labelsOf.get(this.names);
    if (!labels) labelsOf.set(this.names, (labels = this.names.map((name) => `${JSON.stringify(name)}:`)));
    let json = '';
    for (let index = 0; index < this.counts.length; index += 1) {
      const count = this.counts[index]!;
      if (count > 0 || index < this.closed) json += `${json === '' ? '' : ','}${labels[index]!}${count}`;
    }
    return `{${json}}`;
  }
}
