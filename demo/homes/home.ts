import { chooseLook, type HomeLook } from '../../domain/home-look.ts';
import type { AmenityFlag } from '../../domain/search-filter.ts';
import type { Coast } from '../../engines/geography/face.ts';
import type { Place } from '../locations/places.ts';
import type { Random } from '../seeded-random.ts';
import { furnish, type Equipment } from './amenities.ts';
import { apartmentKinds, kindMix, personsOfKind, type Kind } from './kinds.ts';
import { positionNear } from './position.ts';

export interface Home {
  objectNumber: number;
  place: Place;
  kind: Kind;
  objectType: 'house' | 'apartment';
  lat: number;
  lon: number;
  persons: number;
  rooms: number;
  bedrooms: number;
  bathrooms: number;
  squaremeters: number;
  plot: number | null;
  dogs: number;
  petSize: string | null;
  /** From 1 (plain) to 5 (exclusive). */
  standard: number;
  amenities: ReadonlySet<AmenityFlag>;
  equipment: Equipment;
  garden: boolean;
  look: HomeLook;
  /** Metres; null if unknown or far away. */
  sea: number | null;
  lake: number | null;
  lift: number | null;
  track: number | null;
}

const round = (metres: number): number =>
  metres < 1000 ? Math.max(20, Math.round(metres / 10) * 10) : Math.round(metres / 100) * 100;

export function createHome(
  random: Random,
  coast: Coast,
  objectNumber: number,
  place: Place,
  kindWanted: Kind | null,
): Home {
  const { region } = place;
  const kind = kindWanted ?? chooseKind(random, place);
  const isApartment = apartmentKinds.has(kind);
  const persons = random.weighted(personsOfKind[kind]);
  const standard = random.weighted([
    [1, 0.6],
    [2, 2],
    [3, 4],
    [4, 3],
    [5, kind === 'villa' || kind === 'chalet' ? 2 : 0.9],
  ]);
  const bedrooms = Math.max(1, persons <= 3 ? 1 : Math.ceil(persons / 2) - (random.chance(0.3) ? 1 : 0));
  const bathrooms = Math.max(1, Math.round(bedrooms * (0.35 + 0.1 * standard) - 0.2));
  const base = isApartment ? 20 : 34;
  const squaremeters = Math.round(
    base + persons * (isApartment ? 9 : 11) * random.between(0.85, 1.15) + standard * persons * 1.3,
  );
  const rooms = bedrooms + (squaremeters > 130 && random.chance(0.5) ? 2 : 1);
  const position = positionNear(random, coast, place, kind === 'houseboat');
  const dogs = random.chance(isApartment ? 0.34 : 0.55)
    ? random.weighted([
        [1, 5],
        [2, 3],
        [3, 0.6],
      ])
    : 0;
  const near = (km: number | null, low: number, high: number): number | null =>
    km === null ? null : round(1000 * Math.max(0.05, km + random.between(low, high)));
  const distances = {
    sea: position.kmToSea === null ? null : round(position.kmToSea * 1000),
    lake: position.kmToLake === null ? null : round(position.kmToLake * 1000),
    lift: near(place.kmToLift, -0.4, 2.2),
    track: near(place.kmToTrack, -0.2, 1.5),
  };
  const garden = !isApartment && kind !== 'houseboat' && kind !== 'mountainHut' && random.chance(0.85);
  const { amenities, equipment } = furnish(random, {
    kind,
    isApartment,
    landscape: region.landscape,
    country: region.country,
    standard,
    persons,
    bathrooms,
    dogs,
    garden,
    ...distances,
  });
  return {
    objectNumber,
    place,
    kind,
    objectType: isApartment ? 'apartment' : 'house',
    lat: position.lat,
    lon: position.lon,
    persons,
    rooms,
    bedrooms,
    bathrooms,
    squaremeters,
    plot: garden
      ? Math.round(random.between(250, kind === 'finca' || kind === 'farmhouse' ? 9000 : 1600) / 10) * 10
      : null,
    dogs,
    petSize: dogs > 0 ? random.pick(['small', 'medium', 'large']) : null,
    standard,
    amenities,
    equipment,
    garden,
    look: chooseLook({
      objectNumber,
      kind,
      landscape: region.landscape,
      regionKey: region.key,
      countryCode: region.country,
      amenities: [...amenities],
      equipment,
      distSeaM: distances.sea,
      distLakeM: distances.lake,
    }),
    ...distances,
  };
}

function chooseKind(random: Random, place: Place): Kind {
  const kind = random.weighted(kindMix(place.region.key, place.region.landscape));
  // A houseboat needs water nearby.
  return kind === 'houseboat' && (place.kmToLake ?? 99) > 6 ? 'holidayHouse' : kind;
}
