import type { SortedWords } from './sorted-words.ts';

/** A number of 32 bits has one bit for each prefix of the token, including the empty one. */
const longestToken = 31;

/** By letter: one bit for each prefix of the current token that ends with it. All zero between two searches. */
const prefixesByLetter = new Int32Array(65_536);

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
  /** Sets of prefixes, by number of letters read and number of errors. */
  readonly #prefixSets: Int32Array;
  readonly #ends: Int32Array;

  static takes(token: string): boolean {
    return token.length <= longestToken;
  }

  constructor(token: string, errors: number, prefix: boolean) {
    this.#token = token;
    this.#errors = errors;
    this.#prefix = prefix;
    this.#whole = 1 << token.length;
    this.#prefixSets = new Int32Array((token.length + errors + 1) * (errors + 1));
    this.#ends = new Int32Array(token.length + errors + 1);
  }

  /** Appends the ids of similar words. */
  appendTo(words: SortedWords, out: number[]): void {
    const token = this.#token;
    for (let index = 0; index < token.length; index += 1)
      prefixesByLetter[token.charCodeAt(index)]! |= 1 << (index + 1);
    this.#read(words, out);
    for (let index = 0; index < token.length; index += 1) prefixesByLetter[token.charCodeAt(index)] = 0;
  }

  #read(words: SortedWords, out: number[]): void {
    const { ids, common, starts, letters } = words;
    const [whole, errors] = [this.#whole, this.#errors];
    const deepest = this.#token.length + errors;
    const prefixSets = this.#prefixSets;
    // Several letters of the token may be missing in a row.
    for (let level = 0; level <= errors; level += 1) prefixSets[level] = (2 << level) - 1;
    let at = 0;
    while (at < ids.length) {
      const shared = common[at]!;
      const start = starts[at]!;
      const length = shared + starts[at + 1]! - start;
      let last = shared < deepest ? prefixSets[shared * (errors + 1) + errors]! : 0;
      let depth = shared;
      let isBegun = false;
      while (depth < length && depth < deepest && last !== 0 && !isBegun) {
        last = this.#step(depth, letters[start + depth - shared]!);
        isBegun = this.#prefix && (last & whole) !== 0;
        depth += 1;
      }
      // Words that share the deciding letters have the same result.
      const isDecided = isBegun || (last === 0 && depth > shared);
      const next = isDecided ? words.findNextSharing(at, depth - 1) : at + 1;
      if (isBegun) for (let same = at; same < next; same += 1) out.push(ids[same]!);
      else if (!this.#prefix && length <= deepest && (last & whole) !== 0) out.push(ids[at]!);
      at = next;
    }
  }

  /** Continues with the letter after the first `depth` ones; returns the prefixes reached with all errors. */
  #step(depth: number, letter: number): number {
    const prefixSets = this.#prefixSets;
    const levels = this.#errors + 1;
    const ends = prefixesByLetter[letter]!;
    this.#ends[depth] = ends;
    const from = depth * levels;
    const to = from + levels;
    let fewer = (prefixSets[from]! << 1) & ends;
    prefixSets[to] = fewer;
    // The previous and this letter may be swapped; in the token's order they end here.
    const swapped = depth === 0 ? 0 : (ends << 1) & this.#ends[depth - 1]!;
    for (let level = 1; level < levels; level += 1) {
      const less = prefixSets[from + level - 1]!;
      let own = ((prefixSets[from + level]! << 1) & ends) | less | (less << 1) | (fewer << 1);
      if (swapped !== 0) own |= (prefixSets[from - levels + level - 1]! << 2) & swapped;
      prefixSets[to + level] = own;
      fewer = own;
    }
    return fewer;
  }
}
