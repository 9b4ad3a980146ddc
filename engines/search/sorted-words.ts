import type { Snapshot } from './snapshot.ts';

/** Upper bound of the stored length of common prefixes; words are still distinguished by their letters. */
const commonMax = 255;

/** Prefixes up to this length are skipped at once; longer ones have only a few words each. */
const leapsTo = 5;

function commonStart(a: string, b: string): number {
  const length = Math.min(a.length, b.length, commonMax);
  let common = 0;
  while (common < length && a.charCodeAt(common) === b.charCodeAt(common)) common += 1;
  return common;
}

/**
 * Sorted words with front coding: each stores only the letters that differ from the word before, so that a full scan reads one contiguous
 * list.
 */
export class SortedWords {
  ids: Int32Array;
  /** Number of letters that each word shares with the one before. */
  common: Uint8Array;
  /** The other letters of word w are from `starts[w]` to before `starts[w + 1]`. */
  starts: Int32Array;
  letters = new Uint16Array(0);
  /** By number of letters up to `leapsTo`, for each word: the next one that shares at most that many with its predecessor. */
  #leaps: readonly Int32Array[];

  /** The first words must be those of `before`. */
  constructor(words: readonly string[] = [], before?: SortedWords) {
    const sorted = before?.ids.length ?? 0;
    const compare = (a: number, b: number): number => (words[a]! < words[b]! ? -1 : 1);
    const added = Array.from({ length: words.length - sorted }, (_, index) => sorted + index).sort(compare);
    this.ids = new Int32Array(words.length);
    this.common = new Uint8Array(words.length);
    this.starts = new Int32Array(words.length + 1);
    let old = 0;
    let fresh = 0;
    for (let at = 0; at < words.length; at += 1) {
      const takesOld =
        old < sorted && (fresh >= added.length || compare(before!.ids[old]!, added[fresh]!) < 0);
      this.ids[at] = takesOld ? before!.ids[old++]! : added[fresh++]!;
      const word = words[this.ids[at]!]!;
      if (at > 0) this.common[at] = commonStart(words[this.ids[at - 1]!]!, word);
      this.starts[at + 1] = this.starts[at]! + word.length - this.common[at]!;
    }
    this.#putLetters(words);
    this.#leaps = this.#allLeaps();
  }

  /** The next word after this one that shares at most `most` letters with its predecessor. */
  findNextSharing(at: number, most: number): number {
    if (most < leapsTo) return this.#leaps[most]![at]!;
    let next = at + 1;
    while (next < this.ids.length && this.common[next]! > most) next += 1;
    return next;
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    this.ids = await snapshot.column(this.ids);
    this.common = await snapshot.column(this.common);
    this.starts = await snapshot.column(this.starts);
    this.letters = await snapshot.column(this.letters);
    this.#leaps = this.#allLeaps();
  }

  #allLeaps(): Int32Array[] {
    return Array.from({ length: leapsTo }, (_, depth) => this.#leapsAt(depth));
  }

  #leapsAt(depth: number): Int32Array {
    const leaps = new Int32Array(this.ids.length);
    let next = leaps.length;
    for (let at = leaps.length - 1; at >= 0; at -= 1) {
      leaps[at] = next;
      if (this.common[at]! <= depth) next = at;
    }
    return leaps;
  }

  #putLetters(words: readonly string[]): void {
    this.letters = new Uint16Array(this.starts[words.length]!);
    let next = 0;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[this.ids[at]!]!;
      for (let letter = this.common[at]!; letter < word.length; letter += 1)
        this.letters[next++] = word.charCodeAt(letter);
    }
  }

  bytes(): number {
    const columns = [this.ids, this.common, this.starts, this.letters, ...this.#leaps];
    return columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}
