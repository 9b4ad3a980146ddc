import { compoundFrom } from '../../domain/folded-text.ts';
import type { Language } from '../../domain/language.ts';
import { nameSpellings } from '../../domain/place-name.ts';
import { allowedErrors, isNear } from '../../domain/near-word.ts';
import { countOnes } from './bits.ts';
import type { ListedLocation } from './listed-location.ts';
import type { LocationList } from './location-list.ts';

/** Fit of a token to a word of a name, worst first. */
const Fit = { none: 0, error: 1, compound: 2, beginning: 3, exactWord: 4 } as const;

/** Rank of a location, best first; names in another language than the page's rank one lower. */
const Rank = { exactName: 0, begunName: 2, words: 4 } as const;

/** Tokens of a question are bits of a byte. */
export const tokensMax = 8;

/** A query: its significant tokens, all words as typed and in other spellings, and the number of tokens left out. */
interface Question {
  /** At most `tokensMax`. */
  tokens: readonly string[];
  wholes: readonly string[];
  leftOutCount: number;
}

/** Says how well each location matches a query. Stored as numbers, since a short prefix matches thousands of locations. */
export class LocationFits {
  /** Locations with homes that have one of the tokens in their names. */
  readonly matches: number[] = [];
  readonly #question: Question;
  readonly #language: Language;
  readonly #locations: LocationList;
  /** Bit masks of tokens by location: those in its own names, and those in its names or the ones around it. */
  readonly #own: Uint8Array;
  readonly #covered: Uint8Array;
  /** By location: the worst `Fit` of the tokens that its names contain. */
  readonly #worst: Uint8Array;
  readonly #rank: Uint8Array;
  /** Tokens that are a whole word of some name, as bits. */
  #exactWords = 0;

  constructor(question: Question, language: Language, locations: LocationList) {
    this.#question = question;
    this.#language = language;
    this.#locations = locations;
    const { length } = locations.all;
    this.#own = new Uint8Array(length);
    this.#covered = new Uint8Array(length);
    this.#worst = new Uint8Array(length);
    this.#rank = new Uint8Array(length);
    question.tokens.forEach((token, index) => this.#mark(token, 1 << index));
    const masks = new Set<number>();
    for (const location of this.matches) {
      this.#covered[location] = this.#findCovered(location);
      this.#rank[location] = Rank.words + Math.max(0, Fit.beginning - this.#worst[location]!);
      if (this.#worst[location]! >= Fit.beginning) masks.add(this.#own[location]!);
    }
    for (const mask of masks) this.#rankNames(mask);
  }

  /** Number of tokens that are neither in its names nor in those around it. */
  countMissing(location: number): number {
    return this.#question.leftOutCount + countOnes(this.#missingBits(location));
  }

  /** 0 is best: exact name, beginning of a name, then words, compounds, errors; see `Rank`. */
  rank(location: number): number {
    return this.#rank[location]!;
  }

  missingTokens(location: number): string[] {
    return this.#selectTokens(this.#missingBits(location));
  }

  /** True if a missing token is a whole word of another name. */
  lacksName(location: number): boolean {
    return (this.#missingBits(location) & this.#exactWords) !== 0;
  }

  /** True if the matching tokens are the whole of one of its names, typing errors forgiven. */
  isWholeName(location: number): boolean {
    if (this.#worst[location] !== Fit.error) return this.#rank[location]! < Rank.begunName;
    return isNearName(this.#joinTokens(this.#own[location]!), this.#locations.all[location]!.folded);
  }

  /** True if its names contain the tokens without corrections. */
  isAsTyped(location: number): boolean {
    return this.#rank[location]! <= Rank.words;
  }

  /** The name in another language that matched; empty if there is none. */
  alias(location: number): string {
    const rank = this.#rank[location]!;
    if (rank >= Rank.words) return '';
    const typedWords = this.#joinTokens(this.#own[location]!);
    const { folded, names } = this.#locations.all[location]!;
    const matchingName = folded.find((name) =>
      this.#spellings(typedWords).some(([whole, spelled]) => {
        const isExact = name.whole === whole || name.significant === spelled || name.whole === spelled;
        const isBegun = name.whole.startsWith(whole) || name.significant.startsWith(spelled);
        return (isExact || isBegun) && rankName(isExact, name.usedIn.has(this.#language)) === rank;
      }),
    );
    if (!matchingName || matchingName.usedIn.has(this.#language)) return '';
    return names[[...matchingName.usedIn][0]!];
  }

  /** Typing errors are forgiven only if no location contains the token as typed. */
  #mark(token: string, bit: number): void {
    const { all, names } = this.#locations;
    const exact = names.vocabulary.findId(token);
    const marks = new Uint8Array(all.length);
    const marked: number[] = [];
    let fit: number = Fit.none;
    const mark = (location: number): void => {
      if (marks[location] === Fit.none) {
        const candidate = all[location]!;
        if (candidate.count === 0 || candidate.names[this.#language] === '') return;
        marked.push(location);
      }
      if (fit > marks[location]!) marks[location] = fit;
      if (fit === Fit.exactWord) this.#exactWords |= bit;
    };
    // A single letter is the prefix of thousands of words: they are not read.
    const isBeginning = (word: number): boolean =>
      token.length < compoundFrom || names.vocabulary.words[word]!.startsWith(token);
    for (const word of names.vocabulary.findMatching(token)) {
      if (word === exact) fit = Fit.exactWord;
      else fit = isBeginning(word) ? Fit.beginning : Fit.compound;
      names.forEachCarrier(word, mark);
    }
    const errors = allowedErrors(token);
    if (marked.length === 0 && errors > 0) {
      fit = Fit.error;
      for (const word of names.vocabulary.findSimilar(token, errors, true)) names.forEachCarrier(word, mark);
    }
    for (const location of marked) {
      if (this.#own[location] === 0) {
        this.matches.push(location);
        this.#worst[location] = marks[location]!;
      } else this.#worst[location] = Math.min(this.#worst[location]!, marks[location]!);
      this.#own[location]! |= bit;
    }
  }

  #findCovered(location: number): number {
    const { around } = this.#locations;
    let covered = this.#own[location]!;
    for (let at = around[location]!; at >= 0; at = around[at]!) covered |= this.#own[at]!;
    return covered;
  }

  #missingBits(location: number): number {
    return ~this.#covered[location]! & ((1 << this.#question.tokens.length) - 1);
  }

  #selectTokens(mask: number): string[] {
    return this.#question.tokens.filter((_, index) => ((mask >>> index) & 1) === 1);
  }

  #joinTokens(mask: number): string {
    return this.#selectTokens(mask).join(' ');
  }

  #rankNames(mask: number): void {
    const { names } = this.#locations;
    for (const [whole, words] of this.#spellings(this.#joinTokens(mask))) {
      names.forEachNameMatch(whole, words, this.#language, (location, isExact, isInLanguage) => {
        if (this.#own[location] !== mask || this.#worst[location]! < Fit.beginning) return;
        const rank = rankName(isExact, isInLanguage);
        if (rank < this.#rank[location]!) this.#rank[location] = rank;
      });
    }
  }

  /** The whole input and its significant words, in each spelling. */
  #spellings(words: string): [whole: string, words: string][] {
    const { wholes } = this.#question;
    if (wholes.length === 1) return [[wholes[0]!, words]];
    const spelled = nameSpellings(words);
    return wholes.map((whole, index) => [whole, spelled[index] ?? words]);
  }
}

function rankName(isExact: boolean, isInLanguage: boolean): number {
  return (isExact ? Rank.exactName : Rank.begunName) + (isInLanguage ? 0 : 1);
}

/** Maximum difference in length between a text and a word with as many errors as allowed. */
const errorsMax = 2;

function isNearName(words: string, folded: ListedLocation['folded']): boolean {
  for (const name of folded) {
    if (Math.abs(name.significant.length - words.length) > errorsMax) continue;
    const errors = allowedErrors(words);
    if (errors > 0 && isNear(words, name.significant, errors)) return true;
  }
  return false;
}
