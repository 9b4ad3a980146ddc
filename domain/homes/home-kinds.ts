/** Texts: `object.kind.<kind>`. */
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

/** Searches only distinguish houses and apartments. */
export const toObjectType = (kind: HomeKind): 'house' | 'apartment' =>
  flats.includes(kind) ? 'apartment' : 'house';

/** Equipment by group. Texts: `object.equipment.<code>`. */
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
    'lakeView',
  ],
  family: ['babyCot', 'highChair', 'toys', 'stairGate'],
  safety: ['smokeAlarm', 'carbonMonoxideAlarm', 'fireExtinguisher', 'firstAidKit'],
  sport: ['bicycles', 'tableTennis', 'skiRoom', 'rowingBoat'],
} as const;

/** Amenities that are also equipment: landlords enter them once, as amenities. */
export const equipmentOfAmenity = { dishwasher: 'dishwasher', grill: 'barbecue' } as const;

/** Selectable cancellation terms: for a cancellation fewer days before arrival, this percentage remains due. */
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
