import type { Localized } from '../../../domain/language.ts';
import type { RegionLabel } from '../../../engines/map/face.ts';
import type { Queryable } from '../../platform/database.ts';

export const mapStore = {
  async regions(db: Queryable): Promise<RegionLabel[]> {
    const rows = await db
      .selectFrom('regions')
      .select(['lat', 'lon', 'names', 'bounds'])
      .orderBy('id')
      .execute();
    return rows as unknown as RegionLabel[];
  },

  async placeNames(db: Queryable): Promise<Map<number, Partial<Localized>>> {
    const rows = await db.selectFrom('places').select(['id', 'names']).execute();
    return new Map(rows.map(({ id, names }) => [id, names as Partial<Localized>]));
  },
};
