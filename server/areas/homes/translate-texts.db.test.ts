import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import { aLogin } from '../../../tests/builders/landlord-login.ts';
import { aPlace } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';

let database: TestDatabase;
/** One with a machine that translates, and one without. */
let site: RunningSite;
let plain: RunningSite;
let headers: Record<string, string>;
let objectNumber: number;

const call = (name: EndpointName, input: Record<string, unknown>, { url } = site) =>
  ask(url, name, { objectNumber, ...input }, headers);

beforeAll(async () => {
  database = await openTestDatabase();
  const placeID = await aPlace(database, { id: 70, region: 7, country: 'de' });
  site = await startSite(database, { environment: { TRANSLATION_PROVIDER: 'demo' } });
  plain = await startSite(
    { ...database, close: () => Promise.resolve() },
    { environment: { DATA_DIR: site.dataDir } },
  );
  headers = await aLogin({ database, dataDir: site.dataDir }, ['landlord'], 501);
  const home = { kind: 'farmhouse', placeID, language: 'fr', title: 'La maison de la digue' };
  objectNumber = (await ask(site.url, 'createOwnHome', home, headers)).data['objectNumber'] as number;
});
afterAll(async () => {
  await plain.stop();
  await site.stop();
});

test('a machine fills the texts of another language, which are its own only until their landlord has written them', async () => {
  expect((await call('getOwnHome', {})).data).toMatchObject({ translatable: true, edition: 1 });
  const { http, data } = await call('translateOwnTexts', { from: 'fr', to: 'it' });
  const filled = {
    language: 'it',
    title: '[fr → it] La maison de la digue',
    teaser: '',
    description: '',
    houseRules: '',
    arrivalInfo: '',
  };
  expect({ http, data }).toEqual({ http: 200, data: filled });
  // Nothing is saved before it was read.
  expect((await call('getOwnHome', {})).data).toMatchObject({ edition: 1, texts: [{ language: 'fr' }] });

  const description = 'Una casa tranquilla dietro la diga, a dieci minuti a piedi dalla spiaggia. '.repeat(2);
  const part = { section: 'texts', ...filled, description };
  await call('setOwnHome', { edition: 1, part: { ...part, translatedFrom: 'fr' } });
  const machines = { language: 'it', translatedFrom: 'fr', title: filled.title };
  const own = { language: 'fr', translatedFrom: null };
  expect((await call('getOwnHome', {})).data).toMatchObject({ texts: [own, machines] });
  await call('setOwnHome', { edition: 2, part: { ...part, title: 'La casa della diga' } });
  const written = { language: 'it', translatedFrom: null, title: 'La casa della diga' };
  expect((await call('getOwnHome', {})).data).toMatchObject({ texts: [own, written] });
});

test.each([
  ['de', 'it'],
  ['fr', 'fr'],
])('there is nothing to translate from %s to %s', async (from, to) => {
  expect(await call('translateOwnTexts', { from, to })).toMatchObject({
    http: 409,
    type: 'nothing-to-translate',
  });
});

test('a site without a machine offers none and says so', async () => {
  expect((await call('getOwnHome', {}, plain)).data).toMatchObject({ translatable: false });
  expect(await call('translateOwnTexts', { from: 'fr', to: 'it' }, plain)).toMatchObject({
    http: 409,
    type: 'translator-unavailable',
  });
});
