/** Colours of the map, which `readMapColors` reads from the design tokens. */
export interface MapColors {
  sea: string;
  shallows: string;
  land: string;
  shore: string;
  river: string;
  town: string;
  border: string;
  country: string;
  region: string;
  place: string;
  water: string;
  halo: string;
  waterHalo: string;
  /** Slopes away from the light and towards it, and heights above the woods, where an archive has heights. */
  reliefShadow: string;
  reliefLight: string;
  heights: string;
  /** The colours from here on are used by the street map only, if an archive is configured. */
  wood: string;
  park: string;
  sand: string;
  buildings: string;
  building: string;
  road: string;
  roadEdge: string;
  highway: string;
  mainRoad: string;
  path: string;
}
