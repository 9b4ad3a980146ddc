// Where something lies.
export { loadCoast, type Coast } from './coast.ts';
export { degreesOf, kmBetween, withinGlobe } from './distance.ts';
export { loadGazetteer, type Settlement } from './gazetteer.ts';
export { lakes, nearestLake } from './lakes.ts';
export { locate, type Located } from './locate.ts';
export { kmToOpenSea } from './open-sea.ts';
export { subdivisionAround } from './subdivision-around.ts';
export { subdivisionOf, type Subdivision } from './subdivisions.ts';

// What there is.
export { loadCities, type City } from './cities.ts';
export { countries, countryNameIn, type Country } from './countries.ts';
export type { Bounds, Landscape, Region } from './region.ts';
export { regions } from './regions.ts';
export { stateNames } from './states.ts';

// How places are found by what somebody types.
export type { PlaceMatch } from './places/place-index.ts';
export { loadPlaces } from './places/places.ts';
export { fits, strongUntil } from './places/rank-matches.ts';

// How places are called, and what their addresses are.
export { inArea, whereIn } from './declension.ts';
export { reservedPaths } from './reserved-paths.ts';
export { slugOf, slugWithUmlauts } from './slug.ts';
