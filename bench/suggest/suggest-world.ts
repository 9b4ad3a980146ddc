import { languages, type Language, type Localized } from '../../domain/language.ts';
import type { IndexedLocation } from '../../engines/search/indexed-home.ts';
import { LocationList } from '../../engines/search/location-list.ts';
import { between, pick, createRandom, type Random } from '../../engines/search/testing/random-catalogue.ts';
import { WordIndex, type WordedHome } from '../../engines/search/word-index.ts';

/**
 * Generates as many and as varied names and titles as a catalogue of this size has: thousands of places, half of them
 * with umlauts or accents, and proper names in titles, most of which occur in few homes.
 */
const onsets = 'b br d dr f fr g gr h k kl l m n p pr r s sch st t tr v w z'.split(' ');
const vowels = 'a e i o u ä ö ü é è ei au ie ou'.split(' ');
const codas = ['', '', 'l', 'n', 'r', 's', 'nd', 'rg', 'ck', 'ß'];
const endings: Readonly<Record<Language, readonly string[]>> = {
  de: ['dorf', 'heim', 'bach', 'berg', 'küste', 'see', 'ingen', 'au'],
  en: ['ton', 'ford', 'bury', 'ham', 'coast', 'lake'],
  fr: ['ville', 'mont', 'sur-Mer', 'les-Bains', 'eau'],
  it: ['ano', 'ello', 'etta', 'ino', 'ona', 'agna'],
};
const titleWords: Readonly<Record<Language, readonly string[]>> = {
  de: 'Ferienhaus Ferienwohnung Strandhaus Seeblick Sonne Garten Pool Kamin Familie Hund Bauernhof Berghütte Meerblick Terrasse gemütlich ruhig modern Sauna Altstadt Reetdachhaus Deich Weinberg Landhaus Appartement'.split(
    ' ',
  ),
  en: 'house apartment cottage sea view sunny garden pool fireplace family dog farm mountain lodge terrace cosy quiet modern sauna old town vineyard country beach villa'.split(
    ' ',
  ),
  fr: 'maison appartement gîte vue mer soleil jardin piscine cheminée famille chien ferme chalet montagne terrasse calme moderne sauna vieille ville vignoble campagne plage château'.split(
    ' ',
  ),
  it: 'casa appartamento villa vista mare sole giardino piscina camino famiglia cane fattoria baita montagna terrazza tranquilla moderna sauna centro vigneto campagna spiaggia rustico trullo'.split(
    ' ',
  ),
};

const capitalize = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

function properName(random: Random, syllables: number): string {
  const syllable = (): string => pick(random, onsets) + pick(random, vowels) + pick(random, codas);
  return capitalize(Array.from({ length: syllables }, syllable).join(''));
}

/** Small numbers are frequent, large ones rare: some names occur everywhere, most in few titles. */
function skewed(random: Random, length: number): number {
  return Math.floor(length * random() ** 3);
}

function createName(random: Random, shareOfForeign: number): Localized {
  const stem = properName(random, between(random, 1, 2));
  const home = pick(random, languages);
  const own = stem + pick(random, endings[home]);
  if (random() >= shareOfForeign) return { de: own, en: own, fr: own, it: own };
  const translate = (language: Language): string =>
    language === home ? own : stem + pick(random, endings[language]);
  return { de: translate('de'), en: translate('en'), fr: translate('fr'), it: translate('it') };
}

export interface SuggestWorld {
  locations: LocationList;
  words: WordIndex;
  homes: { words: number; docIdByNumber: Map<number, number>; columns: { place: Int32Array } };
  /** Generates the home of a slot again. */
  homeAt(slot: number): WordedHome;
  buildSeconds: number;
}

export function suggestWorld(objects: number, seed: number): SuggestWorld {
  const random = createRandom(seed);
  const entry = (kind: IndexedLocation['kind'], key: string, parent: string | null): IndexedLocation => ({
    kind,
    key,
    parent,
    names: createName(random, kind === 'place' ? 0.15 : 0.8),
  });
  const countries = Array.from({ length: 22 }, (_, index) => entry('country', `c${index}`, null));
  const regions = Array.from({ length: 180 }, (_, index) =>
    entry('region', `region-${index}`, pick(random, countries).key),
  );
  const places = Array.from({ length: Math.max(1_000, Math.round(objects / 40)) }, (_, index) =>
    entry('place', String(index + 1), pick(random, regions).key),
  );
  const countriesByRegion = new Map(regions.map(({ key, parent }) => [key, parent!]));
  const properNames = Array.from({ length: Math.round(objects / 4) }, () =>
    properName(random, between(random, 2, 3)),
  );
  const homeAt = (slot: number): WordedHome => {
    const homeRandom = createRandom(seed + 1 + slot);
    const place = places[skewed(homeRandom, places.length)]!;
    const proper = properNames[skewed(homeRandom, properNames.length)]!;
    return {
      objectNumber: 10_000 + slot,
      objectType: pick(homeRandom, ['house', 'apartment']),
      country: countriesByRegion.get(place.parent!)!,
      region: place.parent!,
      subdivision: null,
      quarter: null,
      place: Number(place.key),
      titles: languages.map((language) => {
        const word = (): string => pick(homeRandom, titleWords[language]);
        return `${capitalize(word())} ${proper} ${word()} ${word()} ${place.names[language]}`;
      }),
    };
  };
  const homes = Array.from({ length: Math.min(objects, 20_000) }, (_, slot) => homeAt(slot));
  const begin = performance.now();
  let creationMs = 0;
  const locations = new LocationList([...countries, ...regions, ...places]);
  const words = new WordIndex(locations);
  const docIds = new Map<number, number>();
  const place = new Int32Array(objects);
  for (let slot = 0; slot < objects; slot += 1) {
    const start = performance.now();
    const home = homes[slot] ?? homeAt(slot);
    creationMs += performance.now() - start;
    const around = locations.findIndexes(home).filter((index) => index >= 0);
    for (const index of around) locations.all[index]!.count += 1;
    place[slot] = around[2]!;
    docIds.set(home.objectNumber, slot);
    words.put(slot, home);
  }
  words.vocabulary.findMatching('a');
  const buildSeconds = (performance.now() - begin - creationMs) / 1000;
  const set = { words: (objects + 31) >>> 5, docIdByNumber: docIds, columns: { place } };
  return { locations, words, homes: set, homeAt, buildSeconds };
}
