import { text as textOf } from 'node:stream/consumers';
import { clockTime } from '../../domain/clock-time.ts';
import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import type { FeedFiles, FeedRow } from '../feed-reader.ts';
import { ImportError } from '../import-error.ts';
import { dogsFromPetRule } from './bare-pets.ts';
import { readAmenities } from './json-ld-amenities.ts';
import { readPrices } from './json-ld-prices.ts';
import { findKindInWords } from './kind-of-words.ts';
import {
  lastSegment,
  toList,
  readDegrees,
  toNode,
  findNodesOfType,
  readNumber,
  readTypes,
  readText,
  type LinkedNode,
} from './linked-data.ts';
import { openFile } from './open-file.ts';
import { toPhotos } from './photos-of-addresses.ts';

/**
 * Reads homes from structured data of web pages: schema.org's `VacationRental` in the form that Google supports
 * (developers.google.com/search/docs/appearance/structured-data/vacation-rental), with prices as schema.org's `Offer`.
 */
export async function* readJsonLd({
  listings,
  calendar,
  currency,
  onRead,
}: FeedFiles): AsyncGenerator<FeedRow> {
  if (calendar !== null) throw new ImportError('In this format each home carries its own offers.');
  const text = await textOf(await openFile(listings));
  const { nodes, unread } = findNodesOfType(text, 'VacationRental', listings);
  for (const { part, line, reason } of unread)
    yield { rejected: `no JSON that can be read: ${reason}`, key: part, line };
  if (nodes.length === 0 && unread.length === 0)
    throw new ImportError(`${listings} holds no VacationRental of schema.org.`, 'noHomes');
  for (const [index, node] of nodes.entries()) {
    onRead?.('listings');
    const key = findKey(node);
    const home = key === '' ? 'no identifier' : toHome(node, key, currency ?? 'EUR');
    yield typeof home === 'string' ? { rejected: home, key: key || `home ${index + 1}` } : home;
  }
}

const keyMax = 100;

function findKey(node: LinkedNode): string {
  const identifier = node['identifier'];
  const identifierText =
    readText(identifier) ||
    readText(toNode(identifier)['value']) ||
    readText(node['@id']) ||
    readText(node['url']);
  return identifierText.slice(-keyMax);
}

function toHome(node: LinkedNode, key: string, currency: string): FeedHomeInput | string {
  const places = [node, ...toList(node['containsPlace']).map(toNode)];
  const firstValue = (property: string): unknown =>
    places.map((place) => place[property]).find((value) => value !== undefined);
  const kind = findKind(places);
  if (typeof kind === 'string') return kind;
  const geo = toNode(node['geo']);
  const coordinates = [node['latitude'] ?? geo['latitude'], node['longitude'] ?? geo['longitude']];
  const [lat = null, lon = null] = coordinates.map(readDegrees);
  if (lat === null || lon === null) {
    const coordinateText = coordinates.map(readText).filter(Boolean).join(' ');
    return coordinateText === '' ? 'no position' : `no position: ${coordinateText.slice(0, 60)}`;
  }
  const personsMax = readPersons(firstValue('occupancy'));
  if (personsMax === null) return 'no plausible number of persons';
  const bedrooms = readNumber(firstValue('numberOfBedrooms'));
  if (bedrooms === null) return 'no number of bedrooms';
  const prices = readPrices(places, currency);
  if (typeof prices === 'string') return prices;
  const { petsAllowed, registrationNumber, ...amenities } = readAmenities(places);
  return {
    key,
    lat,
    lon,
    ...kind,
    personsMax,
    bedrooms,
    bathrooms: Math.max(1, Math.floor(readNumber(firstValue('numberOfBathroomsTotal')) ?? 1)),
    squaremeterLiving: readSquaremeters(toNode(firstValue('floorSize'))),
    ...dogsFromPetRule(petsAllowed || isYes(firstValue('petsAllowed'))),
    ...amenities,
    ...(registrationNumber !== '' && { registrationNumber }),
    ...prices,
    ...readProvider(node),
    ...readAddress(toNode(node['address'])),
    ...readTime('checkIn', node['checkinTime']),
    ...readTime('checkOut', node['checkoutTime']),
    ...readTexts(node),
    ...toPhotos(toList(node['image']).map(addressOfPicture)),
  };
}

/** Accepts a string, or an `ImageObject` with an address. */
function addressOfPicture(picture: unknown): string {
  if (typeof picture === 'string') return picture;
  const node = toNode(picture);
  return readText(node['contentUrl']) || readText(node['url']) || readText(node['@id']);
}

const unspecific = ['VacationRental', 'EntirePlace', 'Accommodation', 'LodgingBusiness'];
const vague = 'HolidayVillageRental';

function findKind(places: readonly LinkedNode[]): Pick<FeedHomeInput, 'objectType' | 'kind'> | string {
  const types = places.flatMap((place) => [
    ...toList(place['additionalType']).map((type) => lastSegment(readText(type))),
    ...readTypes(place),
  ]);
  if (types.some((type) => /^(?:Private|Shared)Room$/i.test(type))) return 'no entire home';
  const words = types.filter((type) => !unspecific.includes(type) && type !== vague).join(' ');
  if (/houseboat/i.test(words)) return { objectType: 'house', kind: 'houseboat' };
  const kind = findKindInWords(words) ?? findKindInWords(readText(places[0]?.['name']));
  if (kind) return kind;
  return types.includes(vague) ? { objectType: 'house', kind: 'holidayHouse' } : 'neither house nor flat';
}

/** Returns `value` or `maxValue` of a quantity. */
function readPersons(occupancy: unknown): number | null {
  const persons = readNumber(occupancy) ?? readNumber(toNode(occupancy)['maxValue']);
  return persons !== null && Number.isInteger(persons) && persons >= 1 && persons <= 50 ? persons : null;
}

const squareFoot = 0.092903;

/** UN/CEFACT codes: MTK is a square metre, FTK a square foot. */
function readSquaremeters(size: LinkedNode): number {
  const value = readNumber(size['value']);
  if (value === null || value < 0) return 0;
  return Math.round(lastSegment(readText(size['unitCode'])) === 'FTK' ? value * squareFoot : value);
}

const isYes = (value: unknown): boolean => value === true || /^(?:true|yes)$/i.test(readText(value));

function readTime(
  field: 'checkIn' | 'checkOut',
  value: unknown,
): Partial<Record<'checkIn' | 'checkOut', string>> {
  const [time = ''] = /\b\d\d:\d\d/.exec(readText(value)) ?? [];
  return clockTime.test(time) ? { [field]: time } : {};
}

function readAddress(address: LinkedNode): Pick<FeedHomeInput, 'address'> {
  const street = readText(address['streetAddress']);
  const zip = readText(address['postalCode']);
  const city = readText(address['addressLocality']);
  return street && zip && city ? { address: { street, zip, city } } : {};
}

/** The provider is the named owner. A person counts as private, any other type as a trader. */
function readProvider(node: LinkedNode): Pick<FeedHomeInput, 'provider'> {
  const owner = toNode(node['provider'] ?? node['parentOrganization'] ?? node['owner'] ?? node['brand']);
  const name = readText(owner['legalName']) || readText(owner['name']) || readText(node['legalName']);
  if (name === '') return {};
  const mail = readText(owner['email'] ?? node['email']).replace(/^mailto:/i, '');
  const phone = readText(owner['telephone'] ?? node['telephone']);
  return {
    provider: {
      name,
      trader: !readTypes(owner).includes('Person'),
      ...(mail !== '' && { mail }),
      ...(phone !== '' && { phone }),
    },
  };
}

/** Texts may have a language tag. Others are in the language of their node, else in English. */
function readTexts(node: LinkedNode): Pick<FeedHomeInput, 'texts'> {
  const mainLanguage = toLanguage(readText(node['inLanguage'])) || 'en';
  const readProperty = (property: string): Map<string, string> =>
    new Map(
      toList(node[property]).map((one) => [
        toLanguage(readText(toNode(one)['@language'])) || mainLanguage,
        readText(one),
      ]),
    );
  const titles = readProperty('name');
  const descriptions = readProperty('description');
  const texts = [...titles].flatMap(([language, title]) => {
    const description = descriptions.get(language) ?? '';
    return title !== '' && description !== '' ? [[language, { title, description }] as const] : [];
  });
  return texts.length === 0 ? {} : { texts: Object.fromEntries(texts) };
}

const toLanguage = (tag: string): string => tag.slice(0, 2).toLowerCase();
