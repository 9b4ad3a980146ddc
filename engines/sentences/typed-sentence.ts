import { fold } from '../../domain/folded-text.ts';

/** Replaces letters that a rule has read. No pattern matches it. */
const read = '\u0001';
/** Replaces a name that was read as a place. */
export const placeMark = '\u0002';

/**
 * Folds the source of a pattern in the same way as texts. Single letters in character classes are not treated as
 * spellings of umlauts.
 */
export function foldedPattern(source: string): string {
  return fold(source.replace(/\[([a-z]*)e([a-z]*)\]/g, '[e$1$2]'));
}

/** Makes a pattern of whole words for folded text. */
export function wholeWords(source: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${foldedPattern(source)})(?![a-z0-9])`);
}

/** A piece of the folded text with its position in the typed text. */
export interface Piece {
  words: string;
  from: number;
  to: number;
}

const signs: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '’': "'",
  '‘': "'",
  '`': "'",
  '±': '+-',
  '→': '-',
  '➔': '-',
  '>': '-',
};

/**
 * A sentence that is read rule by rule. Text taken by one rule is hidden from all later ones; what remains at the end
 * was not understood.
 */
export class TypedSentence {
  /** Folded text in which blanks are single characters. Text that was read is replaced by marks of the same length. */
  text = '';
  readonly #typed: string;
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #refused: Piece[] = [];

  /** `correct` returns the intended word, or words, for a typed one. Both are folded. */
  constructor(typed: string, correct: (word: string) => string = (word) => word) {
    this.#typed = typed;
    for (const { 0: piece, index } of typed.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}]+|\s+|./gsu)) {
      const folded = fold(piece).normalize('NFC');
      const written = /^\s+$/.test(piece) ? ' ' : (signs[piece] ?? correct(folded));
      for (let count = 0; count < written.length; count += 1) {
        this.#from.push(index);
        this.#to.push(index + piece.length);
      }
      this.text += written;
    }
  }

  find(pattern: RegExp): RegExpExecArray | null {
    return pattern.exec(this.text);
  }

  /** Finds the first match and removes it from the sentence. */
  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.text);
    if (match) this.mark(match.index, match[0].length);
    return match;
  }

  /** Removes all matches. Returns the first one. */
  takeAll(pattern: RegExp): RegExpExecArray | null {
    const first = this.take(pattern);
    if (first) while (this.take(pattern));
    return first;
  }

  mark(at: number, length: number, sign = read): void {
    this.text = this.text.slice(0, at) + sign.repeat(length) + this.text.slice(at + length);
  }

  /** Reports a part that was recognized but cannot be searched for. */
  refuse(piece: Piece): void {
    this.#refused.push(piece);
  }

  /** Refuses the text between two positions. */
  refuseFrom(from: number, to: number): void {
    this.mark(from, to - from);
    this.refuse(this.#piece(from, to));
  }

  /** Returns the typed text at the position of a match. */
  findPiece(match: RegExpExecArray): Piece {
    const blanks = /^\s*/.exec(match[0])![0].length;
    return this.#piece(match.index + blanks, match.index + match[0].trimEnd().length);
  }

  #piece(from: number, to: number): Piece {
    const start = this.#from[from] ?? 0;
    const end = this.#to[to - 1] ?? start;
    return { words: this.#typed.slice(start, end), from: start, to: end };
  }

  /** Returns runs of words that no rule has read, without filler words at their ends, in typed order. */
  listUnread(fillers: ReadonlySet<string>): string[] {
    const pieces = [...this.#refused, ...this.unread(fillers)];
    return pieces.sort((one, other) => one.from - other.from).map(({ words }) => words);
  }

  /** Returns the text that was neither understood nor refused. */
  unread(fillers: ReadonlySet<string>): Piece[] {
    const pieces: Piece[] = [];
    for (const run of this.text.matchAll(/[^\u0001\u0002,;()!?:]+/gu)) {
      const words = [...run[0].matchAll(/[\p{L}\p{N}]+/gu)].filter(
        ({ 0: word }) => /\p{N}/u.test(word) || word.length > 1,
      );
      const telling = words.filter(({ 0: word }) => !fillers.has(word));
      const [first, last] = [telling[0], telling.at(-1)];
      if (!first || !last) continue;
      // "Not too expensive" is the opposite of "expensive".
      const before = words[words.indexOf(first) - 1];
      const begin = before && negations.has(before[0]) ? before : first;
      pieces.push(this.#piece(run.index + begin.index, run.index + last.index + last[0].length));
    }
    return pieces;
  }
}

const negations: ReadonlySet<string> = new Set(
  'nicht kein keine not no non pas sans without ohne senza'.split(' '),
);
