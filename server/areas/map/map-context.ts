export interface MapSettings {
  /** Template of the addresses of our vector tiles, with {z}, {x} and {y}. */
  tiles: string;
  maxZoom: number;
  /** A style from elsewhere that takes the place of ours. */
  styleUrl: string | null;
  /** Streets, woods and waters of a configured archive, drawn over our own shapes; null without one. */
  streets: {
    tiles: string;
    minZoom: number;
    maxZoom: number;
    /** West, south, east, north in degrees. */
    bounds: [number, number, number, number];
  } | null;
}

export interface MapArea {
  settings(): Promise<MapSettings>;
}
