import type { AmenityFlag } from './search-filter.ts';

/** What a landlord states in measures, and what filters make of it. */

export const bedKinds = ['double', 'single', 'bunk', 'sofa', 'cot'] as const;
type BedKind = (typeof bedKinds)[number];

/** Beds of one room by kind: a bunk bed is one bed for two. */
export interface BedRoom {
  beds: Partial<Record<BedKind, number>>;
  /** It is no bedroom: somebody sleeps in the living room. */
  living?: boolean;
}

export interface Access {
  /** Steps from the street or the parking space to the rooms, a lift taken where there is one; null: not stated. */
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
  /** Others charge there too. */
  shared: boolean;
}

/** What guests keep to, as far as it can be said in every language; the rest is in the landlord's own words. */
export interface HouseRules {
  /** Null: not stated. */
  parties: boolean | null;
  /** Guests are quiet from HH:mm until HH:mm, mostly of the next day; null: not stated. */
  quiet: { from: string; until: string } | null;
}

/** A wheelchair needs so wide a door (DIN 18040-2 asks for 80 cm inside of flats). */
const wideDoorCm = 80;
/** DIN 18040-2 calls a shower level up to so small a step. */
const levelShowerCm = 2;

/** Adds the amenities that measures prove; without the measure nothing is promised. */
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

/** What only measures can prove: no landlord can claim it beside them. */
export const measuredAmenities = [
  'evcharging',
  'stepfree',
  'widedoors',
  'walkinshower',
] as const satisfies readonly AmenityFlag[];

/** Counts beds that somebody can sleep in by themselves or together; a cot is none. */
export function countBeds(rooms: readonly BedRoom[]): number {
  return rooms
    .flatMap(({ beds }) => Object.entries(beds))
    .reduce((sum, [kind, count]) => (kind === 'cot' ? sum : sum + count), 0);
}
