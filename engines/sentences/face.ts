export { holidayNames } from './holiday-names.ts';
export { understand } from './understand.ts';
export type { HolidayRegion, NamedPlace, PlaceLookup, Understanding } from './understanding.ts';
