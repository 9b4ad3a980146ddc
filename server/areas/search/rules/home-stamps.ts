import type { Snapshot } from '../../../../engines/search/face.ts';

/** The stamp of a home in the index, for comparison with the database. */
export interface HomeStamp {
  version: number;
  /** The transaction that wrote the home's row; it distinguishes rows of equal version after a restored backup. */
  writtenBy: number;
  /** Checksums of the indexed content: `home` without the occupied nights, `nights` for these. */
  home: number;
  nights: number;
}

/** Homes are divided into blocks by object number; checksums of whole blocks are compared first. */
export const homesPerBlock = 512;

export interface BlockSum {
  block: number;
  count: number;
  sum: number;
}

export const blockNumber = (objectNumber: number): number => Math.floor(objectNumber / homesPerBlock);

const prime = 1_048_573;
const modulus = 2_147_483_647;

/** Computes the same hash as `blockSums` of the store does in SQL; every step stays below 2^53. */
export function stampHash(objectNumber: number, version: number, writtenBy: number): number {
  return (
    ((objectNumber % prime) * 1_299_709 + (version % prime) * 15_485_863 + (writtenBy % prime) * 32_452_843) %
    modulus
  );
}

/** Initial capacity. */
const firstRoom = 1024;

/**
 * The stamps of all homes in the index, with current sums of their blocks. They are stored in typed arrays, since an object per home would
 * burden the garbage collector.
 */
export class HomeStamps {
  readonly #rowOf = new Map<number, number>();
  /** Rows that are free for reuse. */
  #free: number[] = [];
  #versions = new Float64Array(firstRoom);
  #writers = new Float64Array(firstRoom);
  #homes = new Uint32Array(firstRoom);
  #nights = new Uint32Array(firstRoom);
  readonly #blocks = new Map<number, BlockSum>();

  get size(): number {
    return this.#rowOf.size;
  }

  get(objectNumber: number): HomeStamp | undefined {
    const row = this.#rowOf.get(objectNumber);
    if (row === undefined) return undefined;
    return {
      version: this.#versions[row]!,
      writtenBy: this.#writers[row]!,
      home: this.#homes[row]!,
      nights: this.#nights[row]!,
    };
  }

  set(objectNumber: number, stamp: HomeStamp): void {
    this.delete(objectNumber);
    const row = this.#free.pop() ?? this.#rowOf.size;
    if (row >= this.#versions.length) this.#grow();
    this.#versions[row] = stamp.version;
    this.#writers[row] = stamp.writtenBy;
    this.#homes[row] = stamp.home;
    this.#nights[row] = stamp.nights;
    this.#rowOf.set(objectNumber, row);
    this.#count(objectNumber, stamp, 1);
  }

  delete(objectNumber: number): void {
    const row = this.#rowOf.get(objectNumber);
    if (row === undefined) return;
    this.#count(objectNumber, { version: this.#versions[row]!, writtenBy: this.#writers[row]! }, -1);
    this.#rowOf.delete(objectNumber);
    this.#free.push(row);
  }

  blockSums(): ReadonlyMap<number, BlockSum> {
    return this.#blocks;
  }

  listNumbers(block: number): number[] {
    const first = block * homesPerBlock;
    return Array.from({ length: homesPerBlock }, (_, index) => first + index).filter((number) =>
      this.#rowOf.has(number),
    );
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    const numbers = await snapshot.column(Int32Array.from(this.#rowOf.keys()));
    const rows = await snapshot.column(Int32Array.from(this.#rowOf.values()));
    this.#free = await snapshot.value(this.#free);
    this.#versions = await snapshot.column(this.#versions);
    this.#writers = await snapshot.column(this.#writers);
    this.#homes = await snapshot.column(this.#homes);
    this.#nights = await snapshot.column(this.#nights);
    if (!snapshot.isReading) return;
    numbers.forEach((objectNumber, index) => {
      this.#rowOf.set(objectNumber, rows[index]!);
      this.#count(objectNumber, this.get(objectNumber)!, 1);
    });
  }

  #grow(): void {
    const room = this.#versions.length * 2;
    const growColumn = <Column extends Float64Array | Uint32Array>(to: Column, from: Column): Column => {
      to.set(from);
      return to;
    };
    this.#versions = growColumn(new Float64Array(room), this.#versions);
    this.#writers = growColumn(new Float64Array(room), this.#writers);
    this.#homes = growColumn(new Uint32Array(room), this.#homes);
    this.#nights = growColumn(new Uint32Array(room), this.#nights);
  }

  #count(
    objectNumber: number,
    { version, writtenBy }: Pick<HomeStamp, 'version' | 'writtenBy'>,
    change: 1 | -1,
  ): void {
    const block = blockNumber(objectNumber);
    const stamp = this.#blocks.get(block) ?? { block, count: 0, sum: 0 };
    stamp.count += change;
    stamp.sum += change * stampHash(objectNumber, version, writtenBy);
    if (stamp.count === 0) this.#blocks.delete(block);
    else this.#blocks.set(block, stamp);
  }
}
