export interface MapSettings {
  tiles: string;
  maxZoom: number;
  styleUrl: string | null;
  /** Streets, woods and waters of a configured archive, drawn over our own shapes; null without an archive. */
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
