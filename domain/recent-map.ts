interface Link<Key, Value> {
  readonly key: Key;
  value: Value;
  older: Link<Key, Value> | null;
  newer: Link<Key, Value> | null;
}

/**
 * A map that knows which of its keys was not used for longest. A Map alone would know it if each use deleted and
 * inserted its key, but then it is hashed anew again and again: with 40,000 keys a use took 1 to 7 µs, and some of them
 * 15 ms. Here a use moves a link.
 */
export class RecentMap<Key, Value> {
  readonly #max: number;
  readonly #links = new Map<Key, Link<Key, Value>>();
  #oldest: Link<Key, Value> | null = null;
  #newest: Link<Key, Value> | null = null;

  /** Of more than `max` keys the one that was not used for longest goes. */
  constructor(max = Infinity) {
    this.#max = max;
  }

  get size(): number {
    return this.#links.size;
  }

  /** What was not used for longest. */
  get oldest(): { readonly key: Key; readonly value: Value } | null {
    return this.#oldest;
  }

  /** A use. */
  get(key: Key): Value | undefined {
    const link = this.#links.get(key);
    if (!link) return undefined;
    if (link !== this.#newest) {
      this.#takeOut(link);
      this.#append(link);
    }
    return link.value;
  }

  /** No use. */
  peek(key: Key): Value | undefined {
    return this.#links.get(key)?.value;
  }

  /** A use, too. */
  set(key: Key, value: Value): void {
    const known = this.#links.get(key);
    if (known) this.#takeOut(known);
    const link = known ?? { key, value, older: null, newer: null };
    link.value = value;
    if (!known) this.#links.set(key, link);
    this.#append(link);
    if (this.#oldest && this.size > this.#max) this.delete(this.#oldest.key);
  }

  *values(): Generator<Value> {
    for (const { value } of this.#links.values()) yield value;
  }

  delete(key: Key): void {
    const link = this.#links.get(key);
    if (!link) return;
    this.#links.delete(key);
    this.#takeOut(link);
  }

  clear(): void {
    this.#links.clear();
    this.#oldest = null;
    this.#newest = null;
  }

  #append(link: Link<Key, Value>): void {
    link.older = this.#newest;
    link.newer = null;
    if (this.#newest) this.#newest.newer = link;
    else this.#oldest = link;
    this.#newest = link;
  }

  #takeOut({ older, newer }: Link<Key, Value>): void {
    if (older) older.newer = newer;
    else this.#oldest = newer;
    if (newer) newer.older = older;
    else this.#newest = older;
  }
}
