interface ArchiveSettings {
  tiles: string;
  minZoom: number;
  maxZoom: number;
  /** West, south, east, north in degrees. */
  bounds: [number, number, number, number];
}

export interface MapSettings {
  tiles: string;
  maxZoom: number;
  styleUrl: string | null;
  /** Streets, woods and waters of a configured archive, drawn over our own shapes; null without an archive. */
  streets: ArchiveSettings | null;
  /** Heights of a configured archive, drawn as shaded relief; null without an archive. */
  relief: (ArchiveSettings & { tileSize: number }) | null;
}

export interface MapArea {
  settings(): Promise<MapSettings>;
}
