import { objectTypes } from '../../domain/search-filter.ts';
import { addAll, countBits, forEachBit, keepCommon, type Bits } from './bits.ts';
import { allowedErrors } from '../../domain/near-word.ts';
import { compoundParts } from './fold-text.ts';
import { isQuoted } from '../../domain/quoted-words.ts';
import { titleWords, tokenize, typeWords } from '../../domain/search-words.ts';
import type { IndexedHome } from './indexed-home.ts';
import { IntLists } from './int-lists.ts';
import type { LocationList } from './location-list.ts';
import { DocSets } from './doc-sets.ts';
import { Quarters } from './quarters.ts';
import type { Snapshot } from './snapshot.ts';
import { Vocabulary } from './vocabulary.ts';

export type WordedHome = Pick<
  IndexedHome,
  'objectNumber' | 'titles' | 'quarter' | 'objectType' | 'country' | 'region' | 'place' | 'subdivision'
>;

/** Fields of the home table that a word index needs; `words` is the length of a set of all doc ids. */
interface DocIds {
  readonly words: number;
  readonly docIdByNumber: ReadonlyMap<number, number>;
}

/** A home found by words of its title, with the number of words that are exactly as typed. */
export interface TitledHome {
  objectNumber: number;
  exact: number;
}

export interface Correction {
  typed: string;
  meant: string;
}

/** Groups of homes to which words may refer: the types, then the locations by index. */
const firstLocation = objectTypes.length;
/** Entries of a home before its words: type, country, region, place, and the subdivision (the region again if there is none). */
const groupsPerHome = 5;

/** Searchable texts of a home: its titles and its quarter. */
const listTexts = ({ titles, quarter }: Pick<IndexedHome, 'titles' | 'quarter'>): readonly string[] =>
  quarter === null ? titles : [...titles, quarter];

/** Folded words of the home itself, without those of its locations. */
export function ownWords(home: Pick<IndexedHome, 'titles' | 'quarter' | 'objectType'>): string[] {
  return [...new Set([...listTexts(home).flatMap(titleWords), ...typeWords[home.objectType]])];
}

/**
 * Indexes words by the homes whose titles contain them and by the types and locations of that name. A query looks up words and unites
 * sets without reading homes. Each home keeps the ids of its words, so that it can be removed.
 */
export class WordIndex {
  readonly vocabulary = new Vocabulary();
  readonly quarters = new Quarters();
  /** By word: the homes with it in a title. */
  readonly #titles = new DocSets();
  /** By group: its homes. */
  readonly #groups = new DocSets();
  /** By word: the groups with that name. */
  readonly #carriers = new IntLists();
  readonly #entriesByHome = new IntLists();
  #objectNumbers = new Int32Array(64);
  readonly #locations: LocationList;
  /** Indexes of the other homes of the same catalogue. */
  #siblings: readonly WordIndex[] = [];

  constructor(locations: LocationList) {
    this.#locations = locations;
    objectTypes.forEach((type, group) => this.#nameGroup(group, typeWords[type]));
    locations.all.forEach(({ words }, index) => this.#nameGroup(firstLocation + index, words));
  }

  /**
   * Tells the index of those of the other homes. A word of another home is known: it is neither split nor taken for a
   * typing error.
   */
  joinWith(siblings: readonly WordIndex[]): void {
    this.#siblings = siblings;
  }

  put(docId: number, home: WordedHome): void {
    this.remove(docId);
    const words = new Set<number>();
    for (const title of listTexts(home))
      for (const word of titleWords(title)) words.add(this.vocabulary.add(word));
    const [country, region, place, subdivision] = this.#locations.findIndexes(home);
    this.quarters.put(docId, place, home.quarter);
    const around = [country, region, place, subdivision < 0 ? region : subdivision];
    const groups = [objectTypes.indexOf(home.objectType), ...around.map((index) => firstLocation + index)];
    for (const group of new Set(groups)) this.#groups.add(group, docId);
    for (const word of words) this.#titles.add(word, docId);
    this.#entriesByHome.replace(docId, [...groups, ...words]);
    if (docId >= this.#objectNumbers.length) {
      const larger = new Int32Array(Math.floor(docId * 1.5) + 1);
      larger.set(this.#objectNumbers);
      this.#objectNumbers = larger;
    }
    this.#objectNumbers[docId] = home.objectNumber;
  }

  remove(docId: number): void {
    this.quarters.remove(docId);
    const { data } = this.#entriesByHome;
    const start = this.#entriesByHome.start(docId);
    const end = this.#entriesByHome.end(docId);
    for (let at = start; at < end; at += 1) {
      if (at < start + groupsPerHome) this.#groups.delete(data[at]!, docId);
      else this.#titles.delete(data[at]!, docId);
    }
    this.#entriesByHome.replace(docId, []);
  }

  /** The homes in which every word of the text is found; null for an empty query. */
  find(text: string, docIds: DocIds): Bits | null {
    // Long words occur in few homes: often nothing is left before the short ones are looked up.
    const tokens = tokenize(text).sort((a, b) => b.length - a.length);
    if (tokens.length === 0) return null;
    const forgives = !isQuoted(text);
    let matches: Bits | null = null;
    for (const token of tokens) {
      const tokenMatches = this.#findHomes(
        token,
        this.#wordsInUse(this.vocabulary.findMatching(token)),
        docIds,
        forgives,
      );
      if (matches) keepCommon(matches, tokenMatches);
      else matches = tokenMatches;
      if (!matches.some((word) => word !== 0)) break;
    }
    return matches;
  }

  /** The words of a text in which `find` forgives typing errors, each with the similar known word that most homes have. */
  corrections(text: string): Correction[] {
    if (isQuoted(text)) return [];
    return tokenize(text).flatMap((typed) => {
      if (this.#isKnown(typed) || this.#splitCompound(typed)) return [];
      const homesByWord = new Map<string, number>();
      for (const index of [this, ...this.#siblings])
        for (const [word, homes] of index.#findSimilarWords(typed))
          homesByWord.set(word, (homesByWord.get(word) ?? 0) + homes);
      const words = [...homesByWord].sort(
        ([a, homesOfA], [b, homesOfB]) => homesOfB - homesOfA || (a < b ? -1 : 1),
      );
      return words.slice(0, 1).map(([meant]) => ({ typed, meant }));
    });
  }

  /** Visits the homes of a location; none for -1. */
  forEachHomeAt(location: number, visit: (docId: number) => void): void {
    if (location >= 0) this.#groups.forEach(firstLocation + location, visit);
  }

  /**
   * Numbers of the homes that `find` would return and whose titles contain at least one of the words, with the
   * number of exact words. Null if more than `max` match: such a name is not distinctive.
   */
  findByTitle(tokens: readonly string[], max: number, docIds: DocIds): TitledHome[] | null {
    const tokenWords = tokens.map((token) => ({
      token,
      asTyped: this.#wordsInUse(this.vocabulary.findMatching(token)),
    }));
    const matches = new Uint32Array(docIds.words);
    let since = 0;
    for (const id of tokenWords.flatMap(({ asTyped }) => asTyped)) {
      this.#titles.addTo(id, matches);
      since += this.#titles.count(id);
      // The prefix of thousands of words: stops as soon as there are too many homes.
      if (tokens.length > 1 || since <= 8 * max) continue;
      if (countBits(matches) > max) return null;
      since = 0;
    }
    // Errors and compounds are searched among all words; often nothing is left before.
    tokenWords.sort((a, b) => Math.sign(b.asTyped.length) - Math.sign(a.asTyped.length));
    for (const { token, asTyped } of tokenWords) {
      if (!matches.some((word) => word !== 0)) return [];
      keepCommon(matches, this.#findHomes(token, asTyped, docIds));
    }
    if (countBits(matches) > max) return null;
    const homes: TitledHome[] = [];
    const words = new Set(tokens.map((token) => this.vocabulary.findId(token)));
    forEachBit(matches, (docId) => {
      const objectNumber = this.#objectNumbers[docId]!;
      homes.push({ objectNumber, exact: this.#listTitleWords(docId).filter((id) => words.has(id)).length });
    });
    return homes;
  }

  /** Exchanges everything but the locations, which must be the same. */
  async exchange(snapshot: Snapshot): Promise<void> {
    await this.vocabulary.exchange(snapshot);
    await this.quarters.exchange(snapshot);
    await this.#titles.exchange(snapshot);
    await this.#groups.exchange(snapshot);
    await this.#carriers.exchange(snapshot);
    await this.#entriesByHome.exchange(snapshot);
    this.#objectNumbers = await snapshot.column(this.#objectNumbers);
  }

  bytes(): number {
    return (
      this.vocabulary.bytes() +
      this.#titles.bytes() +
      this.#groups.bytes() +
      this.#carriers.bytes() +
      this.#entriesByHome.bytes() +
      this.#objectNumbers.byteLength
    );
  }

  #listTitleWords(docId: number): number[] {
    const { data } = this.#entriesByHome;
    const start = this.#entriesByHome.start(docId) + groupsPerHome;
    return [...data.subarray(start, this.#entriesByHome.end(docId))];
  }

  /**
   * Finds homes by the known words that match it exactly. If there are none, an unknown compound is split into its parts; then typing
   * errors are forgiven. See the README.
   */
  #findHomes(token: string, asTyped: readonly number[], docIds: DocIds, forgives = true): Bits {
    const matches = new Uint32Array(docIds.words);
    const docId = /^[1-9]\d{0,9}$/.test(token) ? docIds.docIdByNumber.get(Number(token)) : undefined;
    if (docId !== undefined) matches[docId >>> 5]! |= 1 << (docId & 31);
    if (asTyped.length > 0) return this.#addHomes(asTyped, matches);
    if (this.#siblings.some((sibling) => sibling.#hasWord(token))) return matches;
    const parts = this.#splitCompound(token);
    if (parts) {
      // A compound of fillers alone matches every home: starts with the homes of all types.
      const inAll = new Uint32Array(docIds.words);
      for (const type of objectTypes.keys()) this.#groups.addTo(type, inAll);
      for (const part of parts) {
        const words = this.#wordsInUse(this.vocabulary.findMatching(part));
        keepCommon(inAll, this.#addHomes(words, new Uint32Array(docIds.words)));
      }
      addAll(matches, inAll);
      return matches;
    }
    const errors = forgives ? allowedErrors(token) : 0;
    if (errors === 0) return matches;
    return this.#addHomes(this.#wordsInUse(this.vocabulary.findSimilar(token, errors, false)), matches);
  }

  #splitCompound(token: string): ReturnType<typeof compoundParts> {
    const isWord = (index: WordIndex, part: string): boolean =>
      index.#wordsInUse([index.vocabulary.findId(part)]).length > 0;
    return compoundParts(
      token,
      (part) => isWord(this, part) || this.#siblings.some((sibling) => isWord(sibling, part)),
    );
  }

  /** True if a word of these homes begins with the token or contains it; see `Vocabulary.findMatching`. */
  #hasWord(token: string): boolean {
    return this.#wordsInUse(this.vocabulary.findMatching(token)).length > 0;
  }

  #isKnown(token: string): boolean {
    return this.#hasWord(token) || this.#siblings.some((sibling) => sibling.#hasWord(token));
  }

  /** Words that a typing error may have made of this one, with the number of their homes. */
  #findSimilarWords(typed: string): [word: string, homes: number][] {
    const errors = allowedErrors(typed);
    const similar = errors === 0 ? [] : this.#wordsInUse(this.vocabulary.findSimilar(typed, errors, false));
    return similar.map((id) => [this.vocabulary.words[id]!, this.#countHomes(id)]);
  }

  /** Number of homes with the word, used for ordering only: a home that has it in a group's name and in its title counts twice. */
  #countHomes(id: number): number {
    let homes = this.#titles.count(id);
    for (let at = this.#carriers.start(id); at < this.#carriers.end(id); at += 1)
      homes += this.#groups.count(this.#carriers.data[at]!);
    return homes;
  }

  #addHomes(words: readonly number[], target: Bits): Bits {
    const { data } = this.#carriers;
    for (const id of words) {
      this.#titles.addTo(id, target);
      const end = this.#carriers.end(id);
      for (let at = this.#carriers.start(id); at < end; at += 1) this.#groups.addTo(data[at]!, target);
    }
    return target;
  }

  /** Words of a title or a location's name without those that only removed homes had. */
  #wordsInUse(words: readonly number[]): number[] {
    return words.filter((id) => {
      if (id < 0) return false;
      if (this.#titles.count(id) > 0) return true;
      for (let at = this.#carriers.start(id); at < this.#carriers.end(id); at += 1) {
        const group = this.#carriers.data[at]!;
        if (group >= firstLocation || this.#groups.count(group) > 0) return true;
      }
      return false;
    });
  }

  #nameGroup(group: number, words: readonly string[]): void {
    for (const word of words) this.#carriers.append(this.vocabulary.add(word), group);
  }
}
