import { expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/harness/databases.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { ensurePlace, type PlaceSource } from './ensure-place.ts';
import { placeAt } from './find-places.ts';

test('a place that crossed the border of a process is made once, with the bounds of its region', async () => {
  const database = await openTestDatabase();
  const found = placeAt({ lat: 43.4866, lon: 11.3742 });
  const source = structuredClone(found!.source) as PlaceSource;
  const ensure = () => database.transaction((tx) => ensurePlace(tx, createSiteTexts(), source));
  const first = await ensure();
  expect(first).toMatchObject({ placeId: found!.id, country: 'it' });
  expect(await ensure()).toEqual(first);
  expect(await database.db.selectFrom('places').select('id').execute()).toEqual([{ id: found!.id }]);
});
