import { bindFrenchMarks } from '../../domain/french-marks.ts';
import { share } from '../../domain/home-look.ts';
import { languages, locales, type Language } from '../../domain/language.ts';
import { inTown } from '../../domain/in-town.ts';
import { toSlug } from '../../engines/geography/face.ts';
import type { Place } from '../locations/places.ts';
import { counted, each, inWords } from '../phrases/grammar.ts';
import * as indoors from '../phrases/indoors.ts';
import { arrivals, openings, places } from '../phrases/openings.ts';
import * as outdoors from '../phrases/outdoors.ts';
import { capitalized, fill, joinList, pickLanguage, type Phrase, type Values } from '../phrases/phrases.ts';
import { settings, settingPhrases } from '../phrases/sentences.ts';
import * as around from '../phrases/surroundings.ts';
import type { Home } from './home.ts';
import { buildNoun } from './home-noun.ts';
import { kindNouns } from './kinds.ts';
import { buildTitle } from './titles.ts';
import { kitchenNames, titleFeatures, type TitleFeature } from './title-words.ts';

export interface HomeText {
  language: Language;
  title: string;
  teaser: string;
  description: string;
  feature_description: string;
  translated_from: Language | null;
  slug: string;
}

export interface Neighbour {
  place: Place;
  km: number;
}

export interface Story {
  home: Home;
  native: Language;
  /** Number within the region; consecutive homes get different phrases. */
  turn: number;
  nearby: readonly Neighbour[];
}

type Local = Record<Language, Values>;
interface Sentence {
  phrases: readonly Phrase[];
  values: Local;
}

/** Rotates choices, so that ten consecutive homes of a region get different ones. */
interface Chooser {
  at: (slot: string) => number;
  of: (slot: string, list: readonly Phrase[]) => Phrase;
  /** Every phrase is used for one in ten homes. */
  some: (slot: string, list: readonly Phrase[]) => readonly Phrase[];
  pool: (slot: string, pool: indoors.Pool) => readonly Phrase[];
}

function createChooser({ home, turn }: Story): Chooser {
  const { id } = home.place.region;
  const at = (slot: string): number => turn + Math.floor(share(id, slot) * 120);
  return {
    at,
    of: (slot, list) => list[at(slot) % list.length]!,
    some: (slot, list) => list.slice(at(slot) % 10, (at(slot) % 10) + 1),
    pool: (slot, { heads, tails }) => [heads[at(slot) % heads.length]!, tails[at(slot) % tails.length]!],
  };
}

function listTitleFeatures({
  equipment,
  amenities,
  look,
  garden,
  plot,
  sea,
  lake,
  lift,
  dogs,
}: Home): TitleFeature[] {
  const keys: (keyof typeof titleFeatures | false)[] = [
    equipment.outside?.includes('privatePool') === true && 'pool',
    equipment.outside?.includes('sharedPool') === true && 'sharedPool',
    amenities.has('seaview') && 'seaview',
    amenities.has('sauna') && 'sauna',
    amenities.has('fireplace') && 'fireplace',
    amenities.has('whirlpool') && 'whirlpool',
    sea !== null && sea < 600 && 'beach',
    lake !== null && lake < 500 && 'lake',
    lift !== null && lift < 600 && 'slope',
    plot !== null && plot > 900 && 'largeGarden',
    garden && plot !== null && plot <= 900 && 'garden',
    dogs > 0 && 'dog',
    !garden && look.seat !== null && look.seat,
  ];
  return keys.filter((key) => key !== false).map((key) => titleFeatures[key]);
}

export function homeTexts(story: Story): HomeText[] {
  const { home, native } = story;
  const choose = createChooser(story);
  const available = listTitleFeatures(home);
  const feature = available[choose.at('feature') % Math.max(1, available.length)] ?? null;
  const values = fillIns(home);
  const paragraphs = writeParagraphs(story, choose, values);
  const kitchen = listKitchen(home) && { phrases: [choose.of('kitchens', indoors.kitchens)], values };
  const title = buildTitle(home, choose.at('title'));
  return languages.map((language) => {
    const [noun] = kindNouns[home.kind][language];
    const town = home.place.names[language];
    const bound = (text: string): string => (language === 'fr' ? bindFrenchMarks(text) : text);
    return {
      language,
      title: bound(title[language]),
      teaser: bound(writeTeaser(home, feature, language)),
      description: bound(
        paragraphs
          .filter((sentences) => sentences.length > 0)
          .map((sentences) => sentences.map((sentence) => writeSentence(sentence, language)).join(' '))
          .join('\n\n'),
      ),
      feature_description: bound(kitchen ? writeSentence(kitchen, language) : ''),
      translated_from: language === native ? null : native,
      slug: toSlug([noun, feature ? pickLanguage(feature.slug, language) : '', town].join(' ')),
    };
  });
}

const writeSentence = ({ phrases, values }: Sentence, language: Language): string =>
  capitalized(phrases.map((phrase) => fill(pickLanguage(phrase, language), values[language])).join(''));

function writeTeaser(home: Home, feature: TitleFeature | null, language: Language): string {
  const [noun] = kindNouns[home.kind][language];
  const facts = [
    `${home.squaremeters} m²`,
    counted(home.bedrooms, 'bedroom', language),
    {
      de: `bis ${home.persons} Personen`,
      en: `sleeps ${home.persons}`,
      fr: `jusqu’à ${home.persons} personnes`,
      it: `fino a ${home.persons} persone`,
    }[language],
  ];
  const more = feature ? ` ${pickLanguage(feature.phrase, language)}` : '';
  return `${capitalized(noun)} ${inTown(home.place.names[language], language)}${more}${language === 'fr' ? ' :' : ':'} ${facts.join(', ')}.`;
}

function listKitchen({ equipment }: Home): readonly string[] | null {
  const there = (equipment.kitchen ?? []).filter((code) => Object.hasOwn(kitchenNames, code)).slice(0, 3);
  return there.length > 1 ? there : null;
}

function fillIns(home: Home): Local {
  const kitchen = listKitchen(home) ?? [];
  const several = home.bedrooms > 1;
  return each((language) => {
    const noun = buildNoun(home, language);
    const bedrooms = counted(home.bedrooms, 'bedroom', language);
    const inside = insideWords(home)[language];
    return {
      ...noun,
      aIn:
        language === 'de'
          ? noun.aObject.replace(/^ein(en|e|) /, { m: 'einem ', f: 'einer ', n: 'einem ' }[noun.gender])
          : noun.a,
      town: inTown(home.place.names[language], language),
      persons: inWords(home.persons, language),
      sqm: home.squaremeters,
      bedrooms,
      inBedrooms: counted(home.bedrooms, 'inBedroom', language),
      bedroomsOf: language === 'fr' ? (several ? `de ${bedrooms}` : `d’${bedrooms}`) : bedrooms,
      areBedrooms: {
        de: several ? 'sind' : 'ist',
        en: several ? 'are' : 'is',
        fr: '',
        it: several ? 'ci sono' : 'c’è',
      }[language],
      bathrooms: counted(home.bathrooms, 'bathroom', language),
      kitchen: joinList(
        kitchen.map((code) => pickLanguage(kitchenNames[code]!, language)),
        language,
      ),
      indoors: inside,
      Indoors: capitalized(inside),
      dogs: counted(home.dogs, 'dog', language),
      dogCount: inWords(home.dogs, language),
    };
  });
}

const insideWords = ({ kind, objectType }: Home): Record<Language, string> =>
  kind === 'houseboat'
    ? { de: 'an Bord', en: 'on board', fr: 'à bord', it: 'a bordo' }
    : objectType === 'apartment'
      ? { de: 'in der Wohnung', en: 'in the flat', fr: 'dans l’appartement', it: 'nell’appartamento' }
      : { de: 'im Haus', en: 'in the house', fr: 'dans la maison', it: 'in casa' };

function writeParagraphs(story: Story, choose: Chooser, values: Local): Sentence[][] {
  const plain = (...phrases: readonly Phrase[]): Sentence[] =>
    phrases.length > 0 ? [{ phrases, values }] : [];
  const { home } = story;
  const opening = [
    ...plain(choose.of('place', places[home.look.setting]), choose.of('opening', openings)),
    ...plain(choose.of('arrival', arrivals)),
  ];
  const inside = indoorSentences(home, choose, plain);
  const outdoor = outdoorSentences(home, choose, plain);
  // A single sentence does not get a paragraph of its own.
  const outside = outdoor.length > 1 ? outdoor : [];
  if (outside.length === 0) inside.push(...outdoor);
  const near = areaSentences(story, choose, plain, values);
  const area = near.length > 1 ? near : [];
  if (area.length === 0) (outside.length > 0 ? outside : inside).push(...near);
  switch (choose.at('layout') % 3) {
    case 0:
      return [opening, inside, outside, area];
    case 1:
      return [[...opening, ...outside], inside, area];
    default:
      return [opening, [...inside, ...outside], area];
  }
}

type Plain = (...phrases: readonly Phrase[]) => Sentence[];

function indoorSentences(home: Home, choose: Chooser, plain: Plain): Sentence[] {
  const { look, amenities } = home;
  return [
    ...plain(...choose.pool('rooms', home.bedrooms > 1 ? indoors.rooms : indoors.oneRoom)),
    ...(look.hearth === 'open' ? plain(...choose.pool('fire', indoors.fires)) : []),
    ...(look.hearth === 'stove' ? plain(...choose.pool('fire', indoors.stoves)) : []),
    ...(look.tub ? plain(...choose.pool('tub', indoors.tubs)) : []),
    ...(look.sauna === 'indoors' ? plain(...choose.pool('sauna', indoors.indoorSaunas)) : []),
    ...(amenities.has('whirlpool') ? plain(...choose.some('whirlpool', indoors.whirlpools)) : []),
  ];
}

function outdoorSentences(home: Home, choose: Chooser, plain: Plain): Sentence[] {
  const { look, amenities, garden } = home;
  const has = (code: string): boolean => home.equipment.outside?.includes(code) === true;
  return [
    ...(look.inSight === 'sea' ? plain(...choose.pool('sea view', outdoors.seaViews)) : []),
    ...(look.inSight === 'lake' ? plain(...choose.pool('lake view', outdoors.lakeViews)) : []),
    ...(look.seat === 'terrace'
      ? plain(...choose.pool('seat', garden ? outdoors.gardenTerraces : outdoors.terraces))
      : []),
    ...(look.seat === 'balcony' ? plain(...choose.pool('seat', outdoors.balconies)) : []),
    ...(has('privatePool') ? plain(...choose.pool('pool', outdoors.privatePools)) : []),
    ...(has('sharedPool') ? plain(...choose.pool('pool', outdoors.sharedPools)) : []),
    ...(look.sauna === 'garden' ? plain(...choose.pool('sauna', outdoors.gardenSaunas)) : []),
    ...(amenities.has('grill') ? plain(...choose.some('grill', outdoors.grills)) : []),
  ];
}

const kilometres = each((language) => new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }));
const formatDistance = (metres: number, language: Language): string =>
  metres < 1000 ? `${metres} m` : `${kilometres[language].format(metres / 1000)} km`;

function areaSentences(story: Story, choose: Chooser, plain: Plain, values: Local): Sentence[] {
  const { home } = story;
  const { look, place, dogs } = home;
  const near = (key: keyof typeof around.distances, metres: number | null, most: number): Sentence[] =>
    metres === null || metres > most
      ? []
      : [
          {
            phrases: choose.pool(key, around.distances[key]),
            values: each((language) => ({ km: formatDistance(metres, language) })),
          },
        ];
  const flags: ReadonlySet<string> = new Set([...home.amenities, ...Object.values(home.equipment).flat()]);
  const [needs, useful] = around.practical[choose.at('practical') % around.practical.length]!;
  const companions = dogs > 1 ? around.dogs : dogs === 1 ? around.oneDog : around.noDogs;
  return [
    ...plain(...choose.some('setting', settingPhrases[look.wider] ?? settings[place.region.landscape])),
    ...near('sea', home.sea, 15_000),
    ...near('lake', home.lake, 6000),
    ...near('lift', home.lift, 9000),
    ...near('track', home.track, 4000),
    ...townSentence(story, choose, plain, values),
    ...(flags.has(needs) ? plain(useful) : []),
    ...plain(...choose.some('dogs', companions)),
    ...plain(...choose.some('closing', around.closings)),
  ];
}

/** For homes in a city, destinations nearby; for others, a nearby town. */
function townSentence({ home, nearby }: Story, choose: Chooser, plain: Plain, values: Local): Sentence[] {
  if (home.look.setting === 'town') return plain(...choose.pool('town', around.cities));
  const neighbour = nearby[choose.at('neighbour') % Math.max(1, nearby.length)];
  return neighbour
    ? [{ phrases: choose.pool('town', around.towns), values: townValues(neighbour, values) }]
    : [];
}

const townValues = ({ place, km }: Neighbour, values: Local): Local =>
  each((language) => ({
    ...values[language],
    other: place.names[language],
    toOther: inTown(place.names[language], language),
    otherKm: `${Math.round(km)} km`,
  }));
