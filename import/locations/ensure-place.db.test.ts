import { expect, test } from 'vitest';
import { searchStore } from '../../server/areas/search/search-store.ts';
import { aHome, aPlace, aRegion } from '../../tests/harness/catalogue-builder.ts';
import { openTestDatabase } from '../../tests/harness/databases.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { ensurePlace, type PlaceSource } from './ensure-place.ts';
import { findPlaceAt } from './find-places.ts';

test('a place sent from another process is created once, with the bounds of its region', async () => {
  const database = await openTestDatabase();
  const found = findPlaceAt({ lat: 43.4866, lon: 11.3742 });
  const source = structuredClone(found!.source) as PlaceSource;
  const ensure = () => database.transaction((tx) => ensurePlace(tx, createSiteTexts(), source));
  const first = await ensure();
  expect(first).toMatchObject({ placeId: found!.id, country: 'it' });
  expect(await ensure()).toEqual(first);
  expect(await database.db.selectFrom('places').select('id').execute()).toEqual([{ id: found!.id }]);
});

test('homes that a place has already are announced when it turns out to lie in a subdivision too', async () => {
  const database = await openTestDatabase();
  const found = findPlaceAt({ lat: 47.56, lon: 10.75 })!;
  const source = found.source as PlaceSource;
  const { holidayRegion, subdivision } = source.located;
  const region = await aRegion(database, { id: 5, key: holidayRegion!.key });
  await aPlace(database, { id: found.id, region });
  const objectNumber = 4711;
  await aHome(database, { objectNumber, place: found.id, region });
  const versionOf = async () =>
    (await searchStore.homes(database.db, [objectNumber])).map((row) => [row.version, row.subdivision_key]);
  const [[before] = []] = await versionOf();
  await database.transaction((tx) => ensurePlace(tx, createSiteTexts(), source));
  expect(await versionOf()).toEqual([[Number(before) + 1, subdivision!.key]]);
});
