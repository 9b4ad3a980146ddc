import { languages, type Localized } from '../../domain/language.ts';
import { toWorld } from './mercator.ts';
import { extent } from './tile-archive.ts';
import type { TilePlace, TilePoint } from './tile-shapes.ts';

export type LabelKind = 'country' | 'region' | 'place' | 'sea' | 'lake' | 'mountains';

/** A named feature of the map, in addition to the places of the archive. */
export interface MapLabel {
  kind: LabelKind;
  lat: number;
  lon: number;
  names: Partial<Localized>;
  /** First zoom at which the name is shown. */
  from: number;
  until: number;
}

export interface NamedPoint {
  at: TilePoint;
  tags: Record<string, string | number>;
}

/** Vector tile attributes: `name` for all languages, `name:fr` and so on where a language differs. */
export function nameTags(names: Partial<Localized>, own: string): Record<string, string> {
  const differing = languages.flatMap((language) => {
    const name = names[language];
    return name && name !== own ? [[`name:${language}`, name]] : [];
  });
  return { name: own, ...(Object.fromEntries(differing) as Record<string, string>) };
}

/** The labels of one tile; `placeNames` are translations by GeoNames' number. */
export function labelPoints(
  tile: { z: number; x: number; y: number },
  places: readonly TilePlace[],
  labels: readonly MapLabel[],
  placeNames: ReadonlyMap<number, Partial<Localized>>,
  deepest: boolean,
): NamedPoint[] {
  const size = 2 ** tile.z;
  const own = labels.flatMap(({ kind, lat, lon, names, from, until }): NamedPoint[] => {
    // A tile of the largest zoom also serves those beyond it.
    if ((!deepest && from >= tile.z + 1) || until < tile.z) return [];
    const [worldX, worldY] = toWorld(lon, lat);
    const at = [
      Math.round((worldX * size - tile.x) * extent),
      Math.round((worldY * size - tile.y) * extent),
    ] as const;
    if (at[0] < 0 || at[1] < 0 || at[0] >= extent || at[1] >= extent) return [];
    const name = names.en ?? Object.values(names)[0];
    return name ? [{ at, tags: { kind, from, until, ...nameTags(names, name) } }] : [];
  });
  return [
    ...own,
    ...places.map(({ at, from, id, name }) => ({
      at,
      tags: { kind: 'place', from, ...nameTags(placeNames.get(id) ?? {}, name) },
    })),
  ];
}
