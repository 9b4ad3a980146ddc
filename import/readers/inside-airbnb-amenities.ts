import type { AmenityFlag } from '../../domain/search-filter.ts';

/*
 * Patterns map more than a thousand wordings to flags and equipment of the site. The name of the amenity comes first
 * ("Private outdoor pool – heated, pool toys"), and only this part is matched. It may begin with a brand ("Whirlpool
 * electric stove").
 */
const flagPatterns: readonly (readonly [AmenityFlag, RegExp, RegExp?])[] = [
  ['swimmingpool', /\bpool$/i],
  ['internet', /wifi|ethernet|internet/i, /pocket wifi/i],
  ['terrace', /patio|balcony|terrace/i],
  ['parking', /parking|carport|garage/i, /paid|bicycle/i],
  ['tv', /\btv\b|hdtv|television/i],
  ['dishwasher', /dishwasher/i],
  ['washingmachine', /\b(washer|washing machine)\b/i, /paid|dishwasher|laundromat|pressure/i],
  ['sauna', /\bsauna$/i],
  ['grill', /\b(bbq|barbecue)( grill| area)?$|\bgrill$/i, /utensils/i],
  ['airconditioning', /\b(air ?condition(ing|er)|ac)( unit| system)?$/i],
  ['whirlpool', /\b(hot tub|jetted tub|jacuzzi|whirlpool( bath| bathtub| tub)?)$/i],
  ['fireplace', /^(indoor )?fireplace$/i],
  ['boatrentalservice', /boat rental/i],
  ['evcharging', /\bev charger\b/i],
  ['seaview', /\b(sea|ocean|beach|bay) view$/i],
];

const equipmentPatterns: readonly (readonly [
  group: string,
  code: string,
  pattern: RegExp,
  except?: RegExp,
])[] = [
  ['kitchen', 'stove', /stove|cooktop|induction/i, /fireplace/i],
  ['kitchen', 'oven', /\boven\b/i],
  ['kitchen', 'fridge', /refrigerator|fridge/i],
  ['kitchen', 'freezer', /freezer/i],
  ['kitchen', 'microwave', /microwave/i],
  ['kitchen', 'coffeeMachine', /coffee maker/i],
  ['kitchen', 'espressoMachine', /espresso|nespresso/i],
  ['kitchen', 'kettle', /kettle/i],
  ['kitchen', 'toaster', /toaster/i],
  ['bath', 'bathtub', /bathtub/i],
  ['bath', 'hairDryer', /hair dryer/i],
  ['family', 'babyCot', /crib/i],
  ['family', 'highChair', /high chair/i],
];

export interface MappedAmenities {
  flags: AmenityFlag[];
  equipment: Record<string, string[]>;
  petsAllowed: boolean;
}

const amenityName = (wording: string): string => wording.split(/[:(]|\s[-–—](?:\s|$)/u)[0]!.trim();

/** Reads the JSON list in a CSV cell. An invalid list counts as empty. */
export function parseAmenities(cell: string): MappedAmenities {
  const wordings = parseList(cell);
  const things = wordings.map(amenityName);
  const flags = flagPatterns
    .filter(([, pattern, except]) => things.some((thing) => pattern.test(thing) && !except?.test(thing)))
    .map(([flag]) => flag);
  // Inside Airbnb always lists smoking if it is allowed, so its absence means that it is not.
  if (wordings.length > 0 && !wordings.some((wording) => /smoking allowed/i.test(wording)))
    flags.push('nonsmoking');
  const equipment: Record<string, string[]> = {};
  for (const [group, code, pattern, except] of equipmentPatterns) {
    if (wordings.some((wording) => pattern.test(wording) && !except?.test(wording)))
      (equipment[group] ??= []).push(code);
  }
  return { flags, equipment, petsAllowed: wordings.some((wording) => /^pets allowed/i.test(wording)) };
}

function parseList(cell: string): string[] {
  try {
    const list: unknown = JSON.parse(cell);
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}
