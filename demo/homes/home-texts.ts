import { languages, localeOf, type Language } from '../../domain/language.ts';
import { slugOf } from '../../geography/slug.ts';
import type { Random } from '../seeded-random.ts';
import type { Home } from './home.ts';
import { kindNouns } from './kinds.ts';
import { capitalized, fill, listed, phraseIn, type Phrase } from '../phrases/phrases.ts';
import { inTown } from '../../geography/declension.ts';
import * as sentences from '../phrases/sentences.ts';
import { houseNamesOf } from './house-names.ts';
import { adjectives, equipmentNames, titleFeatures, type TitleFeature } from './title-words.ts';

export interface HomeText {
  language: Language;
  title: string;
  teaser: string;
  description: string;
  feature_description: string;
  translated_from: Language | null;
  slug: string;
}

const endings = { m: 'er', f: 'e', n: 'es' } as const;

/** All that is chosen at random, once for the four languages: each is a translation of the others. */
interface Choices {
  titleForm: number;
  adjective: (typeof adjectives)[number];
  houseName: string;
  feature: TitleFeature | null;
  paragraphs: readonly (readonly {
    phrase: Phrase;
    values?: (language: Language) => Record<string, string>;
  }[])[];
}

function titleFeaturesOf(home: Home): TitleFeature[] {
  const has = (flag: string): boolean => (home.amenities as ReadonlySet<string>).has(flag);
  const keys: (keyof typeof titleFeatures | false)[] = [
    home.equipment.outside?.includes('privatePool') === true && 'pool',
    home.equipment.outside?.includes('sharedPool') === true && 'sharedPool',
    has('seaview') && 'seaview',
    has('sauna') && 'sauna',
    has('fireplace') && 'fireplace',
    has('whirlpool') && 'whirlpool',
    home.sea !== null && home.sea < 600 && 'beach',
    home.lake !== null && home.lake < 500 && 'lake',
    home.lift !== null && home.lift < 600 && 'slope',
    home.plot !== null && home.plot > 900 && 'largeGarden',
    home.garden && home.plot !== null && home.plot <= 900 && 'garden',
    home.dogs > 0 && 'dog',
    !home.garden && has('terrace') && 'terrace',
  ];
  return keys.filter((key) => key !== false).map((key) => titleFeatures[key]);
}

export function homeTexts(random: Random, home: Home, native: Language): HomeText[] {
  const available = titleFeaturesOf(home);
  // One thing stands out in a title; the second would make it a list.
  const [feature = null] = random.some(available, 1);
  const choices: Choices = {
    titleForm: feature ? random.int(0, 4) : random.int(3, 4),
    adjective: random.pick(adjectives.filter(({ fits }) => fits(home))),
    houseName: random.pick(houseNamesOf(home.place.region)),
    feature,
    paragraphs: chooseParagraphs(random, home),
  };
  return languages.map((language) => textIn(home, choices, language, native));
}

function textIn(home: Home, choices: Choices, language: Language, native: Language): HomeText {
  const [noun] = kindNouns[home.kind][language];
  const town = inTown(home.place.names[language], language);
  const description = choices.paragraphs
    .map((parts) =>
      parts.map(({ phrase, values }) => fill(phraseIn(phrase, language), values?.(language) ?? {})).join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
  const facts = [
    `${home.squaremeters} m²`,
    counted(home.bedrooms, 'bedroom', language),
    persons(home.persons, language),
  ];
  const feature = choices.feature && phraseIn(choices.feature.phrase, language);
  return {
    language,
    title: titleIn(home, choices, language),
    teaser: `${capitalized(noun)} ${town}${feature ? ` ${feature}` : ''}${language === 'fr' ? ' :' : ':'} ${facts.join(', ')}.`,
    description,
    feature_description: featureList(home, language),
    translated_from: language === native ? null : native,
    slug: slugOf(
      [
        noun,
        choices.feature ? phraseIn(choices.feature.slug, language) : '',
        home.place.names[language],
      ].join(' '),
    ),
  };
}

function titleIn(
  home: Home,
  { titleForm, adjective, houseName, feature }: Choices,
  language: Language,
): string {
  const [noun, gender] = kindNouns[home.kind][language];
  const town = inTown(home.place.names[language], language);
  const described = {
    de: () => `${adjective.de}${endings[gender]} ${noun}`,
    en: () => `${adjective.en} ${noun}`,
    fr: () => `${noun} ${adjective.fr[gender === 'f' ? 1 : 0]}`,
    it: () => `${noun} ${adjective.it[gender === 'f' ? 1 : 0]}`,
  }[language]();
  const named = {
    de: `${noun} „${houseName}“`,
    en: `${noun} “${houseName}”`,
    fr: `${noun} « ${houseName} »`,
    it: `${noun} «${houseName}»`,
  }[language];
  const first = feature ? phraseIn(feature.phrase, language) : '';
  const forms = [
    `${described} ${first}`,
    `${named} ${first}`,
    `${noun} ${town} ${first}`,
    `${described} ${town}`,
    `${named} ${town}`,
  ];
  return capitalized(forms[titleForm]!);
}

function chooseParagraphs(random: Random, home: Home): Choices['paragraphs'] {
  const has = (flag: string): boolean => (home.amenities as ReadonlySet<string>).has(flag);
  const { region } = home.place;
  const isApartment = home.objectType === 'apartment';
  const theHome =
    home.kind === 'houseboat'
      ? { de: 'das Hausboot', en: 'the houseboat', fr: 'le bateau-maison', it: 'la casa galleggiante' }
      : isApartment
        ? { de: 'die Wohnung', en: 'the apartment', fr: 'l’appartement', it: 'l’appartamento' }
        : { de: 'das Haus', en: 'the house', fr: 'la maison', it: 'la casa' };
  const general = (language: Language): Record<string, string> => ({
    theHome: capitalized(theHome[language]),
    theHomeLower: theHome[language],
    town: inTown(home.place.names[language], language),
    townName: home.place.names[language],
    where: region.where[language],
    persons: String(home.persons),
    sqm: String(home.squaremeters),
    bedrooms: counted(home.bedrooms, 'bedroom', language),
    bathrooms: counted(home.bathrooms, 'bathroom', language),
    kitchen: listed(
      kitchenItems.map((code) => phraseIn(equipmentNames[code]!, language)),
      language,
    ),
    dogs: counted(home.dogs, 'dog', language),
  });
  const kitchenItems = (home.equipment.kitchen ?? [])
    .filter((code) => !['stove', 'fridge', 'kettle', 'toaster'].includes(code) && equipmentNames[code])
    .slice(0, 3);
  const part = (phrases: readonly Phrase[]): { phrase: Phrase; values: typeof general } => ({
    phrase: random.pick(phrases),
    values: general,
  });
  const given = (key: string): { phrase: Phrase; values: typeof general } => part(sentences.features[key]!);

  const inside = [part(sentences.rooms)];
  if (kitchenItems.length > 1) inside.push(part(sentences.kitchens));
  for (const key of ['fireplace', 'sauna', 'whirlpool', 'airconditioning', 'internet'])
    if (has(key)) inside.push(given(key));
  if (home.equipment.family?.includes('babyCot') && random.chance(0.5)) inside.push(given('babyCot'));

  const outside = [];
  const sights = home.equipment.outside ?? [];
  if (has('terrace')) outside.push(given(home.garden ? 'terraceGarden' : 'terrace'));
  if (sights.includes('privatePool')) outside.push(given('privatePool'));
  if (sights.includes('sharedPool')) outside.push(given('sharedPool'));
  for (const key of ['seaview', 'grill', 'parking']) {
    if (!has(key)) continue;
    const phrases =
      key === 'seaview' && isApartment ? sentences.features['seaview']!.slice(1) : sentences.features[key]!;
    outside.push(part(phrases));
  }

  const around = [part(sentences.settings[region.landscape])];
  const near = (key: keyof typeof sentences.distances, metres: number | null, most: number): void => {
    if (metres === null || metres > most) return;
    around.push({
      phrase: random.pick(sentences.distances[key]),
      values: (language) => ({ ...general(language), km: distanceIn(metres, language) }),
    });
  };
  near('sea', home.sea, 15_000);
  near('lake', home.lake, 6000);
  near('lift', home.lift, 9000);
  near('track', home.track, 5000);
  for (const key of ['fishing', 'boatrentalservice']) if (has(key)) around.push(given(key));
  if (home.equipment.sport?.includes('bicycles')) around.push(given('bicycles'));

  const rules = [
    part(home.dogs > 1 ? sentences.dogs : home.dogs === 1 ? sentences.oneDog : sentences.noDogs),
  ];
  if (has('nonsmoking')) rules.push(part(sentences.nonsmoking));
  rules.push(part(sentences.closings));
  const opening = [part(sentences.openings)];
  return random.chance(0.5)
    ? [opening, inside, outside, around, rules]
    : [[...opening, ...around], inside, outside, rules];
}

function featureList(home: Home, language: Language): string {
  const codes = Object.values(home.equipment)
    .flat()
    .filter((code) => equipmentNames[code]);
  return (
    capitalized(
      listed(
        codes.slice(0, 9).map((code) => phraseIn(equipmentNames[code]!, language)),
        language,
      ),
    ) + '.'
  );
}

const countedNouns: Record<'bedroom' | 'bathroom' | 'dog', Record<Language, readonly [string, string]>> = {
  bedroom: {
    de: ['ein Schlafzimmer', 'Schlafzimmer'],
    en: ['one bedroom', 'bedrooms'],
    fr: ['une chambre', 'chambres'],
    it: ['una camera', 'camere'],
  },
  bathroom: {
    de: ['ein Bad', 'Bäder'],
    en: ['one bathroom', 'bathrooms'],
    fr: ['une salle de bains', 'salles de bains'],
    it: ['un bagno', 'bagni'],
  },
  dog: {
    de: ['ein Hund', 'Hunde'],
    en: ['one dog', 'dogs'],
    fr: ['un chien', 'chiens'],
    it: ['un cane', 'cani'],
  },
};
const numbers: Record<Language, readonly string[]> = {
  de: ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  en: ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  fr: ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  it: ['', '', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'],
};

function counted(count: number, noun: keyof typeof countedNouns, language: Language): string {
  const [one, many] = countedNouns[noun][language];
  return count === 1 ? one : `${numbers[language][count] ?? count} ${many}`;
}

function persons(count: number, language: Language): string {
  return {
    de: `bis ${count} Personen`,
    en: `sleeps ${count}`,
    fr: `jusqu’à ${count} personnes`,
    it: `fino a ${count} persone`,
  }[language];
}

const kilometres = Object.fromEntries(
  languages.map((language) => [
    language,
    new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 1 }),
  ]),
) as Record<Language, Intl.NumberFormat>;

function distanceIn(metres: number, language: Language): string {
  return metres < 1000 ? `${metres} m` : `${kilometres[language].format(metres / 1000)} km`;
}
