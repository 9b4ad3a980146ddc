import type { AmenityFlag } from '../../domain/search-filter.ts';
import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';

/* Codes of OpenTravel's tables: OTA_CodeList, tables PCT, RMA and HAC. */

interface Meaning {
  flags?: readonly AmenityFlag[];
  equipment?: readonly [group: string, ...codes: string[]];
}

type Kind = Pick<FeedHomeInput, 'objectType' | 'kind'>;

export const kindsOfClasses: Readonly<Partial<Record<string, Kind>>> = {
  3: { objectType: 'apartment', kind: 'apartment' },
  5: { objectType: 'house', kind: 'bungalow' },
  7: { objectType: 'house', kind: 'chalet' },
  8: { objectType: 'apartment', kind: 'apartment' },
  15: { objectType: 'house', kind: 'farmhouse' },
  28: { objectType: 'house', kind: 'farmhouse' },
  29: { objectType: 'apartment', kind: 'apartment' },
  34: { objectType: 'house', kind: 'holidayHouse' },
  35: { objectType: 'house', kind: 'villa' },
  46: { objectType: 'apartment', kind: 'apartment' },
  52: { objectType: 'house', kind: 'holidayHouse' },
};
/** Self-catering accommodation, vacation rental and other, which do not name a kind of home. */
export const vagueClasses: readonly string[] = ['32', '53', '62'];
/** Efficiency or studio: one room for living and sleeping. */
export const studioClass = '46';

/** Room amenities (RMA). Ambiguous ones and those at extra cost are omitted. */
export const roomAmenities: Readonly<Partial<Record<string, Meaning>>> = {
  2: { flags: ['airconditioning'] },
  126: { flags: ['airconditioning'] },
  7: { flags: ['terrace'] },
  8: { flags: ['grill'], equipment: ['outside', 'barbecue'] },
  9: { flags: ['whirlpool'] },
  57: { flags: ['whirlpool'] },
  32: { flags: ['dishwasher'], equipment: ['kitchen', 'dishwasher'] },
  41: { flags: ['fireplace'] },
  51: { flags: ['internet'] },
  54: { flags: ['internet'] },
  123: { flags: ['internet'] },
  207: { flags: ['internet'] },
  226: { flags: ['internet'] },
  74: { flags: ['nonsmoking'] },
  18: { flags: ['tv'] },
  20: { flags: ['tv'] },
  90: { flags: ['tv'] },
  210: { flags: ['tv'], equipment: ['living', 'satelliteTv'] },
  246: { flags: ['tv'] },
  251: { flags: ['tv'] },
  273: { flags: ['tv'] },
  149: { flags: ['washingmachine'] },
  220: { flags: ['seaview'] },
  224: { flags: ['seaview'] },
  245: { flags: ['swimmingpool'] },
  280: { flags: ['swimmingpool'] },
  13: { equipment: ['bath', 'bathtub'] },
  14: { equipment: ['bath', 'bathtub'] },
  141: { equipment: ['bath', 'bathtub'] },
  155: { equipment: ['bath', 'bathtub', 'shower'] },
  97: { equipment: ['bath', 'shower'] },
  142: { equipment: ['bath', 'shower'] },
  50: { equipment: ['bath', 'hairDryer'] },
  26: { equipment: ['family', 'babyCot'] },
  68: { equipment: ['kitchen', 'microwave'] },
  77: { equipment: ['kitchen', 'oven'] },
  88: { equipment: ['kitchen', 'fridge'] },
  89: { equipment: ['kitchen', 'fridge'] },
  164: { equipment: ['kitchen', 'fridge'] },
  105: { equipment: ['kitchen', 'stove'] },
  167: { equipment: ['kitchen', 'toaster'] },
  102: { equipment: ['living', 'sofaBed'] },
};
export const petsInRoom = '140';
export const privateBathroom = '85';

export const bedAmenities: Readonly<Partial<Record<string, 'double' | 'single' | 'sofa' | 'cot'>>> = {
  33: 'double',
  58: 'double',
  86: 'double',
  249: 'double',
  113: 'single',
  203: 'single',
  102: 'sofa',
  26: 'cot',
};

export const propertyServices: Readonly<Partial<Record<string, Meaning>>> = {
  5: { flags: ['airconditioning'] },
  42: { flags: ['parking'] },
  53: { flags: ['parking'] },
  64: { flags: ['parking'] },
  65: { flags: ['parking'] },
  68: { flags: ['parking'] },
  184: { flags: ['parking'] },
  185: { flags: ['parking'] },
  230: { flags: ['parking'] },
  49: { flags: ['swimmingpool'] },
  54: { flags: ['swimmingpool'] },
  66: { flags: ['swimmingpool'] },
  71: { flags: ['swimmingpool'] },
  253: { flags: ['swimmingpool'] },
  55: { flags: ['whirlpool'] },
  102: { flags: ['whirlpool'] },
  79: { flags: ['sauna'] },
  118: { flags: ['grill'] },
  222: { flags: ['internet'] },
  223: { flags: ['internet'] },
  259: { flags: ['internet'] },
  261: { flags: ['internet'] },
  286: { flags: ['internet'] },
  257: { flags: ['seaview'] },
  240: { equipment: ['bath', 'hairDryer'] },
};
export const petsAtProperty = '224';
