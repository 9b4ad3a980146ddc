import type { Map as MapLibreMap } from 'maplibre-gl';
import { rangeAround } from '../../../domain/longitude-range.ts';
import { locationFilterKeys, type BoundingBox } from '../../../domain/search-filter.ts';
import { askClusters } from './ask-clusters.ts';
import { boundsAround } from './merge-clusters.ts';
import { prefersCalm } from './open-map.ts';
import type { SearchData } from '../search/search-data.ts';

/** A zoom with few cells, enough to know where the homes are. */
const overviewZoom = 2;
/** Maximum zoom, so that a single home is shown with its surroundings. */
const zoomMax = 12;
/** Homes that are taken together lie side by side: their surroundings are what one wants to see. */
const groupsZoomMax = 9;

/** Shows the searched area, else all results; for a town without homes that town and the nearest place with some. */
export async function viewOfSearch(map: MapLibreMap, data: SearchData, animate = false): Promise<void> {
  const searched = data.query.BBoxString;
  const box =
    searched ??
    boxOfGroups(data) ??
    (await findBox(data)) ??
    (await boxOfNear(data)) ??
    (await boxOfPlace(data));
  if (!box) return;
  map.fitBounds(
    [
      [box.west, box.south],
      [box.east < box.west ? box.east + 360 : box.east, box.north],
    ],
    {
      // A searched area of the map fills the view; homes get a padding.
      padding: searched ? 0 : { top: 76, right: 44, bottom: 68, left: 44 },
      maxZoom: searched ? map.getMaxZoom() : data.groups?.length ? groupsZoomMax : zoomMax,
      animate: animate && !prefersCalm(),
      linear: true,
    },
  );
}

const findBox = (data: Pick<SearchData, 'query' | 'preset'>): Promise<BoundingBox | null> =>
  askClusters(data, { zoom: overviewZoom }).then(boundsAround, () => null);

async function boxOfNear({ near, query, preset }: SearchData): Promise<BoundingBox | null> {
  const [nearest] = near?.places ?? [];
  if (!near?.position || !nearest) return null;
  const { lat, lon } = near.position;
  const { q: _words, ...wanted } = query;
  const homes = await findBox({ query: { ...wanted, place: Number(nearest.key) }, preset });
  return {
    ...rangeAround([{ west: lon, east: lon }, ...(homes ? [homes] : [])]),
    south: Math.min(lat, homes?.south ?? lat),
    north: Math.max(lat, homes?.north ?? lat),
  };
}

function boxOfGroups({ groups }: Pick<SearchData, 'groups'>): BoundingBox | null {
  const positions = (groups ?? []).flatMap(({ homes }) => homes.map(({ position }) => position));
  if (positions.length === 0) return null;
  const lats = positions.map(({ lat }) => lat);
  return {
    ...rangeAround(positions.map(({ lon }) => ({ west: lon, east: lon }))),
    south: Math.min(...lats),
    north: Math.max(...lats),
  };
}

/** Where nothing fits the search, the place itself is shown by all of its homes. */
async function boxOfPlace({ query, preset }: SearchData): Promise<BoundingBox | null> {
  const place = Object.fromEntries(
    locationFilterKeys.flatMap((key) => {
      const value = preset[key] ?? query[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
  return Object.keys(place).length > 0 ? findBox({ query: place, preset: {} }) : null;
}
