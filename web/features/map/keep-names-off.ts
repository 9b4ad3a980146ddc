import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';

/** A rectangle over the map that no name may reach under, in pixels around its place. */
export interface CoveredBox {
  lat: number;
  lon: number;
  width: number;
  height: number;
  /** The box lies around its place, or begins there and goes on to the right, or ends there. */
  anchor: 'center' | 'left' | 'right';
}

/**
 * The boxes of a pin, which stands around its place or, with a text, reaches far to the right of it; what of it lies
 * left of the place is a box of its own.
 *
 * @param left is where it begins, in pixels from its place.
 */
export function boxesOfPin(
  { lat, lon }: { lat: number; lon: number },
  { left, width, height }: { left: number; width: number; height: number },
): CoveredBox[] {
  if (left < -width / 4) return [{ lat, lon, width, height, anchor: 'center' }];
  const right: CoveredBox = { lat, lon, width: width + Math.min(0, left), height, anchor: 'left' };
  return left < 0 ? [{ lat, lon, width: -left, height, anchor: 'right' }, right] : [right];
}

/** Pixels to which boxes are rounded up, so that few pictures do for all. */
const step = 8;
/** What a source was given last: pins are drawn anew at every touch, and mostly stay where they are. */
const given = new WeakMap<object, string>();

/**
 * Keeps the map's names out of what lies over it. The boxes are invisible pictures in the uppermost layer, which
 * the map places first; a name that would meet one moves aside or waits for another zoom. Returns how to end it.
 */
export function keepNamesOff(map: MapLibreMap, id: string, boxes: readonly CoveredBox[]): () => void {
  const pictures = new Map<string, { width: number; height: number }>();
  const features = boxes.map(({ lat, lon, width, height, anchor }) => {
    const size = { width: Math.ceil(width / step) * step, height: Math.ceil(height / step) * step };
    const picture = `nothing-${size.width}-${size.height}`;
    pictures.set(picture, size);
    return {
      type: 'Feature' as const,
      properties: { picture, anchor },
      geometry: { type: 'Point' as const, coordinates: [lon, lat] },
    };
  });
  const data = { type: 'FeatureCollection' as const, features };

  const text = JSON.stringify(data);

  const draw = (): void => {
    for (const [picture, { width, height }] of pictures) {
      if (map.hasImage(picture)) continue;
      map.addImage(picture, { width, height, data: new Uint8Array(4 * width * height) });
    }
    const source = map.getSource<GeoJSONSource>(id);
    if (source) {
      if (given.get(source) !== text) void source.setData(data);
      given.set(source, text);
      return;
    }
    map.addSource(id, { type: 'geojson', data });
    map.addLayer({
      id,
      type: 'symbol',
      source: id,
      layout: {
        'icon-image': ['get', 'picture'],
        'icon-anchor': ['get', 'anchor'],
        'icon-allow-overlap': true,
      },
    });
  };
  // A style that is still on its way, or a new one for the dark, gets the boxes when it is there.
  if (map.getLayersOrder().length > 0) draw();
  map.on('style.load', draw);
  return () => map.off('style.load', draw);
}
