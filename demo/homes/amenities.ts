import type { AmenityFlag } from '../../domain/search-filter.ts';
import type { Landscape } from '../../engines/geography/face.ts';
import type { Random } from '../seeded-random.ts';
import type { Kind } from './kinds.ts';

export type EquipmentGroup = 'kitchen' | 'bath' | 'living' | 'outside' | 'family' | 'sport' | 'service';
export type Equipment = Partial<Record<EquipmentGroup, string[]>>;

export interface Setting {
  kind: Kind;
  isApartment: boolean;
  landscape: Landscape;
  country: string;
  standard: number;
  persons: number;
  bathrooms: number;
  dogs: number;
  garden: boolean;
  sea: number | null;
  lake: number | null;
  lift: number | null;
  track: number | null;
}

const warm: ReadonlySet<Landscape> = new Set<Landscape>(['mediterranean', 'balearic', 'dalmatia', 'tuscany']);
const cold: ReadonlySet<Landscape> = new Set<Landscape>([
  'alps',
  'mountains',
  'denmark',
  'blackForest',
  'northSea',
  'balticSea',
]);

/** Search flags and equipment, with probabilities by place and standard of the home. */
export function furnish(
  random: Random,
  home: Setting,
): { amenities: Set<AmenityFlag>; equipment: Equipment } {
  const { standard, isApartment, kind } = home;
  const isWarm =
    warm.has(home.landscape) || (home.landscape === 'atlantic' && ['es', 'pt'].includes(home.country));
  const isCold = cold.has(home.landscape) || ['fi', 'se', 'no'].includes(home.country);
  const hut = kind === 'mountainHut';
  const city = home.landscape === 'city';
  const seaMetres = home.sea ?? 1e9;
  const lakeMetres = home.lake ?? 1e9;
  const pool =
    kind === 'finca' || kind === 'villa'
      ? isWarm
        ? 0.86
        : 0.25
      : isWarm
        ? isApartment
          ? 0.32
          : 0.45
        : kind === 'holidayParkHouse'
          ? 0.5
          : 0.06;
  const nordic =
    home.country === 'fi'
      ? 0.92
      : home.landscape === 'denmark' || ['se', 'no'].includes(home.country)
        ? 0.55
        : isCold
          ? 0.24
          : 0.05;
  const seaview = seaMetres < 300 ? 0.75 : seaMetres < 1000 ? 0.38 : seaMetres < 2500 ? 0.14 : 0;
  const probabilities: Partial<Record<AmenityFlag, number>> = {
    swimmingpool: city || hut || kind === 'houseboat' ? 0.01 : pool,
    internet: hut ? 0.45 : 0.9 + standard * 0.015,
    terrace: city ? 0.4 : isApartment ? 0.75 : 0.95,
    parking: city ? 0.35 : hut ? 0.7 : 0.92,
    tv: hut ? 0.4 : 0.95,
    dishwasher: hut ? 0.25 : 0.45 + standard * 0.1,
    washingmachine: hut ? 0.1 : (isApartment ? 0.35 : 0.55) + standard * 0.07,
    nonsmoking: 0.88,
    sauna: city ? 0.03 : Math.min(0.95, nordic + (standard - 3) * 0.07),
    grill: city ? 0.08 : isApartment ? 0.4 : 0.78,
    airconditioning: isWarm ? 0.55 + standard * 0.08 : city ? 0.25 : 0.04,
    whirlpool: (isCold ? 0.08 : 0.05) + (standard >= 4 ? 0.12 : 0),
    fireplace: city ? 0.05 : hut ? 0.85 : isApartment ? 0.1 : isCold ? 0.58 : 0.34,
    fishing:
      kind === 'houseboat'
        ? 0.9
        : lakeMetres < 2000
          ? 0.42
          : seaMetres < 2000
            ? 0.2
            : ['se', 'no', 'fi', 'ie'].includes(home.country)
              ? 0.35
              : 0.06,
    boatrentalservice: kind === 'houseboat' ? 0.5 : lakeMetres < 1500 ? 0.35 : seaMetres < 1500 ? 0.22 : 0.01,
    seaview,
  };
  const amenities = new Set<AmenityFlag>();
  for (const [flag, probability] of Object.entries(probabilities) as [AmenityFlag, number][]) {
    if (random.chance(probability)) amenities.add(flag);
  }
  return { amenities, equipment: equip(random, home, amenities, isWarm) };
}

function equip(
  random: Random,
  home: Setting,
  amenities: ReadonlySet<AmenityFlag>,
  isWarm: boolean,
): Equipment {
  const { standard, kind } = home;
  const hut = kind === 'mountainHut';
  const equipment: Equipment = {};
  const add = (group: EquipmentGroup, code: string, probability = 1): void => {
    if (random.chance(probability)) (equipment[group] ??= []).push(code);
  };
  add('kitchen', 'stove');
  add('kitchen', 'fridge');
  add('kitchen', 'oven', hut ? 0.3 : 0.8);
  add('kitchen', 'microwave', 0.55);
  add('kitchen', 'coffeeMachine', 0.92);
  add('kitchen', 'espressoMachine', standard >= 4 ? 0.45 : 0.1);
  add('kitchen', 'kettle', 0.85);
  add('kitchen', 'toaster', 0.8);
  add('kitchen', 'freezer', 0.55);
  if (amenities.has('dishwasher')) add('kitchen', 'dishwasher');
  add('bath', 'shower', hut ? 0.7 : 0.97);
  add('bath', 'bathtub', home.bathrooms > 1 ? 0.6 : 0.25);
  // Every home has a shower or a bath.
  if (!equipment.bath) equipment.bath = ['shower'];
  add('bath', 'hairDryer', hut ? 0.1 : 0.7);
  add('bath', 'guestToilet', home.persons >= 6 ? 0.5 : 0.1);
  add('bath', 'underfloorHeating', isWarm ? 0.02 : standard * 0.09);
  if (amenities.has('sauna')) add('bath', 'sauna');
  if (amenities.has('whirlpool')) add('bath', 'whirlpool');
  add('living', 'diningTable');
  add('living', 'sofaBed', 0.4);
  if (amenities.has('tv')) add('living', 'satelliteTv', 0.7);
  add('living', 'books', 0.4);
  add('living', 'boardGames', 0.5);
  add('living', 'workspace', 0.3);
  if (amenities.has('fireplace')) add('living', 'fireplace');
  if (amenities.has('airconditioning')) add('living', 'airconditioning');
  if (amenities.has('terrace')) {
    add('outside', home.isApartment ? 'balcony' : 'terrace');
    add('outside', 'gardenFurniture', 0.9);
    add('outside', 'sunLoungers', 0.6);
    add('outside', 'parasol', 0.6);
  }
  if (home.garden) {
    add('outside', 'garden');
    add('outside', 'fencedGarden', home.dogs > 0 ? 0.5 : 0.25);
    add('outside', 'swing', home.persons >= 5 ? 0.3 : 0.08);
  }
  if (amenities.has('grill')) add('outside', 'barbecue');
  if (amenities.has('swimmingpool'))
    add('outside', kind === 'holidayParkHouse' || home.isApartment ? 'sharedPool' : 'privatePool');
  add('family', 'babyCot', 0.5);
  add('family', 'highChair', 0.5);
  add('family', 'toys', home.persons >= 5 ? 0.4 : 0.12);
  add('family', 'stairGate', home.isApartment ? 0.03 : 0.2);
  add('sport', 'bicycles', 0.25);
  add('sport', 'tableTennis', home.persons >= 6 ? 0.25 : 0.04);
  if (home.lift !== null) add('sport', 'skiRoom', 0.7);
  if (home.lake !== null && home.lake < 500) add('sport', 'rowingBoat', 0.35);
  add('service', 'chargingStation', standard >= 4 ? 0.3 : 0.08);
  add('service', 'lateArrival', 0.4);
  add('service', 'breakfastOnRequest', 0.15);
  return equipment;
}
