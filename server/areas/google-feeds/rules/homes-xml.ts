import type { HomeKind } from '../../../../domain/homes/home-kinds.ts';
import { unnamedScene, type PhotoScene } from '../../../../domain/homes/photos.ts';
import { pickText, type Language, type Localized } from '../../../../domain/language.ts';
import { publicPosition, publicRadius } from '../../../../domain/public-position.ts';
import type { AmenityFlag } from '../../../../domain/search-filter.ts';
import { element, xmlHead, xmlText } from './xml.ts';

export interface ListedHome {
  objectNumber: number;
  title: string;
  description: string;
  place: Partial<Localized>;
  region: Partial<Localized>;
  /** In small letters. */
  country: string;
  lat: number;
  lon: number;
  positionWithinMetres: number | null;
  kind: HomeKind;
  personsMax: number;
  bedrooms: number;
  bathrooms: number;
  beds: number;
  /** 0 if unknown. */
  squaremeterLiving: number;
  dogsMax: number;
  instantBooking: boolean;
  amenities: readonly AmenityFlag[];
  /** HH:MM. */
  checkIn: string | null;
  checkOut: string | null;
  changedAt: Date;
  /** Without drawn pictures. */
  photos: readonly { no: number; version: string; shows: PhotoScene | typeof unnamedScene }[];
}

export interface HomesPresentation {
  language: Language;
  publicUrl: string;
  /** The path of a home's page in this language. */
  pathOf(objectNumber: number): string;
  /** Names what a photo shows. */
  nameScene(scene: PhotoScene): string;
}

const photoSize = { width: 1450, height: 900 } as const;
const squareFeet = 10.7639;

export const homesXmlStart = (language: Language): string =>
  `${xmlHead}<listings xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="http://www.gstatic.com/localfeed/local_feed.xsd">
<language>${language}</language>
`;
export const homesXmlEnd = '</listings>\n';

/** Google's words where it has one; what it has none for is a vacation rental like any other. */
const categories: Partial<Record<HomeKind, string>> = {
  ...{ holidayHouse: 'house', apartment: 'apartment', cityFlat: 'apartment', villa: 'villa', finca: 'villa' },
  ...{
    chalet: 'chalet',
    bungalow: 'bungalow',
    cottage: 'cottage',
    timberHouse: 'cabin',
    mountainHut: 'cabin',
  },
  ...{ farmhouse: 'house', thatchedHouse: 'house', stoneHouse: 'house', houseboat: 'houseboat' },
  holidayParkHouse: 'holiday village rental',
};

/** Attributes that Google names, by our flags. */
const flagAttributes: Partial<Record<AmenityFlag, readonly [name: string, value: string]>> = {
  airconditioning: ['ac', 'Yes'],
  whirlpool: ['hot_tub', 'Yes'],
  grill: ['outdoor_grill', 'Yes'],
  terrace: ['patio', 'Yes'],
  tv: ['tv', 'Yes'],
  fireplace: ['fireplace', 'Yes'],
  nonsmoking: ['smoking_free_property', 'Yes'],
  swimmingpool: ['pool', 'Yes'],
  washingmachine: ['washer', 'Yes'],
  dishwasher: ['dishwasher', 'Yes'],
  internet: ['wifi', 'Yes'],
  parking: ['parking', 'Yes'],
  sauna: ['sauna', 'Yes'],
  stepfree: ['step_free_access', 'Yes'],
  seaview: ['sea_view', 'Yes'],
  evcharging: ['electric_car_charging', 'Yes'],
};

/**
 * A home as an entry of Google's list of homes, in the order of its schema. It tells what every guest sees: the public position with its
 * radius and the town, but no street.
 */
export function homeXml(
  home: ListedHome,
  { language, publicUrl, pathOf, nameScene }: HomesPresentation,
): string {
  const { lat, lon } = publicPosition(home.objectNumber, home);
  const page = publicUrl + pathOf(home.objectNumber);
  const component = (name: string, text: string): string => element('component', text, ` name="${name}"`);
  const day = home.changedAt;
  const date = `<date month="${day.getUTCMonth() + 1}" day="${day.getUTCDate()}" year="${day.getUTCFullYear()}"/>\n`;
  const images = home.photos.map(({ no, version, shows }) => {
    const url = `${publicUrl}/pictures/${home.objectNumber}/${no}.${version}-${photoSize.width}x${photoSize.height}.webp`;
    const title = shows === unnamedScene ? home.title : `${home.title}: ${nameScene(shows)}`;
    return `<image type="photo" url="${xmlText(url)}" width="${photoSize.width}" height="${photoSize.height}">
${element('link', page)}${element('title', title)}${date}</image>
`;
  });
  return `<listing>
${element('id', home.objectNumber)}${element('name', home.title)}<address format="simple">
${component('city', pickText(home.place, language))}${component('province', pickText(home.region, language))}</address>
${element('country', home.country.toUpperCase())}${element('latitude', lat)}${element('longitude', lon)}${element(
    'location_precision',
    publicRadius + (home.positionWithinMetres ?? 0),
  )}${element('category', categories[home.kind] ?? 'vacation rental')}<content>
<text type="description">
${element('link', page)}${element('title', home.title)}${element('body', home.description)}${date}</text>
${images.join('')}<attributes>
${element('website', page)}${attributesOf(home, page)
    .map(([name, value]) => element('client_attr', value, ` name="${name}"`))
    .join('')}</attributes>
</content>
</listing>
`;
}

function attributesOf(home: ListedHome, page: string): (readonly [string, string | number])[] {
  const time = (text: string | null, name: string): (readonly [string, string])[] =>
    text === null ? [] : [[name, text.length === 5 ? `${text}:00` : text]];
  return [
    // Google lists no home that sleeps fewer than it has bedrooms.
    ['capacity', Math.max(home.personsMax, home.bedrooms)],
    ['website', page],
    ['number_of_bedrooms', home.bedrooms],
    ['number_of_bathrooms', home.bathrooms],
    ...(home.beds > 0 ? [['number_of_beds', home.beds] as const] : []),
    ...(home.squaremeterLiving > 0
      ? [['square_footage', Math.round(home.squaremeterLiving * squareFeet)] as const]
      : []),
    ['room_type', 'Entire Place'],
    ['instant_bookable', home.instantBooking ? 'Yes' : 'No'],
    ['pets_allowed', home.dogsMax > 0 ? 'Yes' : 'No'],
    ...time(home.checkIn, 'check_in_time'),
    ...time(home.checkOut, 'check_out_time'),
    ...home.amenities.flatMap((flag) => {
      const attribute = flagAttributes[flag];
      return attribute ? [attribute] : [];
    }),
  ];
}
