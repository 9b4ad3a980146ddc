import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import type { FeedFiles, FeedRow } from '../feed-reader.ts';
import { ImportError } from '../import-error.ts';
import { dogsFromPetRule } from './bare-pets.ts';
import { findKindInWords } from './kind-of-words.ts';
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
import {
  doPricesDependOn,
  buildCalendar,
  readOpenTravelDays,
  type OpenTravelDays,
} from './open-travel-days.ts';
import { readTerms } from './open-travel-terms.ts';
import {
  findAll,
  firstAttribute,
  parseDecimal,
  streamElements,
  isFalse,
  parseWholeNumber,
  type FoundElement,
  type XmlElement,
} from './xml-elements.ts';
import { toPhotos } from './photos-of-addresses.ts';

/**
 * Reads messages of OpenTravel as channel managers send them: homes from `OTA_HotelDescriptiveContentNotifRQ`, prices
 * from `OTA_HotelRateAmountNotifRQ` and availability from `OTA_HotelAvailNotifRQ`. Each file may contain any of them,
 * also several in one document.
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
  for await (const content of streamElements(listings, ['HotelDescriptiveContent'])) {
    for (const { row, line, remarks } of toUnits(content, days, currency ?? 'EUR')) {
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

/** A property with one kind of room is one home. With several, each room is a home of its own. */
function toUnits(content: FoundElement, days: OpenTravelDays, currency: string): HomeRow[] {
  const { line } = content;
  const code = firstAttribute([content], 'HotelCode');
  if (code === '') return [{ row: { rejected: 'no HotelCode', key: `line ${line}`, line }, line }];
  const rooms = findAll(content, 'FacilityInfo', 'GuestRooms', 'GuestRoom');
  const activeRooms = rooms.filter(({ attributes }) => !isFalse(attributes['Active']));
  if (rooms.length === 0) return [{ row: { rejected: 'no GuestRoom', key: code, line }, line }];
  return activeRooms.map((room) => {
    const roomCode = readRoomCode(room);
    const key = (rooms.length === 1 ? code : `${code}/${roomCode}`).slice(0, 100);
    if (/^(?:remove|cancel|delete)$/i.test(firstAttribute([content], 'HotelDescriptiveContentNotifType')))
      return { row: { removed: true, key }, line };
    const home =
      rooms.length > 1 && roomCode === ''
        ? 'a room without a code'
        : toHome({ content, room, isOnly: rooms.length === 1 }, key, {
            messages: days.get(code) ?? [],
            roomCode,
            currency,
          });
    if (typeof home === 'string') return { row: { rejected: home, key, line }, line };
    const isPriceDependentOn = (criterion: 'isByGuests' | 'isByAge'): boolean =>
      doPricesDependOn(criterion, days.get(code) ?? [], rooms.length === 1 ? roomCode || null : roomCode);
    const remarks = home.furtherGuests
      ? isPriceDependentOn('isByAge') && [pricesByAge]
      : isPriceDependentOn('isByGuests') && [pricesByGuests];
    return { row: home, line, ...(remarks && { remarks }) };
  });
}

const readRoomCode = (room: XmlElement): string =>
  firstAttribute(
    [room, ...findAll(room, 'Room'), ...findAll(room, 'TypeRoom')],
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

function toHome(
  unit: Unit,
  key: string,
  source: { messages: Parameters<typeof buildCalendar>[0]; roomCode: string; currency: string },
): FeedHomeInput | string {
  const { content, room } = unit;
  const kind = findKind(unit);
  if (typeof kind === 'string') return kind;
  const [position] = findAll(content, 'HotelInfo', 'Position');
  const lat = parseDecimal(position?.attributes['Latitude']);
  const lon = parseDecimal(position?.attributes['Longitude']);
  if (lat === null || lon === null) return 'no position';
  const personsMax = parseWholeNumber(firstAttribute([room, ...findAll(room, 'Occupancy')], 'MaxOccupancy'));
  if (personsMax === null || personsMax < 1 || personsMax > 50) return 'no plausible number of persons';
  const rooms = readRooms(unit);
  if (typeof rooms === 'string') return rooms;
  const { currency } = source;
  const terms = readTerms(content, currency);
  if (typeof terms === 'string') return terms;
  const calendar = buildCalendar(source.messages, unit.isOnly ? source.roomCode || null : source.roomCode, {
    personsMax,
    currency,
  });
  if (calendar === null) return 'no price';
  if (typeof calendar === 'string') return calendar;
  const amenities = readAmenities(unit);
  const registrationNumber = firstAttribute(findAll(room, 'Room'), 'LicenseNumber');
  return {
    ...{ key, lat, lon, ...kind, personsMax, ...rooms, ...calendar },
    squaremeterLiving: readSquaremeters(unit),
    amenities: amenities.flags,
    equipment: amenities.equipment,
    ...(terms.dogs ?? dogsFromPetRule(amenities.petsAllowed)),
    ...(registrationNumber !== '' && { registrationNumber }),
    ...terms.said,
    ...readTexts(unit),
    ...readPhotos(unit),
  };
}

function findKind({ content, room }: Unit): Pick<FeedHomeInput, 'objectType' | 'kind'> | string {
  const classes = readClasses(content);
  const kindOfClass = classes.map((code) => kindsOfClasses[code]).find((kind) => kind !== undefined);
  if (kindOfClass) return kindOfClass;
  if (classes.some((code) => !vagueClasses.includes(code))) return 'no holiday home';
  const words = [firstAttribute([room], 'RoomTypeName'), firstAttribute([content], 'HotelName')];
  const kindOfName = words.map(findKindInWords).find((kind) => kind !== null);
  return kindOfName ?? 'neither house nor flat';
}

/** Messages also list codes with a flag that says they do not exist. */
const readClasses = (content: XmlElement): string[] =>
  findAll(content, 'HotelInfo', 'CategoryCodes', 'HotelCategory')
    .filter(exists)
    .flatMap(({ attributes }) => attributes['Code'] ?? []);

const exists = ({ attributes }: XmlElement): boolean => ['1', undefined].includes(attributes['ExistsCode']);

type Rooms = Pick<FeedHomeInput, 'bedrooms' | 'bathrooms' | 'bedRooms'>;

/** Rooms of a home are `SubRoom`s. Without them the number of bedrooms is unknown, except for a studio. */
function readRooms({ content, room }: Unit): Rooms | string {
  const subRooms = findAll(room, 'TPA_Extensions', 'SubRooms', 'SubRoom');
  const findSubRooms = (type: RegExp): XmlElement[] =>
    subRooms.flatMap((subRoom) =>
      type.test(subRoom.attributes['RoomType'] ?? '')
        ? Array.from(
            { length: Math.min(50, parseWholeNumber(subRoom.attributes['Number']) ?? 1) },
            () => subRoom,
          )
        : [],
    );
  const isStudio = readClasses(content).includes(studioClass);
  const bedrooms = findSubRooms(/^bedroom$/i);
  if (bedrooms.length === 0 && !isStudio) return 'no number of bedrooms';
  const amenity = findAll(room, 'Amenities', 'Amenity').find((one) => readCode(one) === privateBathroom);
  const bathrooms = findSubRooms(/^bathroom$/i).length || (amenity && readQuantity(amenity)) || 0;
  if (bathrooms === 0) return 'no number of bathrooms';
  const livingRooms = findSubRooms(/^living[ _-]?room$/i);
  const withBeds = [
    ...bedrooms.map((bedroom) => ({ beds: readBeds(bedroom) })),
    ...livingRooms.map((livingRoom) => ({ beds: readBeds(livingRoom), living: true })),
  ].filter(({ beds }) => Object.keys(beds).length > 0);
  return {
    bedrooms: bedrooms.length,
    bathrooms,
    // Beds are only used if all bedrooms have them, because a partial list would look like bedrooms without beds.
    ...(withBeds.filter((one) => !('living' in one)).length === bedrooms.length && { bedRooms: withBeds }),
  };
}

const readCode = ({ attributes }: XmlElement): string =>
  attributes['RoomAmenityCode'] ?? attributes['AmenityCode'] ?? attributes['Code'] ?? '';
const readQuantity = ({ attributes }: XmlElement): number =>
  Math.min(50, Math.max(0, parseWholeNumber(attributes['Quantity'] ?? attributes['Value']) ?? 1));

function readBeds(subRoom: XmlElement): NonNullable<FeedHomeInput['bedRooms']>[number]['beds'] {
  const beds: Partial<Record<string, number>> = {};
  for (const amenity of findAll(subRoom, 'Amenities', 'Amenity')) {
    const kind = bedAmenities[readCode(amenity)];
    if (kind) beds[kind] = Math.min(10, (beds[kind] ?? 0) + readQuantity(amenity));
  }
  return beds;
}

const squareFoot = 0.092903;

/** Without a unit the size is in square metres. With an unknown unit it is ignored. */
function readSquaremeters({ content, room }: Unit): number {
  const [type] = findAll(room, 'TypeRoom');
  const [detail] = findAll(room, 'Room');
  const size = parseDecimal(type?.attributes['Size']) ?? parseDecimal(detail?.attributes['SizeMeasurement']);
  if (size === null || size < 0 || firstAttribute([room, content], 'AreaUnitOfMeasureCode') !== '') return 0;
  const unit = firstAttribute(detail ? [detail] : [], 'SizeMeasurementUnit').toLowerCase();
  if (unit === 'sqft') return Math.round(size * squareFoot);
  return unit === '' || unit === 'sqm' ? Math.round(size) : 0;
}

function readAmenities({ content, room }: Unit): {
  flags: NonNullable<FeedHomeInput['amenities']>;
  equipment: Record<string, string[]>;
  petsAllowed: boolean;
} {
  const inRoom = [
    ...findAll(room, 'Amenities', 'Amenity'),
    ...findAll(room, 'TPA_Extensions', 'SubRooms', 'SubRoom', 'Amenities', 'Amenity'),
  ].filter(exists);
  // Services off the property do not belong to the home, even if they are near.
  const atProperty = findAll(content, 'HotelInfo', 'Services', 'Service').filter(
    (one) => exists(one) && ['1', undefined].includes(one.attributes['ProximityCode']),
  );
  const roomCodes = inRoom.map(readCode);
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

/** Information codes of texts: long ones 1, titles 25. */
const [longText, titleText] = ['1', '25'];

/** Texts without a language are in the language of the message. Texts with markup are ignored. */
function readTexts({ content, room, isOnly }: Unit): Pick<FeedHomeInput, 'texts'> {
  const messageLanguage = toLanguage(firstAttribute([content], 'LanguageCode', 'PrimaryLangID')) || 'en';
  const readTextItems = (place: XmlElement[], code: string): Map<string, string> =>
    new Map(
      place
        .filter(({ attributes }) => attributes['InfoCode'] === code)
        .flatMap((one) => findAll(one, 'TextItems', 'TextItem', 'Description'))
        .filter(({ attributes, text }) => !/html/i.test(attributes['TextFormat'] ?? '') && text.trim() !== '')
        .map(({ attributes, text }) => [
          toLanguage(attributes['Language'] ?? '') || messageLanguage,
          text.trim(),
        ]),
    );
  const propertyDescriptions = findAll(
    content,
    'HotelInfo',
    'Descriptions',
    'MultimediaDescriptions',
    'MultimediaDescription',
  );
  const roomDescriptions = findAll(room, 'MultimediaDescriptions', 'MultimediaDescription');
  const [plain] = findAll(content, 'HotelInfo', 'Descriptions', 'DescriptiveText');
  const property = readTextItems(propertyDescriptions, longText);
  if (plain && plain.text.trim() !== '' && !property.has(messageLanguage))
    property.set(messageLanguage, plain.text.trim());
  const rooms = readTextItems(roomDescriptions, longText);
  const names = readTextItems(roomDescriptions, titleText);
  const name = firstAttribute([content], 'HotelName');
  const texts = [...new Set([...property.keys(), ...rooms.keys()])].flatMap((language) => {
    const roomName = names.get(language) ?? firstAttribute([room], 'RoomTypeName');
    const title = isOnly || roomName === '' ? name : `${name}: ${roomName}`;
    const description = [property.get(language), rooms.get(language)].filter(Boolean).join('\n\n');
    return title === '' ? [] : [[language, { title, description }] as const];
  });
  return texts.length === 0 ? {} : { texts: Object.fromEntries(texts) };
}

/** Pictures of the unit come first, because the property's may show another unit. */
function readPhotos({ content, room }: Unit): Pick<FeedHomeInput, 'photos'> {
  const descriptions = [
    ...findAll(room, 'MultimediaDescriptions', 'MultimediaDescription'),
    ...findAll(content, 'HotelInfo', 'Descriptions', 'MultimediaDescriptions', 'MultimediaDescription'),
  ];
  const images = descriptions.flatMap((one) => findAll(one, 'ImageItems', 'ImageItem'));
  // A picture comes in several sizes, each with an address. The largest is used.
  return toPhotos(
    images.flatMap((image) => {
      const readWidth = ({ attributes }: XmlElement): number => Number(attributes['Width'] ?? 0);
      const [largest] = findAll(image, 'ImageFormat').toSorted((a, b) => readWidth(b) - readWidth(a));
      return largest ? findAll(largest, 'URL').map(({ text }) => text) : [];
    }),
  );
}

const toLanguage = (tag: string): string => tag.slice(0, 2).toLowerCase();
