import { lowerBound } from '../../../domain/lower-bound.ts';
import type { KeyMatch } from './key-match.ts';
import { rankKey } from './rank-matches.ts';
import { allowedErrors, isNear } from '../../../domain/near-word.ts';

const [newLine, tab, blank] = [10, 9, 32];
/** The digits of a number of base 36: 0 to 9, then letters from a on. */
const [zero, nine, letterTen] = [48, 58, 97 - 10];
/** Maximum number of matches whose places are read to rank them. */
const bestMax = 150;
/** Shorter prefixes match too many names, so that they only match whole words. */
const beginningFrom = 3;
/** Typing errors are only searched among keys that share this many first letters. */
const sureLetters = 3;

/** Finds lines in the file of keys, which stays a buffer: strings are only made of matching lines. */
export class PlaceKeys {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /**
   * Returns the best of the keys that begin with the text (a short text has thousands); with `isWhole`, only keys in which it ends a
   * word.
   */
  findByPrefix(text: string, isWhole = false): KeyMatch[] {
    const prefix = Buffer.from(text);
    const ends: number[] = [];
    const ranks: number[] = [];
    const matches: Omit<KeyMatch, 'ref'>[] = [];
    for (let line = this.#findFirst(prefix); line < this.#bytes.length; line = this.#nextLine(line)) {
      if (!this.#beginsAt(line, prefix)) break;
      const next = this.#bytes[line + prefix.length]!;
      const remainder = next === tab ? 'none' : next === blank ? 'words' : 'letters';
      // Tabs sort before blanks, and these before all letters.
      if (isWhole && remainder === 'letters') break;
      if (prefix.length < beginningFrom && remainder !== 'none') break;
      const end = this.#bytes.indexOf(tab, line);
      const match = this.#readMatch(end, remainder);
      ends.push(end);
      matches.push(match);
      ranks.push(rankKey(match));
    }
    const least = ranks.length > bestMax ? Float64Array.from(ranks).sort().at(-bestMax)! : -Infinity;
    return matches.flatMap((match, index) =>
      ranks[index]! >= least ? [{ ...match, ref: this.#refAt(ends[index]!) }] : [],
    );
  }

  /** Returns the names that equal the text but for a typing error. */
  findSimilar(text: string): KeyMatch[] {
    const errors = allowedErrors(text);
    if (errors === 0) return [];
    const start = Buffer.from(text.slice(0, sureLetters));
    const length = Buffer.byteLength(text);
    const matches: KeyMatch[] = [];
    for (let line = this.#findFirst(start); line < this.#bytes.length; line = this.#nextLine(line)) {
      if (!this.#beginsAt(line, start)) break;
      const end = this.#bytes.indexOf(tab, line);
      if (this.#bytes[end + 1] !== 0x3d || Math.abs(end - line - length) > errors) continue;
      if (isNear(text, this.#bytes.toString('utf8', line, end), errors))
        matches.push({ ...this.#readMatch(end, 'errors'), ref: this.#refAt(end) });
    }
    return matches;
  }

  #readMatch(tabAt: number, remainder: KeyMatch['remainder']): Omit<KeyMatch, 'ref'> {
    const mark = String.fromCharCode(this.#bytes[tabAt + 1]!) as KeyMatch['mark'];
    const letter = this.#bytes[tabAt + 2]!;
    return { mark, remainder, weight: letter < nine ? letter - zero : letter - letterTen };
  }

  #refAt(tabAt: number): number {
    const end = this.#bytes.indexOf(newLine, tabAt);
    const ref = this.#bytes.toString('latin1', tabAt + 3, end < 0 ? this.#bytes.length : end);
    return Number.parseInt(ref, 36);
  }

  #beginsAt(line: number, prefix: Buffer): boolean {
    return this.#bytes.compare(prefix, 0, prefix.length, line, line + prefix.length) === 0;
  }

  #nextLine(line: number): number {
    const end = this.#bytes.indexOf(newLine, line);
    return end < 0 ? this.#bytes.length : end + 1;
  }

  /** Offset of the line that contains a byte. */
  #lineAt(byte: number): number {
    return byte === 0 ? 0 : this.#bytes.lastIndexOf(newLine, byte - 1) + 1;
  }

  /** Offset of the first line that is not before the prefix. */
  #findFirst(prefix: Buffer): number {
    const at = lowerBound(0, this.#bytes.length, (byte) => {
      const line = this.#lineAt(byte);
      return this.#bytes.compare(prefix, 0, prefix.length, line, line + prefix.length) >= 0;
    });
    return at >= this.#bytes.length ? at : this.#lineAt(at);
  }
}
