import type { AmenityFlag } from '../../domain/search-filter.ts';

/*
 * More than a thousand wordings lead to the site's flags and equipment by patterns. What a thing is stands in front
 * ("Private outdoor pool – heated, pool toys"): patterns look at that part alone, which a make may begin
 * ("Whirlpool electric stove").
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

const thingOf = (wording: string): string => wording.split(/[:(]|\s[-–—](?:\s|$)/u)[0]!.trim();

/** Reads the JSON list in the CSV cell; an unreadable one is an empty list. */
export function amenitiesOf(cell: string): MappedAmenities {
  const wordings = listOf(cell);
  const things = wordings.map(thingOf);
  const flags = flagPatterns
    .filter(([, pattern, except]) => things.some((thing) => pattern.test(thing) && !except?.test(thing)))
    .map(([flag]) => flag);
  // The feed's hosts must name it where smoking is allowed.
  if (wordings.length > 0 && !wordings.some((wording) => /smoking allowed/i.test(wording)))
    flags.push('nonsmoking');
  const equipment: Record<string, string[]> = {};
  for (const [group, code, pattern, except] of equipmentPatterns) {
    if (wordings.some((wording) => pattern.test(wording) && !except?.test(wording)))
      (equipment[group] ??= []).push(code);
  }
  return { flags, equipment, petsAllowed: wordings.some((wording) => /^pets allowed/i.test(wording)) };
}

function listOf(cell: string): string[] {
  try {
    const list: unknown = JSON.parse(cell);
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}
