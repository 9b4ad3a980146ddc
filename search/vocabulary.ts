import { compoundFrom, fitsWord } from '../domain/folded-text.ts';
import { isNear } from './fold-text.ts';
import { IntLists } from './int-lists.ts';

/** New words stand unsorted until there are so many that looking at each costs more than sorting. */
const unsortedMax = 1024;
/** Longer beginnings in common are noted as this long; words are still told apart by their letters. */
const commonMax = 255;

/** Three letters of a word in 18 bits; different ones may share a number. */
function gramAt(word: string, index: number): number {
  const code = (at: number): number => {
    const unit = word.charCodeAt(at);
    return unit >= 97 && unit <= 122 ? unit - 97 : 26 + (unit % 38);
  };
  return (code(index) << 12) | (code(index + 1) << 6) | code(index + 2);
}

function commonStart(a: string, b: string): number {
  const length = Math.min(a.length, b.length, commonMax);
  let common = 0;
  while (common < length && a.charCodeAt(common) === b.charCodeAt(common)) common += 1;
  return common;
}

/**
 * The distinct words of the catalogue, numbered in the order in which they came. It finds those that
 * begin with or hold a token, and those that are a few typing errors away, without reading all of them.
 * Words stay until the index is built anew; whether one is in use, its user knows.
 */
export class Vocabulary {
  readonly words: string[] = [];
  readonly #idOf = new Map<string, number>();
  /** Ids of the first `#order.length` words, in order of the words. */
  #order = new Int32Array(0);
  /** How many letters each word of `#order` shares with the one before. */
  #common = new Uint8Array(0);
  /** Gram -> ids of the words that hold it. */
  readonly #grams = new IntLists();

  add(word: string): number {
    const known = this.#idOf.get(word);
    if (known !== undefined) return known;
    const id = this.words.length;
    this.#idOf.set(word, id);
    this.words.push(word);
    for (let index = 0; index + 3 <= word.length; index += 1) {
      const gram = gramAt(word, index);
      if (this.#grams.last(gram) !== id) this.#grams.append(gram, id);
    }
    return id;
  }

  /** -1 where the word is not known. */
  idOf(word: string): number {
    return this.#idOf.get(word) ?? -1;
  }

  /** Words that begin with the token, or are compounds that hold it; see `fitsWord`. */
  fitting(token: string): number[] {
    const found: number[] = [];
    if (token.length >= compoundFrom) {
      const gram = this.#rarestGram(token);
      for (let at = this.#grams.start(gram); at < this.#grams.end(gram); at += 1) {
        const id = this.#grams.data[at]!;
        if (this.words[id]!.includes(token)) found.push(id);
      }
      return found;
    }
    this.#settle();
    const order = this.#order;
    for (let at = this.#firstFrom(token); at < order.length; at += 1) {
      if (!this.words[order[at]!]!.startsWith(token)) break;
      found.push(order[at]!);
    }
    for (let id = order.length; id < this.words.length; id += 1) {
      if (fitsWord(token, this.words[id]!)) found.push(id);
    }
    return found;
  }

  /**
   * Words (with `prefix`: some beginning of them) at most `errors` insertions, deletions, replacements
   * or swaps of neighbours away from the token; see `isNear`. The rows of the comparison are kept for
   * the letters that a word shares with the one before it.
   */
  near(token: string, errors: number, prefix: boolean): number[] {
    this.#settle();
    if (prefix && token.length <= errors) return this.words.map((_, id) => id);
    const found: number[] = [];
    const order = this.#order;
    const common = this.#common;
    const width = token.length + 1;
    const deepest = token.length + errors;
    // Row r: edits from the first c letters of the token to the first r letters of the word.
    const rows = new Uint8Array((deepest + 1) * width).fill(errors + 1);
    for (let column = 0; column <= Math.min(errors, token.length); column += 1) rows[column] = column;
    // Words that share more than this many letters with the last one read end as it did.
    let settled = 0;
    let isSettledFit = false;
    // Rows up to here belong to the last word read.
    let depth = 0;
    for (let at = 0; at < order.length; at += 1) {
      const shared = common[at]!;
      if (at > 0 && shared > settled) {
        if (isSettledFit) found.push(order[at]!);
        continue;
      }
      const word = this.words[order[at]!]!;
      const until = Math.min(word.length, deepest);
      isSettledFit = false;
      settled = commonMax;
      depth = Math.min(depth, shared);
      let fits = false;
      while (!fits && depth < until) {
        depth += 1;
        const lowest = nextRow(rows, depth, word, token, errors);
        if (prefix && rows[depth * width + token.length]! <= errors) fits = true;
        else if (lowest > errors) {
          settled = depth - 1;
          break;
        }
      }
      if (fits) {
        settled = depth - 1;
        isSettledFit = true;
      } else if (!prefix && settled === commonMax && depth === word.length) {
        fits = rows[depth * width + token.length]! <= errors;
      }
      if (fits) found.push(order[at]!);
    }
    for (let id = order.length; id < this.words.length; id += 1) {
      if (isNear(token, this.words[id]!, errors, prefix)) found.push(id);
    }
    return found;
  }

  bytes(): number {
    // A word with its entries in list and map takes some 90 bytes.
    return this.words.length * 90 + this.#order.byteLength + this.#common.byteLength + this.#grams.bytes();
  }

  #rarestGram(token: string): number {
    let rarest = gramAt(token, 0);
    for (let index = 1; index + 3 <= token.length; index += 1) {
      const gram = gramAt(token, index);
      if (this.#grams.length(gram) < this.#grams.length(rarest)) rarest = gram;
    }
    return rarest;
  }

  /** Position in `#order` of the first word that is not before the token. */
  #firstFrom(token: string): number {
    let low = 0;
    let high = this.#order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.words[this.#order[middle]!]! < token) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #settle(): void {
    const { words } = this;
    const sorted = this.#order.length;
    if (words.length - sorted <= unsortedMax) return;
    const compare = (a: number, b: number): number => (words[a]! < words[b]! ? -1 : 1);
    const added = Array.from({ length: words.length - sorted }, (_, index) => sorted + index).sort(compare);
    const order = new Int32Array(words.length);
    const common = new Uint8Array(words.length);
    let old = 0;
    let fresh = 0;
    for (let at = 0; at < order.length; at += 1) {
      const takesOld =
        old < sorted && (fresh >= added.length || compare(this.#order[old]!, added[fresh]!) < 0);
      order[at] = takesOld ? this.#order[old++]! : added[fresh++]!;
      if (at > 0) common[at] = commonStart(words[order[at - 1]!]!, words[order[at]!]!);
    }
    this.#order = order;
    this.#common = common;
  }
}

/** Fills row `depth` and gives its lowest number; only cells that can stay within the errors are read. */
function nextRow(rows: Uint8Array, depth: number, word: string, token: string, errors: number): number {
  const width = token.length + 1;
  const over = errors + 1;
  const row = depth * width;
  const above = row - width;
  const letter = word.charCodeAt(depth - 1);
  const before = depth > 1 ? word.charCodeAt(depth - 2) : -1;
  const from = Math.max(1, depth - errors);
  const until = Math.min(token.length, depth + errors);
  rows[row + from - 1] = from === 1 ? Math.min(depth, over) : over;
  let lowest = rows[row + from - 1]!;
  for (let column = from; column <= until; column += 1) {
    const own = token.charCodeAt(column - 1);
    let edits = rows[above + column - 1]! + (own === letter ? 0 : 1);
    edits = Math.min(edits, rows[row + column - 1]! + 1, rows[above + column]! + 1);
    if (depth > 1 && column > 1 && own === before && token.charCodeAt(column - 2) === letter) {
      edits = Math.min(edits, rows[above - width + column - 2]! + 1);
    }
    edits = Math.min(edits, over);
    rows[row + column] = edits;
    if (edits < lowest) lowest = edits;
  }
  if (until < token.length) rows[row + until + 1] = over;
  return lowest;
}
