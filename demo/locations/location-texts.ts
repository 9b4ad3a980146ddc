import { languages, type Language, type Localized } from '../../domain/language.ts';
import { fill, pickLanguage, type Phrase } from '../phrases/phrases.ts';
import { inTown } from '../../domain/in-town.ts';
import { settings } from '../phrases/sentences.ts';
import type { Country, Region } from '../../engines/geography/face.ts';
import type { Place } from './places.ts';

const title: Phrase = ['Ferienhäuser und Ferienwohnungen {where}', 'Holiday homes and apartments {where}', 'Maisons et appartements de vacances {where}', 'Case vacanze e appartamenti {where}'];
const countryText: Phrase = [
  'Vom Haus am Wasser bis zur Wohnung in der Altstadt: Für lange Ferien und kurze Auszeiten finden Sie {where} die passende Unterkunft.',
  'From a house by the water to a flat in the old town: {where} you will find places for long holidays and short breaks.',
  'De la maison au bord de l’eau à l’appartement dans la vieille ville : {where}, vous trouverez des logements pour de longues vacances ou de courts séjours.',
  'Dalla casa sull’acqua all’appartamento in centro storico: {where} trovi alloggi per lunghe vacanze e brevi soggiorni.',
];
const invitation: Phrase = [
  'Wählen Sie Ort, Zeit und Personenzahl: Die Liste zeigt dann nur freie Unterkünfte {where}, mit dem Gesamtpreis einschließlich aller Pflichtkosten.',
  'Choose a place, dates and guests: the list shows only available homes {where}, at the total price with all fees included.',
  'Choisissez lieu, dates et nombre de personnes : la liste ne montre que les logements libres {where}, avec le prix total, frais obligatoires compris.',
  'Scegli luogo, date e numero di persone: l’elenco mostra solo gli alloggi liberi {where}, con il prezzo totale, costi obbligatori inclusi.',
];
const regionText: Phrase = ['Urlaub {where}: {setting}', 'Holidays {where}: {setting}', 'Vacances {where} : {setting}', 'Vacanze {where}: {setting}'];
const keywords: Phrase = ['ferienhaus {name}, ferienwohnung {name}, urlaub {name}', 'holiday home {name}, holiday apartment {name}, holidays {name}', 'location de vacances {name}, maison de vacances {name}, vacances {name}', 'casa vacanze {name}, appartamento {name}, vacanze {name}'];

export type LocationTexts = Record<string, Localized>;

function buildTexts(names: Localized, where: Localized, lead: (language: Language) => string, seo: (language: Language) => string): LocationTexts {
  const each = (build: (language: Language) => string): Localized =>
    Object.fromEntries(languages.map((language) => [language, build(language)])) as Localized & object;
  const of = (phrase: Phrase) => (language: Language): string =>
    fill(pickLanguage(phrase, language), { where: where[language], name: names[language] });
  return {
    namePreposition: where,
    title: each(of(title)),
    text1: each(lead),
    text2: each(of(invitation)),
    metaDescription: each((language) => `${lead(language)} ${of(invitation)(language)}`.slice(0, 300)),
    keywords: each(of(keywords)),
    seoText: each(seo),
  };
}

export function countryTexts(country: Country): LocationTexts {
  const lead = (language: Language): string => fill(pickLanguage(countryText, language), { where: country.where[language] });
  return buildTexts(country.names, country.where, lead, lead);
}

export function regionTexts(region: Region): LocationTexts {
  const phrases = settings[region.landscape];
  const setting = (index: number, language: Language): string => pickLanguage(phrases[(region.id + index) % phrases.length]!, language);
  return buildTexts(
    region.names,
    region.where,
    (language) => fill(pickLanguage(regionText, language), { where: region.where[language], setting: lowerStart(setting(0, language), language) }),
    (language) => setting(1, language),
  );
}

export function placeTexts(place: Place): LocationTexts {
  const where = Object.fromEntries(languages.map((language) => [language, inTown(place.names[language], language)])) as Localized & object;
  const phrases = settings[place.region.landscape];
  const setting = (index: number, language: Language): string => pickLanguage(phrases[(place.id + index) % phrases.length]!, language);
  return buildTexts(
    place.names,
    where,
    (language) => fill(pickLanguage(regionText, language), { where: where[language], setting: lowerStart(setting(0, language), language) }),
    (language) => setting(1, language),
  );
}

/** After a colon, only German begins a full sentence with a capital. */
function lowerStart(text: string, language: Language): string {
  return language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
