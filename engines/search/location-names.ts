import { lowerBound } from '../../domain/lower-bound.ts';
import { languages, type Language } from '../../domain/language.ts';
import { IntLists } from './int-lists.ts';
import type { ListedLocation } from './listed-location.ts';
import { Vocabulary } from './vocabulary.ts';

interface LocatedName {
  text: string;
  location: number;
  in: ReadonlySet<Language>;
}

/** Names sorted by text. Fields needed for thousands of names are columns. */
class OrderedNames {
  readonly #texts: readonly string[];
  readonly #locations: Int32Array;
  /** Languages in which it is called so, as bits. */
  readonly #languages: Uint8Array;

  constructor(names: readonly LocatedName[]) {
    const ordered = names.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    this.#texts = ordered.map(({ text }) => text);
    this.#locations = Int32Array.from(ordered, ({ location }) => location);
    this.#languages = Uint8Array.from(ordered, (name) =>
      languages.reduce((bits, language, index) => bits | (name.in.has(language) ? 1 << index : 0), 0),
    );
  }

  /** Finds names that equal the text (`isExact`), or that continue it. */
  read(text: string, isExact: boolean, language: Language, visit: VisitName): void {
    const own = 1 << languages.indexOf(language);
    const first = (from: number, isSo: (other: string) => boolean): number =>
      lowerBound(from, this.#texts.length, (at) => isSo(this.#texts[at]!));
    const from = first(0, (other) => other >= text);
    const longer = first(from, (other) => other > text);
    const end = isExact ? longer : first(longer, (other) => other.slice(0, text.length) > text);
    for (let at = isExact ? from : longer; at < end; at += 1)
      visit(this.#locations[at]!, isExact, (this.#languages[at]! & own) !== 0);
  }
}

type VisitName = (location: number, isExact: boolean, isInLanguage: boolean) => void;

/**
 * The names of all locations, in order and by word. A tenth of the words of a large catalogue are theirs:
 * the first letters of a name, and one with an error, are looked for among these alone.
 */
export class LocationNames {
  readonly vocabulary = new Vocabulary();
  /** Locations by word of their names. */
  readonly #carriers = new IntLists();
  /** Locations by all words of a name, and by the significant ones. */
  readonly #byWhole: OrderedNames;
  readonly #byAsked: OrderedNames;

  constructor(all: readonly ListedLocation[]) {
    const names = all.flatMap(({ folded }, location) => folded.map((name) => ({ ...name, location })));
    this.#byWhole = new OrderedNames(names.map((name) => ({ ...name, text: name.whole })));
    this.#byAsked = new OrderedNames(names.map((name) => ({ ...name, text: name.asked })));
    all.forEach(({ words }, location) => {
      for (const word of words) this.#carriers.append(this.vocabulary.add(word), location);
    });
  }

  /** Visits each location with this word in its names. */
  forEachCarrier(word: number, visit: (location: number) => void): void {
    const { data } = this.#carriers;
    const end = this.#carriers.end(word);
    for (let at = this.#carriers.start(word); at < end; at += 1) visit(data[at]!);
  }

  /**
   * Visits locations with a name that equals or begins with one of the texts: `whole` is the whole input, `asked` its
   * significant words. A location may be visited several times.
   */
  forEachBegun(whole: string, asked: string, language: Language, visit: VisitName): void {
    for (const isExact of [true, false]) {
      this.#byWhole.read(whole, isExact, language, visit);
      this.#byAsked.read(asked, isExact, language, visit);
    }
    if (asked !== whole) this.#byWhole.read(asked, true, language, visit);
  }
}
