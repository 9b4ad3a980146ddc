/** The kinds of homes that the site has words for. Texts: `object.kind.<kind>`. */
export const homeKinds = [
  'holidayHouse',
  'apartment',
  'chalet',
  'finca',
  'villa',
  'farmhouse',
  'thatchedHouse',
  'timberHouse',
  'stoneHouse',
  'bungalow',
  'cityFlat',
  'holidayParkHouse',
  'houseboat',
  'mountainHut',
  'trullo',
  'cottage',
] as const;
export type HomeKind = (typeof homeKinds)[number];

const flats: readonly HomeKind[] = ['apartment', 'cityFlat'];

/** Searches know houses and apartments alone. */
export const objectTypeOf = (kind: HomeKind): 'house' | 'apartment' =>
  flats.includes(kind) ? 'apartment' : 'house';

/** What a home may have, by the group under which its page lists it. Texts: `object.equipment.<code>`. */
export const equipmentGroups = {
  kitchen: [
    'stove',
    'oven',
    'fridge',
    'freezer',
    'microwave',
    'dishwasher',
    'coffeeMachine',
    'espressoMachine',
    'kettle',
    'toaster',
  ],
  bath: ['shower', 'bathtub', 'hairDryer', 'guestToilet', 'underfloorHeating'],
  living: ['diningTable', 'sofaBed', 'satelliteTv', 'books', 'boardGames', 'workspace'],
  outside: [
    'balcony',
    'garden',
    'fencedGarden',
    'gardenFurniture',
    'sunLoungers',
    'parasol',
    'barbecue',
    'swing',
  ],
  family: ['babyCot', 'highChair', 'toys', 'stairGate'],
  sport: ['bicycles', 'tableTennis', 'skiRoom', 'rowingBoat'],
} as const;

/** What guests search for and pages list as well: a landlord says it once, by what is searched for. */
export const equipmentOfAmenity = { dishwasher: 'dishwasher', grill: 'barbecue' } as const;

/** The forms of cancellation that a landlord chooses from: cancelled fewer days ahead, so many percent stay due. */
export const cancellationTerms = {
  flexible: [
    { daysBefore: 14, percent: 50 },
    { daysBefore: 3, percent: 90 },
  ],
  moderate: [
    { daysBefore: 60, percent: 20 },
    { daysBefore: 30, percent: 50 },
    { daysBefore: 7, percent: 90 },
  ],
  strict: [
    { daysBefore: 120, percent: 20 },
    { daysBefore: 60, percent: 60 },
    { daysBefore: 30, percent: 90 },
  ],
} as const;
export type CancellationTerm = keyof typeof cancellationTerms;
export const cancellationChoices = Object.keys(cancellationTerms) as CancellationTerm[];
