/** Country and region together, by number: the blocks are of one each. */
export class BlockRegions {
  readonly all: { country: number; region: number }[] = [];
  readonly #numbers = new Map<string, number>();
  /** Each location has the numbers (in all countries) that are this region. */
  readonly #ofRegion = new Map<number, number[]>();

  numberOf(country: number, region: number): number {
    const key = `${country} ${region}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.all.push({ country, region }) - 1;
    this.#numbers.set(key, number);
    const others = this.#ofRegion.get(region);
    if (others) others.push(number);
    else this.#ofRegion.set(region, [number]);
    return number;
  }

  numbersOf(region: number): readonly number[] {
    return this.#ofRegion.get(region) ?? [];
  }
}
