/** A point in tile units from the left and top edge. Coordinates outside 0 to `extent` are beyond the edges. */
export type TilePoint = readonly [number, number];
export type TileLine = readonly TilePoint[];

export interface TilePlace {
  at: TilePoint;
  /** Zoom from which the place is named. */
  from: number;
  /** GeoNames' number. */
  id: number;
  name: string;
}

export interface TileShapes {
  /** Polygons: the shore, then the waters inside of it. */
  land: readonly (readonly TileLine[])[];
  borders: readonly TileLine[];
  places: readonly TilePlace[];
}
