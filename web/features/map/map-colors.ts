/** The colours of a map; `readMapColors` takes them from the design tokens. */
export interface MapColors {
  sea: string;
  shallows: string;
  land: string;
  shore: string;
  river: string;
  /** The area of a town, as the map without streets draws it. */
  town: string;
  border: string;
  country: string;
  region: string;
  place: string;
  water: string;
  halo: string;
  waterHalo: string;
  /** The rest is drawn of streets alone, where an archive of them is configured. */
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
