import { text as textOf } from 'node:stream/consumers';
import { clockTime } from '../../domain/clock-time.ts';
import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import type { FeedFiles, FeedRow } from '../feed-reader.ts';
import { ImportError } from '../import-error.ts';
import { dogsWherePetsAre } from './bare-pets.ts';
import { amenitiesOf } from './json-ld-amenities.ts';
import { pricesOf } from './json-ld-prices.ts';
import { kindOfWords } from './kind-of-words.ts';
import {
  lastOf,
  listOf,
  degreesIn,
  nodeOf,
  nodesOfType,
  numberIn,
  typesOf,
  wordsOf,
  type LinkedNode,
} from './linked-data.ts';
import { openFile } from './open-file.ts';
import { photosOfAddresses } from './photos-of-addresses.ts';

/**
 * Homes in web pages' structured data: `VacationRental` of schema.org, as read by Google
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
  const { nodes, unread } = nodesOfType(text, 'VacationRental', listings);
  for (const { part, line, reason } of unread)
    yield { rejected: `no JSON that can be read: ${reason}`, key: part, line };
  if (nodes.length === 0 && unread.length === 0)
    throw new ImportError(`${listings} holds no VacationRental of schema.org.`, 'noHomes');
  for (const [index, node] of nodes.entries()) {
    onRead?.('listings');
    const key = keyOf(node);
    const home = key === '' ? 'no identifier' : homeOf(node, key, currency ?? 'EUR');
    yield typeof home === 'string' ? { rejected: home, key: key || `home ${index + 1}` } : home;
  }
}

const keyMax = 100;

function keyOf(node: LinkedNode): string {
  const identifier = node['identifier'];
  const said =
    wordsOf(identifier) ||
    wordsOf(nodeOf(identifier)['value']) ||
    wordsOf(node['@id']) ||
    wordsOf(node['url']);
  return said.slice(-keyMax);
}

function homeOf(node: LinkedNode, key: string, currency: string): FeedHomeInput | string {
  const places = [node, ...listOf(node['containsPlace']).map(nodeOf)];
  const first = (property: string): unknown =>
    places.map((place) => place[property]).find((one) => one !== undefined);
  const kind = kindOf(places);
  if (typeof kind === 'string') return kind;
  const geo = nodeOf(node['geo']);
  const written = [node['latitude'] ?? geo['latitude'], node['longitude'] ?? geo['longitude']];
  const [lat = null, lon = null] = written.map(degreesIn);
  if (lat === null || lon === null) {
    const said = written.map(wordsOf).filter(Boolean).join(' ');
    return said === '' ? 'no position' : `no position: ${said.slice(0, 60)}`;
  }
  const personsMax = personsOf(first('occupancy'));
  if (personsMax === null) return 'no plausible number of persons';
  const bedrooms = numberIn(first('numberOfBedrooms'));
  if (bedrooms === null) return 'no number of bedrooms';
  const prices = pricesOf(places, currency);
  if (typeof prices === 'string') return prices;
  const { petsAllowed, registrationNumber, ...amenities } = amenitiesOf(places);
  return {
    key,
    lat,
    lon,
    ...kind,
    personsMax,
    bedrooms,
    bathrooms: Math.max(1, Math.floor(numberIn(first('numberOfBathroomsTotal')) ?? 1)),
    squaremeterLiving: squaremetersOf(nodeOf(first('floorSize'))),
    ...dogsWherePetsAre(petsAllowed || isYes(first('petsAllowed'))),
    ...amenities,
    ...(registrationNumber !== '' && { registrationNumber }),
    ...prices,
    ...providerOf(node),
    ...addressOf(nodeOf(node['address'])),
    ...timeOf('checkIn', node['checkinTime']),
    ...timeOf('checkOut', node['checkoutTime']),
    ...textsOf(node),
    ...photosOfAddresses(listOf(node['image']).map(addressOfPicture)),
  };
}

/** A string, or an `ImageObject` with an address. */
function addressOfPicture(picture: unknown): string {
  if (typeof picture === 'string') return picture;
  const node = nodeOf(picture);
  return wordsOf(node['contentUrl']) || wordsOf(node['url']) || wordsOf(node['@id']);
}

const unspecific = ['VacationRental', 'EntirePlace', 'Accommodation', 'LodgingBusiness'];
const vague = 'HolidayVillageRental';

function kindOf(places: readonly LinkedNode[]): Pick<FeedHomeInput, 'objectType' | 'kind'> | string {
  const types = places.flatMap((place) => [
    ...listOf(place['additionalType']).map((type) => lastOf(wordsOf(type))),
    ...typesOf(place),
  ]);
  if (types.some((type) => /^(?:Private|Shared)Room$/i.test(type))) return 'no entire home';
  const words = types.filter((type) => !unspecific.includes(type) && type !== vague).join(' ');
  if (/houseboat/i.test(words)) return { objectType: 'house', kind: 'houseboat' };
  const kind = kindOfWords(words) ?? kindOfWords(wordsOf(places[0]?.['name']));
  if (kind) return kind;
  return types.includes(vague) ? { objectType: 'house', kind: 'holidayHouse' } : 'neither house nor flat';
}

/** `value` or `maxValue` of a quantity. */
function personsOf(occupancy: unknown): number | null {
  const persons = numberIn(occupancy) ?? numberIn(nodeOf(occupancy)['maxValue']);
  return persons !== null && Number.isInteger(persons) && persons >= 1 && persons <= 50 ? persons : null;
}

const squareFoot = 0.092903;

/** UN/CEFACT codes: MTK is a square metre, FTK a square foot. */
function squaremetersOf(size: LinkedNode): number {
  const value = numberIn(size['value']);
  if (value === null || value < 0) return 0;
  return Math.round(lastOf(wordsOf(size['unitCode'])) === 'FTK' ? value * squareFoot : value);
}

const isYes = (value: unknown): boolean => value === true || /^(?:true|yes)$/i.test(wordsOf(value));

function timeOf(
  field: 'checkIn' | 'checkOut',
  value: unknown,
): Partial<Record<'checkIn' | 'checkOut', string>> {
  const [time = ''] = /\b\d\d:\d\d/.exec(wordsOf(value)) ?? [];
  return clockTime.test(time) ? { [field]: time } : {};
}

function addressOf(address: LinkedNode): Pick<FeedHomeInput, 'address'> {
  const street = wordsOf(address['streetAddress']);
  const zip = wordsOf(address['postalCode']);
  const city = wordsOf(address['addressLocality']);
  return street && zip && city ? { address: { street, zip, city } } : {};
}

/** The provider is the named owner; a person is no trader, anybody else is one. */
function providerOf(node: LinkedNode): Pick<FeedHomeInput, 'provider'> {
  const owner = nodeOf(node['provider'] ?? node['parentOrganization'] ?? node['owner'] ?? node['brand']);
  const name = wordsOf(owner['legalName']) || wordsOf(owner['name']) || wordsOf(node['legalName']);
  if (name === '') return {};
  const mail = wordsOf(owner['email'] ?? node['email']).replace(/^mailto:/i, '');
  const phone = wordsOf(owner['telephone'] ?? node['telephone']);
  return {
    provider: {
      name,
      trader: !typesOf(owner).includes('Person'),
      ...(mail !== '' && { mail }),
      ...(phone !== '' && { phone }),
    },
  };
}

/** Words may have a language tag; otherwise they are in the language of the thing, else in English. */
function textsOf(node: LinkedNode): Pick<FeedHomeInput, 'texts'> {
  const own = languageOf(wordsOf(node['inLanguage'])) || 'en';
  const said = (property: string): Map<string, string> =>
    new Map(
      listOf(node[property]).map((one) => [
        languageOf(wordsOf(nodeOf(one)['@language'])) || own,
        wordsOf(one),
      ]),
    );
  const titles = said('name');
  const descriptions = said('description');
  const texts = [...titles].flatMap(([language, title]) => {
    const description = descriptions.get(language) ?? '';
    return title !== '' && description !== '' ? [[language, { title, description }] as const] : [];
  });
  return texts.length === 0 ? {} : { texts: Object.fromEntries(texts) };
}

const languageOf = (tag: string): string => tag.slice(0, 2).toLowerCase();
