import type { SortedWords } from './sorted-words.ts';

/** A bit for each beginning of the token, the empty one too. */
const longestToken = 31;

/** Each letter has the bits of the beginnings of the token that end with it. Between two searches all are zero. */
const endsOf = new Int32Array(65_536);

/**
 * Finds words a few typing errors away from a token, for all prefixes of the token at once: after each letter of a
 * word, one bit set per number of errors contains the prefixes that the letters so far may stand for. The sets are
 * stored by letter and shared with the next word.
 */
export class NearWords {
  readonly #token: string;
  readonly #errors: number;
  readonly #prefix: boolean;
  readonly #whole: number;
  /** This holds what is reached after so many letters with each number of errors. */
  readonly #reached: Int32Array;
  readonly #ends: Int32Array;

  static takes(token: string): boolean {
    return token.length <= longestToken;
  }

  constructor(token: string, errors: number, prefix: boolean) {
    this.#token = token;
    this.#errors = errors;
    this.#prefix = prefix;
    this.#whole = 1 << token.length;
    this.#reached = new Int32Array((token.length + errors + 1) * (errors + 1));
    this.#ends = new Int32Array(token.length + errors + 1);
  }

  /** Appends the ids of similar words. */
  find(words: SortedWords, found: number[]): void {
    const token = this.#token;
    for (let index = 0; index < token.length; index += 1)
      endsOf[token.charCodeAt(index)]! |= 1 << (index + 1);
    this.#read(words, found);
    for (let index = 0; index < token.length; index += 1) endsOf[token.charCodeAt(index)] = 0;
  }

  #read(words: SortedWords, found: number[]): void {
    const { ids, common, starts, letters } = words;
    const [whole, errors] = [this.#whole, this.#errors];
    const deepest = this.#token.length + errors;
    const reached = this.#reached;
    // Several letters of the token may be missing in a row.
    for (let level = 0; level <= errors; level += 1) reached[level] = (2 << level) - 1;
    let at = 0;
    while (at < ids.length) {
      const shared = common[at]!;
      const start = starts[at]!;
      const length = shared + starts[at + 1]! - start;
      let last = shared < deepest ? reached[shared * (errors + 1) + errors]! : 0;
      let depth = shared;
      let isBegun = false;
      while (depth < length && depth < deepest && last !== 0 && !isBegun) {
        last = this.#step(depth, letters[start + depth - shared]!);
        isBegun = this.#prefix && (last & whole) !== 0;
        depth += 1;
      }
      // Words that continue after the deciding letters end as this one does.
      const isDecided = isBegun || (last === 0 && depth > shared);
      const next = isDecided ? words.behind(at, depth - 1) : at + 1;
      if (isBegun) for (let same = at; same < next; same += 1) found.push(ids[same]!);
      else if (!this.#prefix && length <= deepest && (last & whole) !== 0) found.push(ids[at]!);
      at = next;
    }
  }

  /** Continues with the letter after the first `depth` ones; returns what is reached with all errors. */
  #step(depth: number, letter: number): number {
    const reached = this.#reached;
    const levels = this.#errors + 1;
    const ends = endsOf[letter]!;
    this.#ends[depth] = ends;
    const from = depth * levels;
    const to = from + levels;
    let fewer = (reached[from]! << 1) & ends;
    reached[to] = fewer;
    // The previous and this letter may be swapped; in the token's order they end here.
    const swapped = depth === 0 ? 0 : (ends << 1) & this.#ends[depth - 1]!;
    for (let level = 1; level < levels; level += 1) {
      const less = reached[from + level - 1]!;
      let own = ((reached[from + level]! << 1) & ends) | less | (less << 1) | (fewer << 1);
      if (swapped !== 0) own |= (reached[from - levels + level - 1]! << 2) & swapped;
      reached[to + level] = own;
      fewer = own;
    }
    return fewer;
  }
}
