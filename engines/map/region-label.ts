import type { Localized } from '../../domain/language.ts';
import type { MapLabel } from './label-points.ts';

export interface RegionLabel {
  lat: number;
  lon: number;
  names: Partial<Localized>;
  /** South, west, north, east in degrees. */
  bounds: readonly [number, number, number, number];
}

/** A region is labelled while its name fits into it, so that smaller regions appear at larger zooms. */
export function regionLabel(region: RegionLabel): MapLabel {
  const { lat, lon, names, bounds } = region;
  const [, west, , east] = bounds;
  // West is above east if the region crosses the date line.
  const width = Math.max(0.05, east < west ? east - west + 360 : east - west);
  // The zoom at which the region is some 110 pixels wide.
  const fittingZoom = Math.round(Math.log2((110 / 512) * (360 / width)));
  const from = Math.max(5, Math.min(9, fittingZoom));
  return { kind: 'region', lat, lon, names, from, until: Math.min(11, from + 3) };
}
