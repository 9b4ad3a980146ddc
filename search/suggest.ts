import type { Language } from '../domain/language.ts';
import { wordsOf } from '../domain/folded-text.ts';
import type { LocationSuggestion } from './answer.ts';
import { tokensOf } from './fold-text.ts';
import { locationKinds } from './indexed-home.ts';
import type { LocationList } from './location-list.ts';
import { Fit, fitOf, markLocations, type LocationFit, type TokenMarks } from './location-fit.ts';
import type { WordIndex } from './word-index.ts';

/** More words than anybody types for a place; those behind are kept as words of the search. */
const tokensMax = 8;
/** Shorter beginnings are in too many titles to tell homes apart. */
const titleTokenFrom = 3;
/** A title that more homes share leads to none of them. */
const titledMax = 100;
const titledShown = 3;

export interface Suggesting {
  locations: LocationList;
  words: WordIndex;
  homes: {
    /** Length of a set of all homes. */
    readonly words: number;
    readonly slotOf: ReadonlyMap<number, number>;
    /** Indexes of the locations, by slot. */
    readonly columns: { readonly place: ArrayLike<number> };
  };
}

function contextOf(location: number, language: Language, { all }: LocationList): string {
  const names: string[] = [];
  for (let at = all[location]!.around; at >= 0; at = all[at]!.around) names.push(all[at]!.names[language]);
  return names.filter((name) => name !== '').join(', ');
}

function better({ all }: LocationList): (a: LocationFit, b: LocationFit) => number {
  return (a, b) => {
    const [one, other] = [all[a.location]!, all[b.location]!];
    return (
      a.rest - b.rest ||
      a.rank - b.rank ||
      other.count - one.count ||
      locationKinds.indexOf(one.kind) - locationKinds.indexOf(other.kind) ||
      (one.key < other.key ? -1 : 1)
    );
  };
}

/**
 * Those that all words lead to; then those whose whole name was typed beside words that name no
 * location ("Toskana Pool"). Where nothing of it is there, whatever one of the words leads to.
 */
function chosenOf(found: readonly LocationFit[], marks: readonly TokenMarks[]): LocationFit[] {
  const full = found.filter(({ rest }) => rest === 0);
  const isOpen = (fit: LocationFit): boolean =>
    fit.missing.every((token) => marks[token]!.best < Fit.exactWord || full.length === 0);
  const named = found.filter((fit) => fit.rest > 0 && fit.isWholeName && isOpen(fit));
  const chosen = [...full, ...named];
  return chosen.length > 0 ? chosen : found.filter(({ rest }) => rest > 0);
}

/** A city that is its own region is one location to guests: the larger one stays. */
function isSameAsAround(fit: LocationFit, language: Language, { all }: LocationList): boolean {
  const location = all[fit.location]!;
  const around = all[location.around];
  return (
    around !== undefined &&
    around.count === location.count &&
    wordsOf(around.names[language]).join() === wordsOf(location.names[language]).join()
  );
}

function suggestedHomes(
  tokens: readonly string[],
  language: Language,
  { locations, words, homes }: Suggesting,
  hasRoom: boolean,
): LocationSuggestion[] {
  const number = tokens.length === 1 && /^[1-9]\d{0,9}$/.test(tokens[0]!) ? Number(tokens[0]) : 0;
  const long = tokens.filter((token) => token.length >= titleTokenFrom);
  const isTitle = hasRoom && long.length > 0 && tokens.length <= tokensMax;
  const titled = isTitle ? words.homesTitled(long, titledMax, homes).slice(0, titledShown) : [];
  const numbers = homes.slotOf.has(number) ? [number, ...titled.filter((one) => one !== number)] : titled;
  return numbers.map((objectNumber) => {
    const place = homes.columns.place[homes.slotOf.get(objectNumber)!]!;
    const name = locations.all[place]!.names[language];
    const context = [name, contextOf(place, language, locations)].filter((part) => part !== '').join(', ');
    return { kind: 'home', key: String(objectNumber), name: '', alias: '', context, count: 1, words: '' };
  });
}

/**
 * Locations and homes that fit what is being typed, best first: an object number, names and words of
 * names that begin as typed, titles of homes, then compounds and typing errors. Of equal ones that with
 * more homes stands first.
 */
export function suggestLocations(
  text: string,
  language: Language,
  limit: number,
  indexes: Suggesting,
): LocationSuggestion[] {
  const { locations, words } = indexes;
  // A filler may be the beginning of a name: "la" of "Lausanne".
  const all = tokensOf(text);
  const typed = all.length > 0 ? all : [...new Set(wordsOf(text))];
  if (typed.length === 0) return [];
  const tokens = typed.slice(0, tokensMax);
  const marks = tokens.map((token) => markLocations(token, language, locations, words));
  const question = {
    tokens,
    asked: tokens.join(' '),
    whole: wordsOf(text).join(' '),
    behind: typed.length - tokens.length,
  };
  const found: LocationFit[] = [];
  for (const [index, own] of marks.entries()) {
    const before = marks.slice(0, index);
    for (const location of own.found)
      if (before.every((other) => other.marks[location] === Fit.none))
        found.push(fitOf(location, question, language, marks, locations));
  }
  const order = better(locations);
  const chosen = chosenOf(found, marks);
  // The best few, without sorting the thousands that a single letter leads to.
  const best: LocationFit[] = [];
  for (const fit of chosen) {
    if (best.length === limit && order(fit, best.at(-1)!) >= 0) continue;
    if (isSameAsAround(fit, language, locations)) continue;
    best.push(fit);
    for (let at = best.length - 1; at > 0 && order(best[at]!, best[at - 1]!) < 0; at -= 1) {
      [best[at - 1], best[at]] = [best[at]!, best[at - 1]!];
    }
    if (best.length > limit) best.pop();
  }
  const suggestions = best.map((fit): LocationSuggestion => {
    const { kind, key, names, count } = locations.all[fit.location]!;
    return {
      kind,
      key,
      name: names[language],
      alias: fit.alias,
      context: contextOf(fit.location, language, locations),
      count,
      words: [...fit.missing.map((token) => tokens[token]!), ...typed.slice(tokensMax)].join(' '),
    };
  });
  const isNamed = (fit: LocationFit): boolean =>
    fit.isWholeName || (fit.rest === 0 && fit.rank <= Fit.ranksOfNames);
  const named = best.filter(isNamed).length;
  const homes = suggestedHomes(typed, language, indexes, named < limit);
  const before = homes[0]?.key === typed[0] ? 0 : named;
  return [...suggestions.slice(0, before), ...homes, ...suggestions.slice(before)].slice(0, limit);
}
