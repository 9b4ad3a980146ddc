import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { wordsOf } from '../domain/folded-text.ts';
import { nameSpellings } from '../domain/place-name.ts';
import { lowerBound } from '../domain/lower-bound.ts';

/** A town of the world, whether it has homes or not. */
export interface Town {
  /** The name by which it was found. */
  name: string;
  /** Two capital letters. */
  country: string;
  lat: number;
  lon: number;
}

interface Sized extends Town {
  population: number;
}

/** Fewer letters begin too many names. */
const beginningFrom = 4;

let lines: readonly string[] | undefined;

/**
 * A line for each spelling of each name, in the order of the folded names, of equal ones the largest town first. They are read when the first
 * name is looked up, and stay text until they are found: most visits type names of places with homes.
 */
function allLines(): readonly string[] {
  const file = new URL('./data/towns.txt.br', import.meta.url);
  return (lines ??= brotliDecompressSync(readFileSync(file)).toString().split('\n'));
}

function townOf(line: string): Sized {
  const [, name, country, population, lat, lon] = line.split('\t') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { name, country, population: Number(population), lat: Number(lat), lon: Number(lon) };
}

function townCalled(text: string): Sized | null {
  const all = allLines();
  // A tab sorts before all letters: the whole name stands before those that go on.
  const found = all[lowerBound(0, all.length, (at) => all[at]! >= `${text}\t`)];
  return found?.startsWith(`${text}\t`) ? townOf(found) : null;
}

function largestBegunBy(text: string): Sized | null {
  if (text.length < beginningFrom) return null;
  const all = allLines();
  let best: Sized | null = null;
  for (let at = lowerBound(0, all.length, (index) => all[index]! >= text); at < all.length; at += 1) {
    if (!all[at]!.startsWith(text)) break;
    const town = townOf(all[at]!);
    if (best === null || town.population > best.population) best = town;
  }
  return best;
}

/** What is found by the text as it stands, else by the next of its spellings. */
function firstOf(text: string, find: (spelling: string) => Sized | null): Sized | null {
  for (const spelling of nameSpellings(text)) {
    const town = find(spelling);
    if (town) return town;
  }
  return null;
}

/** Runs of the words, longer ones first: "hotel in paris" names Paris. */
function runsOf(words: readonly string[]): string[] {
  const runs: string[] = [];
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      runs.push(words.slice(from, from + length).join(' '));
    }
  }
  return runs;
}

/** Words of a question beyond these are not looked at. */
const wordsMax = 6;
const runFrom = 3;
/** Villages are called Haus, Berg and Garten: among other words only a town of some size is meant. */
const amongWordsFrom = 20_000;

/**
 * The town that a text names in one of the four languages or its own, the largest of that name; `isWhole` says that
 * the text is nothing but the name. While somebody types, the beginning of a name is enough.
 */
export function townNamed(text: string, mayBegin: boolean): { town: Town; isWhole: boolean } | null {
  const words = wordsOf(text).slice(0, wordsMax);
  const whole = words.join(' ');
  if (whole.length < runFrom) return null;
  const exact = firstOf(whole, townCalled) ?? (mayBegin ? firstOf(whole, largestBegunBy) : null);
  if (exact) return { town: exact, isWhole: true };
  for (const run of runsOf(words)) {
    const town = run.length < runFrom ? null : firstOf(run, townCalled);
    if (town && town.population >= amongWordsFrom) return { town, isWhole: false };
  }
  return null;
}
