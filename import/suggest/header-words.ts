import { plainWord, type MappedField } from '../../domain/feed-fields.ts';
import type { AmenityFlag } from '../../domain/search-filter.ts';
import type { TextLanguage } from './guess-language.ts';

/** The words of a header, in lower case and without accents: "PLZ_Ort", "plzOrt" and "plz/ort" are all "plz ort". */
export function headerWords(header: string): string {
  return plainWord(header.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2'))
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9²]+/g, ' ')
    .trim();
}

/**
 * Headers by field in German, English, French and Italian, without accents. Those at the front of a list are the more
 * certain ones. Endings of German compounds begin with an asterisk.
 */
const headers: readonly (readonly [MappedField, string])[] = [
  [
    'key',
    `id|key|nr|nummer|objektnummer|objekt nr|objektnr|objekt id|objektid|unterkunft id|unterkunft nr|interne nr|kennung|code|reference|ref|listing id|property id|object id|object number|unit id|external id|numero|identifiant|identifiant bien|codice|codice struttura|riferimento|id struttura`,
  ],
  ['lat', 'lat|latitude|breite|breitengrad|geo lat|latitudine|geolat|gps lat|y'],
  [
    'lon',
    'lon|lng|long|longitude|lange|laenge|langengrad|laengengrad|geo lon|geo lng|longitudine|geolon|gps lon|gps lng|x',
  ],
  [
    'position',
    'position|koordinaten|coordinates|gps|geo|lage gps|coordonnees|coordinate|latlng|lat lng|lat lon|geopoint',
  ],
  [
    'kind',
    `art|unterkunftsart|objektart|objekttyp|typ|kategorie|type|property type|kind|category|accommodation type|room type|type de bien|type logement|type hebergement|categorie|tipo|tipologia|categoria|tipo alloggio`,
  ],
  [
    'personsMax',
    `personen|personen max|max personen|maxpers|pers|belegung|max belegung|maximale belegung|anzahl personen|personenzahl|gaste|gaeste|max gaste|schlafplatze|schlafplaetze|persons|max persons|guests|max guests|maxguests|accommodates|sleeps|occupancy|max occupancy|capacity|person capacity|personnes|nb personnes|nombre de personnes|capacite|voyageurs|couchages|persone|max persone|ospiti|numero ospiti|posti letto|capienza`,
  ],
  [
    'bedrooms',
    `schlafzimmer|anzahl schlafzimmer|schlafraume|sz|bedrooms|bedroom count|number of bedrooms|beds rooms|chambres|nb chambres|nombre de chambres|camere|camere da letto|numero camere`,
  ],
  [
    'bathrooms',
    `bader|baeder|badezimmer|bad|anzahl bader|anzahl badezimmer|bathrooms|baths|bathroom count|number of bathrooms|salles de bain|salle de bain|salles d eau|sdb|nb sdb|bagni|numero bagni`,
  ],
  [
    'squaremeterLiving',
    `wohnflache|wohnflaeche|flache|flaeche|qm|m2|m²|quadratmeter|grosse|groesse|size|area|living area|square meters|squaremeter|sqm|square feet|sqft|surface|surface habitable|superficie|mq|metri quadri`,
  ],
  [
    'dogsMax',
    `hunde|max hunde|anzahl hunde|hund|hunde erlaubt|haustiere|haustiere erlaubt|haustier|pets|pets allowed|pet friendly|dogs|dogs allowed|max dogs|max pets|animaux|animaux acceptes|animaux admis|chiens|animali|animali ammessi|cani`,
  ],
  [
    'nightlyPrice',
    `preis pro nacht|preis nacht|nachtpreis|ubernachtungspreis|uebernachtungspreis|preis|preis ab|grundpreis|tagespreis|wochenpreis|preis pro woche|preis woche|price per night|nightly price|nightly rate|night price|price night|price|rate|base price|price per week|weekly price|prix par nuit|prix nuit|prix|tarif|tarif nuit|prix par semaine|prix semaine|prezzo a notte|prezzo notte|prezzo per notte|prezzo|tariffa|prezzo settimana`,
  ],
  [
    'minStay',
    `mindestaufenthalt|min nachte|min naechte|mindestnachte|mindestnaechte|nachte min|nachte|mindestmietdauer|min stay|minimum stay|minimum nights|min nights|minstay|sejour minimum|nuits minimum|nuits min|duree minimum|soggiorno minimo|notti minime|minimo notti`,
  ],
  [
    'maxStay',
    `hochstaufenthalt|max nachte|max naechte|maximum nights|max nights|max stay|maximum stay|sejour maximum|soggiorno massimo|notti massime`,
  ],
  [
    'leadDays',
    'vorlaufzeit|vorlauf|vorlauftage|vorlauf in tagen|lead time|lead days|advance notice|notice days|delai de reservation|preavis|preavviso|giorni di preavviso',
  ],
  [
    'horizonMonths',
    'buchungshorizont|booking horizon|booking window|horizon de reservation|orizzonte di prenotazione',
  ],
  [
    'deposit',
    'kaution|kautionsbetrag|deposit|security deposit|damage deposit|caution|depot de garantie|cauzione|deposito',
  ],
  [
    'checkIn',
    'anreise|anreise ab|check in|checkin|check in ab|anreisezeit|check in time|check in start|arrivee|heure d arrivee|arrivo|ora check in',
  ],
  [
    'checkOut',
    'abreise|abreise bis|check out|checkout|abreisezeit|check out time|check out end|depart|heure de depart|partenza|ora check out',
  ],
  [
    'registrationNumber',
    `registrierungsnummer|registriernummer|lizenz|lizenznummer|license|license number|licence|registration|registration number|numero d enregistrement|numero enregistrement|numero licence|cin|cir|codice identificativo|numero di registrazione`,
  ],
  [
    'address.street',
    'strasse|strasse nr|strasse hausnummer|adresse|anschrift|street|address|address line 1|street address|address street|rue|indirizzo|via',
  ],
  [
    'address.zip',
    'plz|postleitzahl|zip|zip code|zipcode|postcode|postal code|address zip|code postal|cp|cap|codice postale',
  ],
  [
    'address.city',
    'ort|stadt|ortschaft|wohnort|gemeinde|city|town|place|locality|address city|ville|commune|localite|citta|comune|localita',
  ],
  [
    'quarter',
    'ortsteil|stadtteil|quarter|district|neighbourhood|neighborhood|neighbourhood cleansed|quartier|quartiere|frazione',
  ],
  [
    'provider.name',
    'vermieter|eigentumer|eigentuemer|gastgeber|vermieter name|owner|owner name|host|host name|landlord|proprietaire|nom proprietaire|proprietario|locatore',
  ],
  [
    'provider.mail',
    'email vermieter|vermieter email|vermieter e mail|e mail|email|mail|owner email|host email|courriel|e mail proprietaire|email proprietario|posta elettronica',
  ],
  ['provider.phone', 'telefon|tel|telefon vermieter|vermieter telefon|phone|owner phone|telephone|telefono'],
];

const titles =
  'titel|bezeichnung|objektname|name|title|headline|property name|listing name|titre|nom|nom du bien|titolo|nome';
const descriptions =
  'beschreibung|objektbeschreibung|text|langtext|description|long description|summary|texte|descriptif|descrizione|testo';

/** Returns fields with the certainty from 0 to 1 that a header means them. */
export function fieldsOfHeader(
  header: string,
  textLanguage: TextLanguage,
): { field: MappedField; certainty: number }[] {
  const full = headerWords(header);
  // In a nested document the last part of the path says most.
  const last = headerWords(
    header
      .split(/[./]/)
      .at(-1)!
      .replace(/:\w+$/, '')
      .replace(/\.value$/, ''),
  );
  const results: { field: MappedField; certainty: number }[] = [];
  for (const [field, list] of headers) {
    const certainty = Math.max(matchWords(full, list), matchWords(last, list) * 0.9);
    if (certainty > 0) results.push({ field, certainty });
  }
  for (const [part, list] of [
    ['title', titles],
    ['description', descriptions],
  ] as const) {
    const { words, language } = splitLanguage(header);
    const certainty = Math.max(matchWords(words, list), matchWords(splitLanguage(last).words, list) * 0.9);
    if (certainty > 0)
      results.push({
        field: `texts.${language ?? textLanguage}.${part}`,
        certainty: language === null ? certainty * 0.8 : certainty,
      });
  }
  return results.toSorted((a, b) => b.certainty - a.certainty);
}

function matchWords(words: string, list: string): number {
  if (words === '') return 0;
  const all = list.split('|');
  const index = all.indexOf(words);
  if (index !== -1) return 1 - index / 1000;
  // "Preis pro Nacht (EUR)" begins with a known header; one letter alone says nothing.
  const begun = all.findIndex((one) => one.length > 2 && words.startsWith(`${one} `));
  return begun === -1 ? 0 : 0.6 - begun / 1000;
}

const languageWords: Readonly<Record<string, TextLanguage>> = {
  ...{ de: 'de', deutsch: 'de', german: 'de', allemand: 'de', tedesco: 'de', ger: 'de' },
  ...{ en: 'en', englisch: 'en', english: 'en', anglais: 'en', inglese: 'en', eng: 'en' },
  ...{ fr: 'fr', franzosisch: 'fr', french: 'fr', francais: 'fr', francese: 'fr' },
  ...{ it: 'it', italienisch: 'it', italian: 'it', italien: 'it', italiano: 'it' },
};

function splitLanguage(header: string): { words: string; language: TextLanguage | null } {
  const words = headerWords(header).split(' ');
  const at = words.findIndex((word, index) => index > 0 && languageWords[word] !== undefined);
  if (at === -1) return { words: words.join(' '), language: null };
  return { words: words.toSpliced(at, 1).join(' '), language: languageWords[words[at]!]! };
}

/** Words for amenities in the four languages, without accents. */
const amenityWords: readonly (readonly [AmenityFlag, RegExp])[] = [
  ['whirlpool', /whirlpool|jacuzzi|hot tub|spa bad|idromassaggio|bain a remous/],
  ['swimmingpool', /\b(?:swimming ?)?pool\b|schwimmbad|hallenbad|piscine|piscina/],
  ['internet', /w ?lan|wi ?fi|internet/],
  ['terrace', /terras|terrace|terrazz|balkon|balcon|patio/],
  ['evcharging', /wallbox|ladestation|ev charg|charging station|borne de recharge|colonnina/],
  ['parking', /park(?:platz|ing)|stellplatz|garage|carport|stationnement|parcheggio|posto auto/],
  ['dishwasher', /spulmaschine|spuelmaschine|geschirrspul|dishwasher|lave vaisselle|lavastoviglie/],
  ['washingmachine', /waschmaschine|washing machine|\bwasher\b|lave linge|machine a laver|lavatrice/],
  ['nonsmoking', /nichtraucher|non smok|no smoking|non fumeur|non fumatori/],
  ['sauna', /sauna/],
  ['grill', /\bgrill|\bbbq\b|barbecue/],
  ['airconditioning', /klimaanlage|klimatis|air ?condition|\bac\b|climatis|aria condizionata/],
  ['fireplace', /kamin|fireplace|cheminee|camino|schwedenofen|kaminofen/],
  ['seaview', /meerblick|seeblick|sea view|ocean view|vue (?:sur )?mer|vista mare/],
  ['fishing', /angeln|fishing|peche|pesca/],
  ['tv', /\btv\b|fernseh|television|televis/],
];

export function amenityOfWords(text: string): AmenityFlag | null {
  const words = headerWords(text);
  if (/bike|fahrrad|paid|kostenpflichtig|payant/.test(words) && /park|garage/.test(words)) return null;
  return amenityWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

export const isAmenityList = (header: string): boolean =>
  /^(?:ausstattung|ausstattungen|merkmale|amenities|features|facilities|equipements?|prestations|services|dotazioni|servizi|caratteristiche)(?: |$)/.test(
    headerWords(header.split(/[./]/).slice(-2).join(' ')),
  ) || /(?:^| )(?:amenities|amenity|facilities|ausstattung)(?: |$)/.test(headerWords(header));

export const isPhotoHeader = (header: string): boolean =>
  /(?:^| )(?:bild|bilder|foto|fotos|photo|photos|image|images|picture|pictures|immagin[ei])\d*(?: |$)/.test(
    headerWords(header),
  );
