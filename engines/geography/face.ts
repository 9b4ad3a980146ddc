export { loadCoast, type Coast } from './coast.ts';
export { kmToDegrees, kmBetween, withinGlobe } from './distance.ts';
export { loadGazetteer, type Settlement } from './gazetteer.ts';
export { lakes, nearestLake } from './lakes.ts';
export { locate, type Located } from './locate.ts';
export { kmToOpenSea } from './open-sea.ts';
export { subdivisionAround } from './subdivision-around.ts';
export { findSubdivision, type Subdivision } from './subdivisions.ts';

export { loadCities, type City } from './cities.ts';
export { countries, countryNameIn, type Country } from './countries.ts';
export type { Bounds, Landscape, Region } from './region.ts';
export { regions } from './regions.ts';
export { stateNames } from './states.ts';

export type { PlaceMatch } from './places/place-index.ts';
export { loadPlaces } from './places/places.ts';
export { nameFits, strongUntil } from './places/rank-matches.ts';

export { inArea, whereIn } from './declension.ts';
export { reservedPaths } from './reserved-paths.ts';
export { toSlug, slugWithUmlauts } from './slug.ts';
