/** `readMapColors` reads them from the design tokens. */
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
  /** The following are used by the street map alone, where an archive is configured. */
  wood: string;
  park: string;
  sand: string;
  built: string;
  building: string;
  road: string;
  roadEdge: string;
  highway: string;
  mainRoad: string;
  path: string;
}
