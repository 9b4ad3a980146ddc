import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import type { FeedFiles, FeedRow } from '../feed-reader.ts';
import { ImportError } from '../import-error.ts';
import { dogsWherePetsAre } from './bare-pets.ts';
import { kindOfWords } from './kind-of-words.ts';
import {
  bedAmenities,
  kindsOfClasses,
  petsAtProperty,
  petsInRoom,
  privateBathroom,
  propertyServices,
  roomAmenities,
  studioClass,
  vagueClasses,
} from './open-travel-codes.ts';
import { arePricesBy, calendarOf, readOpenTravelDays, type OpenTravelDays } from './open-travel-days.ts';
import { termsOf } from './open-travel-terms.ts';
import {
  all,
  attributeOf,
  decimalOf,
  elementsOf,
  isFalse,
  wholeOf,
  type FoundElement,
  type XmlElement,
} from './xml-elements.ts';
import { photosOfAddresses } from './photos-of-addresses.ts';

/**
 * Messages of OpenTravel as channel managers send them: `OTA_HotelDescriptiveContentNotifRQ` describes homes,
 * `OTA_HotelRateAmountNotifRQ` has prices and `OTA_HotelAvailNotifRQ` the free nights. Each file may contain any of them, also several in
 * one document.
 */
export async function* readOpenTravel({
  listings,
  rates = null,
  calendar,
  currency,
  onRead,
  onOddDay,
  onRemark,
}: FeedFiles): AsyncGenerator<FeedRow> {
  const days = new Map<string, never[]>() as Parameters<typeof readOpenTravelDays>[1];
  for (const path of new Set([listings, rates, calendar])) {
    if (path !== null) await readOpenTravelDays(path, days, (reason, line) => onOddDay?.(reason, line));
  }
  let count = 0;
  for await (const content of elementsOf(listings, ['HotelDescriptiveContent'])) {
    for (const { row, line, remarks } of homesOf(content, days, currency ?? 'EUR')) {
      count += 1;
      onRead?.('listings', line);
      for (const remark of remarks ?? []) onRemark?.(remark, row.key);
      yield row;
    }
  }
  if (count === 0)
    throw new ImportError(`${listings} holds no homes in OTA_HotelDescriptiveContentNotifRQ.`, 'noHomes');
}

const pricesByGuests = 'have prices by the number of guests, of which all pay the one for the most guests';
const pricesByAge = 'have other amounts for further children, who pay what adults pay';

interface HomeRow {
  row: FeedRow;
  line: number;
  remarks?: string[];
}

/** A property with one kind of room is a home; with several, each room is a home named by it. */
function homesOf(content: FoundElement, days: OpenTravelDays, currency: string): HomeRow[] {
  const { line } = content;
  const code = attributeOf([content], 'HotelCode');
  if (code === '') return [{ row: { rejected: 'no HotelCode', key: `line ${line}`, line }, line }];
  const rooms = all(content, 'FacilityInfo', 'GuestRooms', 'GuestRoom');
  const offered = rooms.filter(({ attributes }) => !isFalse(attributes['Active']));
  if (rooms.length === 0) return [{ row: { rejected: 'no GuestRoom', key: code, line }, line }];
  return offered.map((room) => {
    const roomCode = roomCodeOf(room);
    const key = (rooms.length === 1 ? code : `${code}/${roomCode}`).slice(0, 100);
    if (/^(?:remove|cancel|delete)$/i.test(attributeOf([content], 'HotelDescriptiveContentNotifType')))
      return { row: { removed: true, key }, line };
    const home =
      rooms.length > 1 && roomCode === ''
        ? 'a room without a code'
        : homeOf({ content, room, isOnly: rooms.length === 1 }, key, {
            messages: days.get(code) ?? [],
            roomCode,
            currency,
          });
    if (typeof home === 'string') return { row: { rejected: home, key, line }, line };
    const isPricedBy = (what: 'isByGuests' | 'isByAge'): boolean =>
      arePricesBy(what, days.get(code) ?? [], rooms.length === 1 ? roomCode || null : roomCode);
    const remarks = home.furtherGuests
      ? isPricedBy('isByAge') && [pricesByAge]
      : isPricedBy('isByGuests') && [pricesByGuests];
    return { row: home, line, ...(remarks && { remarks }) };
  });
}

const roomCodeOf = (room: XmlElement): string =>
  attributeOf(
    [room, ...all(room, 'Room'), ...all(room, 'TypeRoom')],
    'Code',
    'ID',
    'InvTypeCode',
    'RoomID',
    'RoomTypeCode',
  );

interface Unit {
  content: XmlElement;
  room: XmlElement;
  isOnly: boolean;
}

function homeOf(
  unit: Unit,
  key: string,
  said: { messages: Parameters<typeof calendarOf>[0]; roomCode: string; currency: string },
): FeedHomeInput | string {
  const { content, room } = unit;
  const kind = kindOf(unit);
  if (typeof kind === 'string') return kind;
  const [position] = all(content, 'HotelInfo', 'Position');
  const lat = decimalOf(position?.attributes['Latitude']);
  const lon = decimalOf(position?.attributes['Longitude']);
  if (lat === null || lon === null) return 'no position';
  const personsMax = wholeOf(attributeOf([room, ...all(room, 'Occupancy')], 'MaxOccupancy'));
  if (personsMax === null || personsMax < 1 || personsMax > 50) return 'no plausible number of persons';
  const rooms = roomsOf(unit);
  if (typeof rooms === 'string') return rooms;
  const { currency } = said;
  const terms = termsOf(content, currency);
  if (typeof terms === 'string') return terms;
  const priced = calendarOf(said.messages, unit.isOnly ? said.roomCode || null : said.roomCode, {
    personsMax,
    currency,
  });
  if (priced === null) return 'no price';
  if (typeof priced === 'string') return priced;
  const amenities = amenitiesOf(unit);
  const registrationNumber = attributeOf(all(room, 'Room'), 'LicenseNumber');
  return {
    ...{ key, lat, lon, ...kind, personsMax, ...rooms, ...priced },
    squaremeterLiving: squaremetersOf(unit),
    amenities: amenities.flags,
    equipment: amenities.equipment,
    ...(terms.dogs ?? dogsWherePetsAre(amenities.petsAllowed)),
    ...(registrationNumber !== '' && { registrationNumber }),
    ...terms.said,
    ...textsOf(unit),
    ...photosOf(unit),
  };
}

function kindOf({ content, room }: Unit): Pick<FeedHomeInput, 'objectType' | 'kind'> | string {
  const classes = classesOf(content);
  const known = classes.map((code) => kindsOfClasses[code]).find((kind) => kind !== undefined);
  if (known) return known;
  if (classes.some((code) => !vagueClasses.includes(code))) return 'no holiday home';
  const words = [attributeOf([room], 'RoomTypeName'), attributeOf([content], 'HotelName')];
  const found = words.map(kindOfWords).find((kind) => kind !== null);
  return found ?? 'neither house nor flat';
}

/** Only existing codes: messages also name codes as missing. */
const classesOf = (content: XmlElement): string[] =>
  all(content, 'HotelInfo', 'CategoryCodes', 'HotelCategory')
    .filter(exists)
    .flatMap(({ attributes }) => attributes['Code'] ?? []);

const exists = ({ attributes }: XmlElement): boolean => ['1', undefined].includes(attributes['ExistsCode']);

type Rooms = Pick<FeedHomeInput, 'bedrooms' | 'bathrooms' | 'bedRooms'>;

/** Rooms of a home are `SubRoom`s; without them the number of bedrooms is unknown, except for a studio. */
function roomsOf({ content, room }: Unit): Rooms | string {
  const parts = all(room, 'TPA_Extensions', 'SubRooms', 'SubRoom');
  const ofType = (type: RegExp): XmlElement[] =>
    parts.flatMap((part) =>
      type.test(part.attributes['RoomType'] ?? '')
        ? Array.from({ length: Math.min(50, wholeOf(part.attributes['Number']) ?? 1) }, () => part)
        : [],
    );
  const isStudio = classesOf(content).includes(studioClass);
  const sleeping = ofType(/^bedroom$/i);
  if (sleeping.length === 0 && !isStudio) return 'no number of bedrooms';
  const amenity = all(room, 'Amenities', 'Amenity').find((one) => codeOf(one) === privateBathroom);
  const bathrooms = ofType(/^bathroom$/i).length || (amenity && quantityOf(amenity)) || 0;
  if (bathrooms === 0) return 'no number of bathrooms';
  const living = ofType(/^living[ _-]?room$/i);
  const withBeds = [
    ...sleeping.map((part) => ({ beds: bedsOf(part) })),
    ...living.map((part) => ({ beds: bedsOf(part), living: true })),
  ].filter(({ beds }) => Object.keys(beds).length > 0);
  return {
    bedrooms: sleeping.length,
    bathrooms,
    // Beds of some bedrooms alone would read as if nobody could sleep in the others.
    ...(withBeds.filter((one) => !('living' in one)).length === sleeping.length && { bedRooms: withBeds }),
  };
}

const codeOf = ({ attributes }: XmlElement): string =>
  attributes['RoomAmenityCode'] ?? attributes['AmenityCode'] ?? attributes['Code'] ?? '';
const quantityOf = ({ attributes }: XmlElement): number =>
  Math.min(50, Math.max(0, wholeOf(attributes['Quantity'] ?? attributes['Value']) ?? 1));

function bedsOf(part: XmlElement): NonNullable<FeedHomeInput['bedRooms']>[number]['beds'] {
  const beds: Partial<Record<string, number>> = {};
  for (const amenity of all(part, 'Amenities', 'Amenity')) {
    const kind = bedAmenities[codeOf(amenity)];
    if (kind) beds[kind] = Math.min(10, (beds[kind] ?? 0) + quantityOf(amenity));
  }
  return beds;
}

const squareFoot = 0.092903;

/** Without a unit the size is in square metres; with an unknown unit there is none. */
function squaremetersOf({ content, room }: Unit): number {
  const [type] = all(room, 'TypeRoom');
  const [detail] = all(room, 'Room');
  const size = decimalOf(type?.attributes['Size']) ?? decimalOf(detail?.attributes['SizeMeasurement']);
  if (size === null || size < 0 || attributeOf([room, content], 'AreaUnitOfMeasureCode') !== '') return 0;
  const unit = attributeOf(detail ? [detail] : [], 'SizeMeasurementUnit').toLowerCase();
  if (unit === 'sqft') return Math.round(size * squareFoot);
  return unit === '' || unit === 'sqm' ? Math.round(size) : 0;
}

function amenitiesOf({ content, room }: Unit): {
  flags: NonNullable<FeedHomeInput['amenities']>;
  equipment: Record<string, string[]>;
  petsAllowed: boolean;
} {
  const inRoom = [
    ...all(room, 'Amenities', 'Amenity'),
    ...all(room, 'TPA_Extensions', 'SubRooms', 'SubRoom', 'Amenities', 'Amenity'),
  ].filter(exists);
  // What lies elsewhere, however near, is not the home's.
  const atProperty = all(content, 'HotelInfo', 'Services', 'Service').filter(
    (one) => exists(one) && ['1', undefined].includes(one.attributes['ProximityCode']),
  );
  const roomCodes = inRoom.map(codeOf);
  const serviceCodes = atProperty.map(({ attributes }) => attributes['Code'] ?? '');
  const meanings = [
    ...roomCodes.map((code) => roomAmenities[code]),
    ...serviceCodes.map((code) => propertyServices[code]),
  ];
  const equipment = new Map<string, Set<string>>();
  for (const [group, ...codes] of meanings.flatMap((meaning) =>
    meaning?.equipment ? [meaning.equipment] : [],
  ))
    equipment.set(group, new Set([...(equipment.get(group) ?? []), ...codes]));
  return {
    flags: [...new Set(meanings.flatMap((meaning) => meaning?.flags ?? []))],
    equipment: Object.fromEntries([...equipment].map(([group, codes]) => [group, [...codes]])),
    petsAllowed: roomCodes.includes(petsInRoom) || serviceCodes.includes(petsAtProperty),
  };
}

/** Information codes of multimedia texts: long ones 1, titles 25. */
const [longText, titleText] = ['1', '25'];

/** Words without a language are in the message's; texts with markup are left out. */
function textsOf({ content, room, isOnly }: Unit): Pick<FeedHomeInput, 'texts'> {
  const own = languageOf(attributeOf([content], 'LanguageCode', 'PrimaryLangID')) || 'en';
  const said = (place: XmlElement[], code: string): Map<string, string> =>
    new Map(
      place
        .filter(({ attributes }) => attributes['InfoCode'] === code)
        .flatMap((one) => all(one, 'TextItems', 'TextItem', 'Description'))
        .filter(({ attributes, text }) => !/html/i.test(attributes['TextFormat'] ?? '') && text.trim() !== '')
        .map(({ attributes, text }) => [languageOf(attributes['Language'] ?? '') || own, text.trim()]),
    );
  const ofProperty = all(
    content,
    'HotelInfo',
    'Descriptions',
    'MultimediaDescriptions',
    'MultimediaDescription',
  );
  const ofRoom = all(room, 'MultimediaDescriptions', 'MultimediaDescription');
  const [plain] = all(content, 'HotelInfo', 'Descriptions', 'DescriptiveText');
  const property = said(ofProperty, longText);
  if (plain && plain.text.trim() !== '' && !property.has(own)) property.set(own, plain.text.trim());
  const rooms = said(ofRoom, longText);
  const names = said(ofRoom, titleText);
  const name = attributeOf([content], 'HotelName');
  const texts = [...new Set([...property.keys(), ...rooms.keys()])].flatMap((language) => {
    const roomName = names.get(language) ?? attributeOf([room], 'RoomTypeName');
    const title = isOnly || roomName === '' ? name : `${name}: ${roomName}`;
    const description = [property.get(language), rooms.get(language)].filter(Boolean).join('\n\n');
    return title === '' ? [] : [[language, { title, description }] as const];
  });
  return texts.length === 0 ? {} : { texts: Object.fromEntries(texts) };
}

/** Pictures of the unit come first: the property's may show another unit. */
function photosOf({ content, room }: Unit): Pick<FeedHomeInput, 'photos'> {
  const descriptions = [
    ...all(room, 'MultimediaDescriptions', 'MultimediaDescription'),
    ...all(content, 'HotelInfo', 'Descriptions', 'MultimediaDescriptions', 'MultimediaDescription'),
  ];
  const images = descriptions.flatMap((one) => all(one, 'ImageItems', 'ImageItem'));
  // One picture comes in several sizes, each with an address: the largest is kept.
  return photosOfAddresses(
    images.flatMap((image) => {
      const widthOf = ({ attributes }: XmlElement): number => Number(attributes['Width'] ?? 0);
      const [largest] = all(image, 'ImageFormat').toSorted((a, b) => widthOf(b) - widthOf(a));
      return largest ? all(largest, 'URL').map(({ text }) => text) : [];
    }),
  );
}

const languageOf = (tag: string): string => tag.slice(0, 2).toLowerCase();
