import type { Snapshot } from '../snapshot.ts';

interface BlockRegion {
  country: number;
  region: number;
  /** The subdivision around the region, or -1. */
  subdivision: number;
}

/** Numbers combinations of country, region and subdivision; all homes of a block have the same. */
export class BlockRegions {
  readonly all: BlockRegion[] = [];
  readonly #numbers = new Map<string, number>();
  /** By region or subdivision: the numbers of the combinations that contain it. */
  readonly #numbersByRegion = new Map<number, number[]>();

  findOrAdd(country: number, region: number, subdivision: number): number {
    const key = `${country} ${region} ${subdivision}`;
    const existing = this.#numbers.get(key);
    if (existing !== undefined) return existing;
    const number = this.all.push({ country, region, subdivision }) - 1;
    this.#numbers.set(key, number);
    this.#addNumber(region, number);
    if (subdivision >= 0 && subdivision !== region) this.#addNumber(subdivision, number);
    return number;
  }

  findNumbers(region: number): readonly number[] {
    return this.#numbersByRegion.get(region) ?? [];
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    const all = await snapshot.value([...this.all]);
    for (const { country, region, subdivision } of all) this.findOrAdd(country, region, subdivision);
  }

  #addNumber(region: number, number: number): void {
    const numbers = this.#numbersByRegion.get(region);
    if (numbers) numbers.push(number);
    else this.#numbersByRegion.set(region, [number]);
  }
}
