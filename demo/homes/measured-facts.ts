import {
  amenitiesOfFacts,
  countBeds,
  type Access,
  type BedRoom,
  type Charging,
} from '../../domain/home-facts.ts';
import type { AmenityFlag } from '../../domain/search-filter.ts';
import type { Nearby } from '../../domain/walking-distances.ts';
import type { Random } from '../seeded-random.ts';
import type { Home } from './home.ts';

const personsPerBed: Readonly<Record<string, number>> = { double: 2, single: 1, bunk: 2, sofa: 2 };

/** As many beds as persons: doubles first, then children's rooms, the rest on a sofa bed. */
function furnishBedrooms(random: Random, { bedrooms, persons }: Home): BedRoom[] {
  const rooms: BedRoom[] = [];
  let personsLeft = persons;
  for (let room = 0; room < bedrooms; room += 1) {
    const fewEach = personsLeft - (bedrooms - room - 1);
    if (personsLeft <= 0) rooms.push({ beds: { single: 1 } });
    else if (fewEach === 1) rooms.push({ beds: { single: 1 } });
    else if (room === 0 || random.chance(0.5)) rooms.push({ beds: { double: 1 } });
    else if (fewEach >= 4 && random.chance(0.4)) rooms.push({ beds: { bunk: 2 } });
    else rooms.push({ beds: random.chance(0.3) ? { bunk: 1 } : { single: 2 } });
    personsLeft -= Object.entries(rooms.at(-1)!.beds).reduce(
      (sum, [kind, count]) => sum + personsPerBed[kind]! * count,
      0,
    );
  }
  for (const room of rooms.slice(1)) {
    if (personsLeft <= 0) break;
    room.beds.single = (room.beds.single ?? 0) + 1;
    personsLeft -= 1;
  }
  if (personsLeft > 0) rooms.push({ living: true, beds: { sofa: Math.ceil(personsLeft / 2) } });
  return rooms;
}

function drawAccess(random: Random, { kind, objectType, standard }: Home): Access {
  const isSteep = kind === 'mountainHut' || kind === 'houseboat';
  const isLevel = !isSteep && random.chance(objectType === 'apartment' ? 0.3 : 0.24);
  return {
    entranceSteps: isLevel ? 0 : random.int(1, objectType === 'apartment' ? 48 : 9),
    doorWidthCm: random.pick(isLevel ? [80, 86, 90, 93] : [68, 73, 76, 80, 84]),
    showerThresholdCm:
      isLevel || random.chance(standard * 0.06) ? random.pick([0, 0, 2]) : random.pick([8, 14, 18]),
    grabRails: isLevel && random.chance(0.4),
    parkingMetres: random.pick([0, 5, 10, 15, 30, 60]),
  };
}

function drawCharging(random: Random, home: Home): Charging | null {
  const hasWallbox = home.amenities.has('parking') && random.chance(0.05 + home.standard * 0.04);
  if (!hasWallbox) return null;
  return {
    kilowatts: random.pick([3.7, 11, 11, 22]),
    plug: 'type2',
    shared: home.objectType === 'apartment',
  };
}

/** Two thirds of the landlords state walking distances, which are short in towns and villages. */
export function drawNearby(random: Random, { objectType, kind }: Home): Nearby {
  if (random.chance(0.35)) return {};
  const far = kind === 'cityFlat' ? 0.4 : objectType === 'apartment' ? 0.8 : kind === 'mountainHut' ? 5 : 1.8;
  const metres = (least: number, most: number): number =>
    Math.round((random.int(least, most) * far) / 50) * 50 || 50;
  const nearby: Nearby = {
    bakery: metres(100, 1400),
    supermarket: metres(300, 2400),
    restaurant: metres(100, 1800),
  };
  return random.chance(0.6) ? { ...nearby, station: metres(200, 3000) } : nearby;
}

interface MeasuredFacts {
  columns: { bed_rooms: BedRoom[]; count_beds: number; access: Access | null; charging: Charging | null };
  amenities: AmenityFlag[];
}

export function measuredFacts(random: Random, home: Home): MeasuredFacts {
  const bedRooms = furnishBedrooms(random, home);
  // A third of the landlords state no measurements.
  const access = random.chance(0.66) ? drawAccess(random, home) : null;
  const charging = drawCharging(random, home);
  return {
    columns: { bed_rooms: bedRooms, count_beds: countBeds(bedRooms), access, charging },
    amenities: amenitiesOfFacts(access, charging),
  };
}
