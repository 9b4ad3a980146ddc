import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';

/** A rectangle over the map that labels must avoid, in pixels around its place. */
export interface ReservedBox {
  lat: number;
  lon: number;
  width: number;
  height: number;
  /** Position of the box relative to its place: centred, beginning there, or ending there. */
  anchor: 'center' | 'left' | 'right';
}

/**
 * Returns the boxes of a pin. A pin is centred on its place or, with a text, extends far to the right of it; the part left of the place is
 * a box of its own. @param left is where it begins, in pixels from its place.
 */
export function pinBoxes(
  { lat, lon }: { lat: number; lon: number },
  { left, width, height }: { left: number; width: number; height: number },
): ReservedBox[] {
  if (left < -width / 4) return [{ lat, lon, width, height, anchor: 'center' }];
  const right: ReservedBox = { lat, lon, width: width + Math.min(0, left), height, anchor: 'left' };
  return left < 0 ? [{ lat, lon, width: -left, height, anchor: 'right' }, right] : [right];
}

/** Boxes are rounded up to multiples of this many pixels, so that few images are needed. */
const step = 8;
/** Last data of each source, because pins are often rendered without having moved. */
const lastData = new WeakMap<object, string>();

/**
 * Keeps the map's labels out of the boxes. The boxes are invisible symbols in the uppermost layer, which the map places first; a label that
 * would collide moves or is hidden. Returns a function that stops it.
 */
export function reserveBoxes(map: MapLibreMap, id: string, boxes: readonly ReservedBox[]): () => void {
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
      if (lastData.get(source) !== text) void source.setData(data);
      lastData.set(source, text);
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
  // Draws again with each style: one may still be loading, and the dark mode has its own.
  if (map.getLayersOrder().length > 0) draw();
  map.on('style.load', draw);
  return () => map.off('style.load', draw);
}

/** Width in pixels of the strips along the edges of the map that no name may reach. */
const edge = 8;

/** Returns strips along the four edges of a map with their middle in pixels. */
export function edgeStrips(
  width: number,
  height: number,
): { x: number; y: number; width: number; height: number }[] {
  const [middle, centre, half] = [width / 2, height / 2, edge / 2];
  return [
    { x: half, y: centre, width: edge, height },
    { x: width - half, y: centre, width: edge, height },
    { x: middle, y: half, width, height: edge },
    { x: middle, y: height - half, width, height: edge },
  ];
}

/** Hides or moves names that the map's edge would cut. Returns a function that stops it. */
export function keepNamesInside(map: MapLibreMap): () => void {
  let stop = (): void => undefined;
  const follow = (): void => {
    stop();
    const { clientWidth, clientHeight } = map.getContainer();
    const strips = edgeStrips(clientWidth, clientHeight).map(({ x, y, width, height }): ReservedBox => {
      const { lng: lon, lat } = map.unproject([x, y]);
      return { lat, lon, width, height, anchor: 'center' };
    });
    stop = reserveBoxes(map, 'edges', strips);
  };
  follow();
  map.on('moveend', follow);
  map.on('resize', follow);
  return () => {
    map.off('moveend', follow);
    map.off('resize', follow);
    stop();
  };
}
