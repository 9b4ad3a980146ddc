import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import type { AmenityFlag } from '../../domain/search-filter.ts';
import { toList, toNode, readText, type LinkedNode } from './linked-data.ts';

/**
 * Names of amenities in Google's vacation rental format, and words of other sites. Claims that need a measurement,
 * such as wheelchair access, are ignored.
 */
const flags: Readonly<Record<string, AmenityFlag>> = {
  ac: 'airconditioning',
  airconditioning: 'airconditioning',
  fireplace: 'fireplace',
  hottub: 'whirlpool',
  whirlpool: 'whirlpool',
  outdoorgrill: 'grill',
  grill: 'grill',
  barbecue: 'grill',
  parkingtype: 'parking',
  parking: 'parking',
  freeparking: 'parking',
  patio: 'terrace',
  terrace: 'terrace',
  pooltype: 'swimmingpool',
  pool: 'swimmingpool',
  swimmingpool: 'swimmingpool',
  tv: 'tv',
  washerdryer: 'washingmachine',
  washingmachine: 'washingmachine',
  wifi: 'internet',
  internettype: 'internet',
  internet: 'internet',
  sauna: 'sauna',
  dishwasher: 'dishwasher',
  seaview: 'seaview',
  evcharging: 'evcharging',
};

const equipment: Readonly<Record<string, readonly [group: string, ...codes: string[]]>> = {
  balcony: ['outside', 'balcony'],
  garden: ['outside', 'garden'],
  crib: ['family', 'babyCot'],
  highchair: ['family', 'highChair'],
  microwave: ['kitchen', 'microwave'],
  ovenstove: ['kitchen', 'oven', 'stove'],
  oven: ['kitchen', 'oven'],
  refrigerator: ['kitchen', 'fridge'],
  coffeemaker: ['kitchen', 'coffeeMachine'],
  hairdryer: ['bath', 'hairDryer'],
};

export interface Amenities extends Required<Pick<FeedHomeInput, 'amenities' | 'equipment'>> {
  petsAllowed: boolean;
  registrationNumber: string;
}

export function readAmenities(places: readonly LinkedNode[]): Amenities {
  const flagSet = new Set<AmenityFlag>();
  const groups = new Map<string, Set<string>>();
  let petsAllowed = false;
  let registrationNumber = '';
  for (const feature of places.flatMap((place) => toList(place['amenityFeature']).map(toNode))) {
    const name = normalizeName(readText(feature['name']));
    const value = feature['value'];
    if (name === 'licensenum') registrationNumber = readText(value);
    // A home only counts as non-smoking if the feed forbids smoking explicitly.
    if (name === 'smokingallowed' && isNo(value)) flagSet.add('nonsmoking');
    if (isNo(value)) continue;
    if (name === 'petsallowed') petsAllowed = true;
    const flag = flags[name];
    if (flag) flagSet.add(flag);
    const [group, ...codes] = equipment[name] ?? [];
    if (group) groups.set(group, new Set([...(groups.get(group) ?? []), ...codes]));
  }
  return {
    amenities: [...flagSet],
    equipment: Object.fromEntries([...groups].map(([group, codes]) => [group, [...codes]])),
    petsAllowed,
    registrationNumber,
  };
}

const normalizeName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** A feature without a value counts as present. */
function isNo(value: unknown): boolean {
  return value === false || /^(?:false|no|none|0)$/i.test(readText(value));
}
