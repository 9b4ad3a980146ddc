/** What is known of a home's entry in the index, to hold it against the database. */
export interface HomeStamp {
  version: number;
  /** Transaction that wrote the home's row: tells rows of equal version apart after a restored backup. */
  writtenBy: number;
  /** Checksums of the indexed content: all but the taken nights, and these. */
  home: number;
  nights: number;
}

/** Homes of a block by object number; checksums of whole blocks are compared first. */
export const homesPerBlock = 512;

export interface BlockSum {
  block: number;
  count: number;
  sum: number;
}

export const blockOf = (objectNumber: number): number => Math.floor(objectNumber / homesPerBlock);

const prime = 1_048_573;
const modulus = 2_147_483_647;

/** The same figure that `blockSums` of the store calculates in SQL; every step stays below 2^53. */
export function stampHash(objectNumber: number, version: number, writtenBy: number): number {
  return (
    ((objectNumber % prime) * 1_299_709 + (version % prime) * 15_485_863 + (writtenBy % prime) * 32_452_843) %
    modulus
  );
}

/** The stamps of all homes in the index, with the sums of their blocks kept up to date. */
export class HomeStamps {
  readonly #stamps = new Map<number, HomeStamp>();
  readonly #blocks = new Map<number, BlockSum>();

  get size(): number {
    return this.#stamps.size;
  }

  get(objectNumber: number): HomeStamp | undefined {
    return this.#stamps.get(objectNumber);
  }

  set(objectNumber: number, stamp: HomeStamp): void {
    this.delete(objectNumber);
    this.#stamps.set(objectNumber, stamp);
    this.#count(objectNumber, stamp, 1);
  }

  delete(objectNumber: number): void {
    const known = this.#stamps.get(objectNumber);
    if (!known) return;
    this.#stamps.delete(objectNumber);
    this.#count(objectNumber, known, -1);
  }

  blockSums(): ReadonlyMap<number, BlockSum> {
    return this.#blocks;
  }

  /** Numbers of the block's homes that are in the index. */
  numbersOf(block: number): number[] {
    const first = block * homesPerBlock;
    return Array.from({ length: homesPerBlock }, (_, index) => first + index).filter((number) =>
      this.#stamps.has(number),
    );
  }

  #count(objectNumber: number, { version, writtenBy }: HomeStamp, change: 1 | -1): void {
    const block = blockOf(objectNumber);
    const known = this.#blocks.get(block) ?? { block, count: 0, sum: 0 };
    known.count += change;
    known.sum += change * stampHash(objectNumber, version, writtenBy);
    if (known.count === 0) this.#blocks.delete(block);
    else this.#blocks.set(block, known);
  }
}
