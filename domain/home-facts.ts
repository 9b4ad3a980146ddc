import type { AmenityFlag } from './search-filter.ts';

export const bedKinds = ['double', 'single', 'bunk', 'sofa', 'cot'] as const;
type BedKind = (typeof bedKinds)[number];

/** Beds of one room by kind; a bunk bed is one bed for two. */
export interface BedRoom {
  beds: Partial<Record<BedKind, number>>;
  /** True if the beds are in the living room, which does not count as a bedroom. */
  living?: boolean;
}

export interface Access {
  /** Steps from street or parking space to the rooms, using a lift if there is one. Null if not stated. */
  entranceSteps: number | null;
  /** The narrowest door on the way to bedroom and bathroom. */
  doorWidthCm: number | null;
  /** Height of the step into the shower; 0 is level with the floor. */
  showerThresholdCm: number | null;
  grabRails: boolean | null;
  parkingMetres: number | null;
}

export const plugs = ['type2', 'schuko', 'ccs'] as const;

export interface Charging {
  kilowatts: number;
  plug: (typeof plugs)[number];
  /** True if the charging point is shared with others. */
  shared: boolean;
}

/** House rules that can be translated into every language; others are in the landlord's own words. */
export interface HouseRules {
  /** Null if not stated. */
  parties: boolean | null;
  /** From HH:mm until HH:mm, usually of the next day. Null if not stated. */
  quiet: { from: string; until: string } | null;
}

/** Minimum for a wheelchair (DIN 18040-2 requires 80 cm inside flats). */
const wideDoorCm = 80;
/** The highest step of a level shower by DIN 18040-2. */
export const levelShowerCm = 2;

/** Returns the amenities that measures prove; without a measure nothing is promised. */
export function amenitiesOfFacts(access: Access | null, charging: Charging | null): AmenityFlag[] {
  const flags: AmenityFlag[] = [];
  if (charging) flags.push('evcharging');
  if (!access) return flags;
  const { entranceSteps, doorWidthCm, showerThresholdCm } = access;
  if (entranceSteps === 0) flags.push('stepfree');
  if (doorWidthCm !== null && doorWidthCm >= wideDoorCm) flags.push('widedoors');
  if (showerThresholdCm !== null && showerThresholdCm <= levelShowerCm) flags.push('walkinshower');
  return flags;
}

/** Only measures prove these: landlords cannot claim them directly. */
export const measuredAmenities = [
  'evcharging',
  'stepfree',
  'widedoors',
  'walkinshower',
] as const satisfies readonly AmenityFlag[];

export function countBeds(rooms: readonly BedRoom[]): number {
  return rooms
    .flatMap(({ beds }) => Object.entries(beds))
    .reduce((sum, [kind, count]) => (kind === 'cot' ? sum : sum + count), 0);
}

/** Persons who can sleep in a bed of the kind; cots are for small children beyond the number of persons. */
const placesOfBed: Readonly<Record<BedKind, number>> = { double: 2, single: 1, bunk: 2, sofa: 2, cot: 0 };

export function countBedPlaces(rooms: readonly BedRoom[]): number {
  return rooms
    .flatMap(({ beds }) => bedKinds.map((kind) => (beds[kind] ?? 0) * placesOfBed[kind]))
    .reduce((sum, places) => sum + places, 0);
}
