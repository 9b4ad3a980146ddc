import { photosMin } from './photos.ts';
import { countBedPlaces, countBeds, type BedRoom } from '../home-facts.ts';
import type { PlainDate } from '../stay.ts';

/** Possible gaps of a home, in the order of the editor. Texts: `landlord.editor.gaps.<gap>`. */
export const homeGaps = [
  'address',
  'position',
  'size',
  'beds',
  'bedrooms',
  'bedPlaces',
  'title',
  'description',
  'photos',
  'price',
  'cancellation',
  'times',
  'registration',
  'captions',
] as const;
export type HomeGap = (typeof homeGaps)[number];

/** What is entered and may be wrong. The host is asked to check it; it prevents nothing. */
export const homeDoubts: readonly HomeGap[] = ['position', 'bedrooms', 'bedPlaces'];

interface HomeFacts {
  hasAddress: boolean;
  /** True once persons, rooms and area were entered; a new draft has none of them. */
  hasSize: boolean;
  countBeds: number;
  /** The title in the home's own language. Empty if there is none. */
  title: string;
  description: string;
  photos: number;
  /** Number of photos without a description of their content. */
  unnamedPhotos: number;
  /** The morning after the last night with a price. Null if there are no prices. */
  pricedUntil: PlainDate | null;
  hasCancellation: boolean;
  hasTimes: boolean;
  registrationNumber: string;
  needsRegistration: boolean;
}

/** Characters; a shorter text is of no use to guests. */
const descriptionMin = 80;

export function findGaps(home: HomeFacts, today: PlainDate): { gaps: HomeGap[]; advice: HomeGap[] } {
  const gaps: HomeGap[] = [];
  const advice: HomeGap[] = [];
  if (!home.hasAddress) gaps.push('address');
  if (!home.hasSize) gaps.push('size');
  if (home.countBeds === 0) gaps.push('beds');
  if (home.title.trim() === '') gaps.push('title');
  if (home.description.trim().length < descriptionMin) gaps.push('description');
  if (home.photos < photosMin) gaps.push('photos');
  if (home.pricedUntil === null || home.pricedUntil <= today) gaps.push('price');
  if (!home.hasCancellation) gaps.push('cancellation');
  if (!home.hasTimes) advice.push('times');
  if (home.registrationNumber === '') (home.needsRegistration ? gaps : advice).push('registration');
  if (home.unnamedPhotos > 0) advice.push('captions');
  return { gaps, advice };
}

interface DoubtfulFacts {
  position: { lat: number; lon: number };
  town: { lat: number; lon: number };
  personsMax: number;
  /** Number of bedrooms as stated, whether or not their beds are. */
  bedrooms: number;
  rooms: readonly BedRoom[];
}

/** Degrees; about ten metres. Nobody's house stands that near to the middle of a town as the catalogue has it. */
const centreTolerance = 1e-4;

export function findDoubts({ position, town, personsMax, bedrooms, rooms }: DoubtfulFacts): HomeGap[] {
  const doubts: HomeGap[] = [];
  if (
    Math.abs(position.lat - town.lat) < centreTolerance &&
    Math.abs(position.lon - town.lon) < centreTolerance
  )
    doubts.push('position');
  // Without any beds these are missing, which is a gap of its own.
  if (countBeds(rooms) === 0) return doubts;
  if (rooms.filter((room) => !room.living && countBeds([room]) > 0).length < bedrooms)
    doubts.push('bedrooms');
  if (countBedPlaces(rooms) < personsMax) doubts.push('bedPlaces');
  return doubts;
}
