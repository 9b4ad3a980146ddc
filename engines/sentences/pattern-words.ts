import { foldedPattern } from './typed-sentence.ts';

/**
 * Possible texts of a part of a pattern: whole words, texts without a word boundary, and the beginnings and ends of
 * texts with one. From these the words of a pattern are known without listing all texts that match it.
 */
interface Spelling {
  words: ReadonlySet<string>;
  whole: ReadonlySet<string>;
  begins: ReadonlySet<string>;
  ends: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
const nothing: Spelling = { words: none, whole: new Set(['']), begins: none, ends: none };
const wordBreak: Spelling = { words: none, whole: none, begins: new Set(['']), ends: new Set(['']) };
const letter = (text: string): Spelling => ({ ...nothing, whole: new Set([text]) });

function joinAll(firstParts: ReadonlySet<string>, secondParts: ReadonlySet<string>): string[] {
  return [...firstParts].flatMap((one) => [...secondParts].map((other) => one + other));
}

const inARow = (one: Spelling, other: Spelling): Spelling => ({
  words: new Set([...one.words, ...other.words, ...joinAll(one.ends, other.begins)]),
  whole: new Set(joinAll(one.whole, other.whole)),
  begins: new Set([...one.begins, ...joinAll(one.whole, other.begins)]),
  ends: new Set([...other.ends, ...joinAll(one.ends, other.whole)]),
});

const either = (one: Spelling, other: Spelling): Spelling => ({
  words: new Set([...one.words, ...other.words]),
  whole: new Set([...one.whole, ...other.whole]),
  begins: new Set([...one.begins, ...other.begins]),
  ends: new Set([...one.ends, ...other.ends]),
});

/** Parses the patterns of the word lists: groups, alternatives, character classes, optional and repeated parts. */
class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  choices(): Spelling {
    let all = this.#row();
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      all = either(all, this.#row());
    }
    return all;
  }

  #row(): Spelling {
    let row = nothing;
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at]!)) {
      const part = this.#part();
      const sign = this.#source[this.#at];
      const mayLack = sign === '?' || sign === '*';
      if (mayLack || sign === '+') this.#at += 1;
      row = inARow(row, mayLack ? either(part, nothing) : part);
    }
    return row;
  }

  #part(): Spelling {
    const sign = this.#source[this.#at]!;
    this.#at += 1;
    if (sign === '(') {
      const kind = /^\?(?:[:=!]|<[=!])/.exec(this.#source.slice(this.#at))?.[0] ?? '';
      this.#at += kind.length;
      const inside = this.choices();
      this.#at += 1;
      return kind === '?:' || kind === '' ? inside : nothing;
    }
    if (sign === '[') {
      const end = this.#source.indexOf(']', this.#at);
      const letters = [...this.#source.slice(this.#at, end)];
      this.#at = end + 1;
      return letters.map((one) => (/[a-z]/.test(one) ? letter(one) : wordBreak)).reduce(either);
    }
    if (sign === '\\') this.#at += 1;
    return sign !== '\\' && /[a-z]/.test(sign) ? letter(sign) : wordBreak;
  }
}

/** Returns all words that can occur in texts matching the pattern. */
export function listPatternWords(source: string): ReadonlySet<string> {
  const { words, whole, begins, ends } = new PatternReader(foldedPattern(source)).choices();
  return new Set([...words, ...whole, ...begins, ...ends]);
}
