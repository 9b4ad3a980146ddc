import { lowerBound } from '../../domain/lower-bound.ts';
import { compoundFrom, fitsWord } from '../../domain/folded-text.ts';
import { isNear } from '../../domain/near-word.ts';
import { IntLists } from './int-lists.ts';
import { NearWords } from './near-words.ts';
import { exchangeNumbers, type Snapshot } from './snapshot.ts';
import { SortedWords } from './sorted-words.ts';

/** New words stay unsorted until scanning them costs more than sorting. */
const unsortedMax = 1024;

/** Packs three letters of a word into 18 bits; different trigrams may share a number. */
function gramAt(word: string, index: number): number {
  const code = (at: number): number => {
    const unit = word.charCodeAt(at);
    return unit >= 97 && unit <= 122 ? unit - 97 : 26 + (unit % 38);
  };
  return (code(index) << 12) | (code(index + 1) << 6) | code(index + 2);
}

/**
 * Distinct words of the catalogue, numbered in order of arrival. Finds those that begin with or contain a token, and
 * those a few typing errors away, without reading all words. Words stay until the index is rebuilt; the owner knows
 * which are in use.
 */
export class Vocabulary {
  readonly words: string[] = [];
  readonly #idByWord = new Map<string, number>();
  /** The first words in alphabetical order; those added later are missing. */
  #sorted = new SortedWords();
  /** Trigram -> index of its list: only few of all possible ones occur. */
  readonly #listByGram = new Map<number, number>();
  /** Ids of the words that contain a trigram. */
  readonly #grams = new IntLists();

  add(word: string): number {
    const existingId = this.#idByWord.get(word);
    if (existingId !== undefined) return existingId;
    const id = this.words.length;
    this.#idByWord.set(word, id);
    this.words.push(word);
    for (let index = 0; index + 3 <= word.length; index += 1) {
      const gram = gramAt(word, index);
      const list = this.#listByGram.get(gram) ?? this.#listByGram.size;
      this.#listByGram.set(gram, list);
      if (this.#grams.last(list) !== id) this.#grams.append(list, id);
    }
    return id;
  }

  /** -1 if the word is unknown. */
  findId(word: string): number {
    return this.#idByWord.get(word) ?? -1;
  }

  /** Words that begin with the token, or are compounds that contain it; see `fitsWord`. */
  findMatching(token: string): number[] {
    const ids: number[] = [];
    if (token.length >= compoundFrom) {
      const list = this.#findRarestList(token);
      if (list === null) return ids;
      for (let at = this.#grams.start(list); at < this.#grams.end(list); at += 1) {
        const id = this.#grams.data[at]!;
        if (fitsWord(token, this.words[id]!)) ids.push(id);
      }
      return ids;
    }
    this.#settle();
    const { ids: sortedIds, common } = this.#sorted;
    const first = this.#findFirst(token);
    if (first < sortedIds.length && this.words[sortedIds[first]!]!.startsWith(token)) {
      ids.push(sortedIds[first]!);
      for (let at = first + 1; at < sortedIds.length && common[at]! >= token.length; at += 1)
        ids.push(sortedIds[at]!);
    }
    for (let id = sortedIds.length; id < this.words.length; id += 1) {
      if (fitsWord(token, this.words[id]!)) ids.push(id);
    }
    return ids;
  }

  /**
   * Words (with `prefix`: prefixes of words) at most `errors` insertions, deletions, replacements or swaps of
   * neighbours away from the token; see `isNear`.
   */
  findSimilar(token: string, errors: number, prefix: boolean): number[] {
    if (prefix && token.length <= errors) return this.words.map((_, id) => id);
    this.#settle();
    const ids: number[] = [];
    let firstUnsorted = 0;
    if (NearWords.takes(token)) {
      new NearWords(token, errors, prefix).appendTo(this.#sorted, ids);
      firstUnsorted = this.#sorted.ids.length;
    }
    for (let id = firstUnsorted; id < this.words.length; id += 1) {
      if (isNear(token, this.words[id]!, errors, prefix)) ids.push(id);
    }
    return ids;
  }

  /** Sorts before storing, so that no search waits for it after a start. A restored vocabulary replaces all words. */
  async exchange(snapshot: Snapshot): Promise<void> {
    if (!snapshot.isReading) this.#settle(0);
    const words = await snapshot.value(this.words);
    if (snapshot.isReading) {
      this.#idByWord.clear();
      this.#listByGram.clear();
      this.words.length = 0;
      for (const word of words) this.#idByWord.set(word, this.words.push(word) - 1);
    }
    await this.#sorted.exchange(snapshot);
    await exchangeNumbers(snapshot, this.#listByGram);
    await this.#grams.exchange(snapshot);
  }

  bytes(): number {
    // A word with its entries in list and map takes some 90 bytes.
    return this.words.length * 90 + this.#sorted.bytes() + this.#listByGram.size * 40 + this.#grams.bytes();
  }

  /** Null if one of its trigrams occurs in no word. */
  #findRarestList(token: string): number | null {
    let rarest: number | null = null;
    for (let index = 0; index + 3 <= token.length; index += 1) {
      const list = this.#listByGram.get(gramAt(token, index));
      if (list === undefined) return null;
      if (rarest === null || this.#grams.length(list) < this.#grams.length(rarest)) rarest = list;
    }
    return rarest;
  }

  /** Position among the sorted words of the first one that is not before the token. */
  #findFirst(token: string): number {
    const { ids } = this.#sorted;
    return lowerBound(0, ids.length, (at) => this.words[ids[at]!]! >= token);
  }

  #settle(most = unsortedMax): void {
    if (this.words.length - this.#sorted.ids.length > most)
      this.#sorted = new SortedWords(this.words, this.#sorted);
  }
}
