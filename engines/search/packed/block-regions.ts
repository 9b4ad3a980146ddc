import type { Snapshot } from '../snapshot.ts';

interface BlockRegion {
  country: number;
  region: number;
  /** The subdivision around the region, or -1. */
  subdivision: number;
}

/** Country, region and subdivision by number; a block has one of each. */
export class BlockRegions {
  readonly all: BlockRegion[] = [];
  readonly #numbers = new Map<string, number>();
  /** Numbers of the kernel's regions (in all countries) that are this region, or are in this subdivision. */
  readonly #ofRegion = new Map<number, number[]>();

  numberOf(country: number, region: number, subdivision: number): number {
    const key = `${country} ${region} ${subdivision}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.all.push({ country, region, subdivision }) - 1;
    this.#numbers.set(key, number);
    this.#list(region, number);
    if (subdivision >= 0 && subdivision !== region) this.#list(subdivision, number);
    return number;
  }

  numbersOf(region: number): readonly number[] {
    return this.#ofRegion.get(region) ?? [];
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    const all = await snapshot.value([...this.all]);
    for (const { country, region, subdivision } of all) this.numberOf(country, region, subdivision);
  }

  #list(region: number, number: number): void {
    const others = this.#ofRegion.get(region);
    if (others) others.push(number);
    else this.#ofRegion.set(region, [number]);
  }
}
