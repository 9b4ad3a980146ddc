import type { Localized } from '../../domain/language.ts';
import type { TouristTaxBand } from '../../domain/pricing/home-rates.ts';
import {
  type Bounds,
  type City,
  type Coast,
  loadCities,
  nearestLake,
  type Region,
  regions,
} from '../../engines/geography/face.ts';
import { seededRandom } from '../seeded-random.ts';
import { cents } from '../../domain/cents.ts';
import { noMoney } from '../../domain/money.ts';

export interface Place {
  id: number;
  region: Region;
  name: string;
  adminCode: string;
  names: Localized;
  lat: number;
  lon: number;
  bounds: Bounds;
  population: number;
  kmToSea: number | null;
  kmToLake: number | null;
  /** Kilometres from the town's centre to the nearest lift or cross-country track. */
  kmToLift: number | null;
  kmToTrack: number | null;
  touristTax: readonly TouristTaxBand[];
}

const exonyms: Record<string, Partial<Localized>> = {
  Vienna: { de: 'Wien', fr: 'Vienne' },
  Prague: { de: 'Prag', it: 'Praga' },
  Rome: { de: 'Rom', it: 'Roma' },
  Berlin: { it: 'Berlino' },
  Florence: { de: 'Florenz', it: 'Firenze' },
  Venice: { de: 'Venedig', fr: 'Venise', it: 'Venezia' },
  Salzburg: { fr: 'Salzbourg', it: 'Salisburgo' },
  Konstanz: { en: 'Constance', fr: 'Constance', it: 'Costanza' },
  Genoa: { de: 'Genua', fr: 'Gênes', it: 'Genova' },
  Padova: { de: 'Padua', en: 'Padua', fr: 'Padoue' },
  Siracusa: { de: 'Syrakus', en: 'Syracuse', fr: 'Syracuse' },
  Nice: { de: 'Nizza', it: 'Nizza' },
  Strasbourg: { de: 'Straßburg', it: 'Strasburgo' },
  Sevilla: { fr: 'Séville', it: 'Siviglia' },
  Córdoba: { en: 'Cordoba', fr: 'Cordoue', it: 'Cordova' },
  Palma: { de: 'Palma de Mallorca', fr: 'Palma de Majorque', it: 'Palma di Maiorca' },
  Bolzano: { de: 'Bozen' },
  'Bolzano - Bozen': { de: 'Bozen', en: 'Bolzano', fr: 'Bolzano', it: 'Bolzano' },
  Merano: { de: 'Meran' },
  'Merano - Meran': { de: 'Meran', en: 'Merano', fr: 'Merano', it: 'Merano' },
  Bruges: { de: 'Brügge' },
  Ostend: { de: 'Ostende', fr: 'Ostende', it: 'Ostenda' },
  Koksijde: { fr: 'Coxyde' },
  'De Panne': { fr: 'La Panne' },
  'De Haan': { fr: 'Le Coq' },
  Nieuwpoort: { fr: 'Nieuport' },
  Zeebrugge: { fr: 'Zeebruges' },
  Burgas: { fr: 'Bourgas' },
  Balchik: { fr: 'Baltchik' },
  Shabla: { fr: 'Chabla' },
  Chania: { fr: 'La Canée', it: 'La Canea' },
  Chur: { fr: 'Coire', it: 'Coira' },
  Korinthos: { de: 'Korinth', en: 'Corinth', fr: 'Corinthe', it: 'Corinto' },
  Malmö: { en: 'Malmo' },
};

const townsOfRegion = 24;

/** Selects towns of a region: within its border, on land, and near the sea if the region is a coast. */
export function selectPlaces(coast: Coast): Place[] {
  const candidates = new Map<Region, Place[]>(regions.map((region) => [region, []]));
  const byCountry = Map.groupBy(regions, (region) => region.country.toUpperCase());
  for (const city of loadCities()) {
    const [lon, lat] = city.loc.coordinates;
    if (city.featureCode === 'PPLX' && city.country !== 'DE') continue;
    const region = byCountry.get(city.country)?.find(({ bounds, options }) => {
      const [south, west, north, east] = bounds;
      return (
        lat > south &&
        lat < north &&
        lon > west &&
        lon < east &&
        (options.admin === undefined || options.admin.includes(city.adminCode))
      );
    });
    if (!region || !coast.isLand(lat, lon)) continue;
    const kmToSea = coast.kmToSea(lat, lon, 40);
    if (region.options.coastKm !== undefined && (kmToSea === null || kmToSea > region.options.coastKm))
      continue;
    candidates.get(region)!.push(toPlace(region, city, kmToSea));
  }
  return [...candidates.values()].flatMap(chooseTowns);
}

/** Holiday towns are small and near the water; for city regions the larger half of the large towns is used. */
function chooseTowns(places: Place[]): Place[] {
  const appeal = (place: Place): number => {
    const random = seededRandom('place', place.id).next();
    if (place.region.landscape === 'city') return Math.log10(place.population + 10) + random;
    const size = place.population > 60_000 ? -1.5 : place.population > 800 ? 0.5 : 0;
    const sea =
      place.kmToSea !== null && place.region.options.coastKm !== undefined ? 2 - place.kmToSea / 4 : 0;
    const lake = place.kmToLake !== null && place.region.landscape === 'lake' ? 2.5 - place.kmToLake / 4 : 0;
    return size + sea + lake + 1.5 * random;
  };
  const names = new Set<string>();
  return places
    .map((place) => ({ place, score: appeal(place) }))
    .sort((a, b) => b.score - a.score || a.place.id - b.place.id)
    .filter(({ place }) => !names.has(place.name) && names.add(place.name))
    .slice(0, townsOfRegion)
    .map(({ place }) => place);
}

function toPlace(
  region: Region,
  { cityId: id, name: givenName, adminCode, population, loc }: City,
  kmToSea: number | null,
): Place {
  const [lon, lat] = loc.coordinates;
  const random = seededRandom('town', id);
  const radius = population > 100_000 ? 0.06 : population > 10_000 ? 0.035 : 0.025;
  const lonRadius = radius / Math.cos((lat * Math.PI) / 180);
  const [south, west, north, east] = region.bounds;
  const lake = nearestLake(lat, lon, 20);
  const ski = region.options.ski === true;
  const names = exonyms[givenName] ?? {};
  // Bilingual names such as "Brixen - Bressanone" have the name in the country's language first.
  const name = givenName.split(/ - | \/ /)[0]!.trim();
  return {
    id,
    region,
    name,
    adminCode,
    names: { de: names.de ?? name, en: names.en ?? name, fr: names.fr ?? name, it: names.it ?? name },
    lat,
    lon,
    bounds: [
      Math.max(south, lat - radius),
      Math.max(west, lon - lonRadius),
      Math.min(north, lat + radius),
      Math.min(east, lon + lonRadius),
    ],
    population,
    kmToSea,
    kmToLake: lake && Math.max(0.05, lake.km),
    kmToLift: ski ? 0.4 + 11 * random.next() ** 2 : null,
    kmToTrack: ski ? 0.2 + 7 * random.next() ** 2 : null,
    touristTax: chooseTouristTax({ country: region.country, population, kmToSea }, random.next()),
  };
}

const taxes: Record<string, readonly [fromAge: number, low: number, high: number]> = {
  de: [16, 150, 380],
  at: [15, 170, 350],
  ch: [12, 250, 480],
  it: [12, 100, 300],
  fr: [18, 80, 250],
  es: [16, 60, 220],
  pt: [13, 100, 200],
  hr: [18, 100, 200],
  si: [18, 150, 313],
  nl: [0, 120, 260],
  cz: [18, 80, 200],
  hu: [18, 120, 200],
  pl: [0, 60, 140],
  bg: [12, 40, 70],
  me: [18, 50, 100],
  mt: [18, 50, 50],
};

/**
 * Realistic taxes: half for children in Croatia and parts of Germany, only the first nights in Italy, a share of the
 * price in German cities, and less in winter on parts of the German coast.
 */
function chooseTouristTax(
  { country, population, kmToSea }: { country: string; population: number; kmToSea: number | null },
  share: number,
): Place['touristTax'] {
  const tax = taxes[country];
  if (!tax || (population < 1500 && share < 0.2)) return [];
  const [fromAge, low, high] = tax;
  const amount = cents(Math.round((low + (high - low) * share) / 10) * 10);
  const half = cents(Math.round(amount / 20) * 10);
  const full = { fromAge, toAge: 120, amount };
  if (country === 'hr') return [{ fromAge: 12, toAge: 17, amount: cents(amount / 2) }, full];
  if (country === 'it') return [{ ...full, nightsMax: share > 0.5 ? 10 : 7 }];
  if (country !== 'de') return [full];
  if (population > 500_000) return [{ fromAge: 18, toAge: 120, amount: noMoney, percent: 5 }];
  if (share <= 0.5) return [full];
  const children = { fromAge: 6, toAge: 15, amount: half };
  const isByTheSea = kmToSea !== null && kmToSea < 5;
  if (share <= 0.8 || !isByTheSea) return [children, full];
  const summer = { from: '05-01', until: '09-30' };
  return [
    { ...children, season: summer },
    { ...full, season: summer },
    { ...full, amount: half },
  ];
}
