import { bedKinds, type BedRoom } from '../home-facts.ts';
import { share } from '../home-look.ts';

export type PlanBeds = BedRoom['beds'];

/** A room of a floor plan, with the facts that the host has stated. Texts: `object.plan.<kind>`. */
export type PlanRoom =
  | { kind: 'living'; beds: PlanBeds; kitchen: boolean; hearth: boolean; table: boolean }
  | { kind: 'bedroom'; number: number; beds: PlanBeds }
  /** Equipment is stated for the whole home, so it is drawn in the first bathroom. */
  | { kind: 'bath'; number: number; shower: boolean; tub: boolean }
  | { kind: 'toilet' };

export interface FloorPlan {
  rooms: readonly PlanRoom[];
  /** The outdoor space in front of the living room. */
  outside: 'terrace' | 'balcony' | 'terraceOrBalcony' | null;
}

export interface PlanFacts {
  bedRooms: readonly BedRoom[];
  countRoomsSleeping: number;
  countRoomsBath: number;
  equipment: Readonly<Record<string, readonly string[] | undefined>>;
  amenities: readonly string[];
  objectType: string;
  showsPlan: boolean;
}

/** A plan with more bedrooms is not legible on a phone. */
const bedroomsMax = 12;
const bathsMax = 8;
const bedsOfRoomMax = 8;

const countBeds = (beds: PlanBeds): number => bedKinds.reduce((sum, kind) => sum + (beds[kind] ?? 0), 0);

/**
 * Returns the content of a floor plan. Null if the host has not stated the beds of every bedroom, or does not want a
 * plan.
 */
export function planOfHome(facts: PlanFacts): FloorPlan | null {
  const { bedRooms, equipment, amenities, countRoomsBath } = facts;
  const bedrooms = bedRooms.filter(({ living }) => !living);
  const livingBeds = bedRooms.filter(({ living }) => living).map(({ beds }) => beds);
  if (!facts.showsPlan || bedRooms.length === 0 || bedrooms.length !== facts.countRoomsSleeping) return null;
  if (bedrooms.length > bedroomsMax || countRoomsBath < 1 || countRoomsBath > bathsMax) return null;
  const hasBeds = ({ beds }: BedRoom): boolean => countBeds(beds) > 0 && countBeds(beds) <= bedsOfRoomMax;
  if (!bedRooms.every(hasBeds) || livingBeds.length > 1) return null;
  const has = (group: string, code: string): boolean => equipment[group]?.includes(code) === true;
  return {
    rooms: [
      ...bedrooms.map(({ beds }, index) => ({ kind: 'bedroom' as const, number: index + 1, beds })),
      ...Array.from({ length: countRoomsBath }, (_, index) => ({
        kind: 'bath' as const,
        number: index + 1,
        shower: index === 0 && has('bath', 'shower'),
        tub: index === 0 && has('bath', 'bathtub'),
      })),
      ...(has('bath', 'guestToilet') ? [{ kind: 'toilet' as const }] : []),
      {
        kind: 'living',
        beds: livingBeds[0] ?? {},
        kitchen: (equipment['kitchen'] ?? []).length > 0,
        hearth: amenities.includes('fireplace'),
        table: has('living', 'diningTable'),
      },
    ],
    outside: has('outside', 'balcony')
      ? 'balcony'
      : !amenities.includes('terrace')
        ? null
        : facts.objectType === 'apartment'
          ? 'terraceOrBalcony'
          : 'terrace',
  };
}

/** Returns eight hexadecimal digits that change with the plan's content and with the way it is drawn. */
export const planVersion = (plan: FloorPlan, edition: number): string =>
  Math.floor(share(edition, JSON.stringify(plan)) * 0x1_0000_0000)
    .toString(16)
    .padStart(8, '0');
