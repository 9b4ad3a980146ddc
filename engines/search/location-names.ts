import { lowerBound } from '../../domain/lower-bound.ts';
import { languages, type Language } from '../../domain/language.ts';
import { IntLists } from './int-lists.ts';
import type { ListedLocation } from './listed-location.ts';
import { Vocabulary } from './vocabulary.ts';

interface LocatedName {
  text: string;
  location: number;
  usedIn: ReadonlySet<Language>;
}

/** Names sorted by text. Fields needed for thousands of names are columns. */
class OrderedNames {
  readonly #texts: readonly string[];
  readonly #locations: Int32Array;
  /** Languages that use the name, one bit each. */
  readonly #languages: Uint8Array;

  constructor(names: readonly LocatedName[]) {
    const ordered = names.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    this.#texts = ordered.map(({ text }) => text);
    this.#locations = Int32Array.from(ordered, ({ location }) => location);
    this.#languages = Uint8Array.from(ordered, (name) =>
      languages.reduce((bits, language, index) => bits | (name.usedIn.has(language) ? 1 << index : 0), 0),
    );
  }

  /** Finds names that equal the text (`isExact`), or that continue it. */
  read(text: string, isExact: boolean, language: Language, visit: VisitName): void {
    const own = 1 << languages.indexOf(language);
    const first = (from: number, isReached: (other: string) => boolean): number =>
      lowerBound(from, this.#texts.length, (at) => isReached(this.#texts[at]!));
    const from = first(0, (other) => other >= text);
    const longer = first(from, (other) => other > text);
    const end = isExact ? longer : first(longer, (other) => other.slice(0, text.length) > text);
    for (let at = isExact ? from : longer; at < end; at += 1)
      visit(this.#locations[at]!, isExact, (this.#languages[at]! & own) !== 0);
  }
}

type VisitName = (location: number, isExact: boolean, isInLanguage: boolean) => void;

/**
 * The names of all locations, sorted and by word. They have a vocabulary of their own, a tenth of that of all homes,
 * so that prefixes and typing errors are searched among few words.
 */
export class LocationNames {
  readonly vocabulary = new Vocabulary();
  /** Locations by word of their names. */
  readonly #carriers = new IntLists();
  /** Locations by all words of a name, and by the significant ones. */
  readonly #byWhole: OrderedNames;
  readonly #bySignificant: OrderedNames;

  constructor(all: readonly ListedLocation[]) {
    const names = all.flatMap(({ folded }, location) => folded.map((name) => ({ ...name, location })));
    this.#byWhole = new OrderedNames(names.map((name) => ({ ...name, text: name.whole })));
    this.#bySignificant = new OrderedNames(names.map((name) => ({ ...name, text: name.significant })));
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
   * Visits locations with a name that equals or begins with one of the texts: `whole` is the whole input, `significant`
   * the input without fillers. A location may be visited several times.
   */
  forEachNameMatch(whole: string, significant: string, language: Language, visit: VisitName): void {
    for (const isExact of [true, false]) {
      this.#byWhole.read(whole, isExact, language, visit);
      this.#bySignificant.read(significant, isExact, language, visit);
    }
    if (significant !== whole) this.#byWhole.read(significant, true, language, visit);
  }
}
