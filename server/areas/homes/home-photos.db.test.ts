import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { homesSite, type Who } from './testing/homes-site.ts';

const site = homesSite();
const { login, call, get, aDraft, save, complete, step } = site;

describe('photos', () => {
  const picture = (shift: number, quality = 90): Promise<Buffer> => {
    const stripes = Array.from({ length: 12 }, (_, at) => {
      const grey = (at * 97 + shift * 53 * (at % 5)) % 256;
      return `<rect x="${at * 100}" y="${(at * shift * 37) % 300}" width="100" height="500" fill="rgb(${grey},${grey},${255 - grey})"/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${stripes.join('')}</svg>`;
    return sharp(Buffer.from(svg)).jpeg({ quality }).toBuffer();
  };
  async function upload(who: Who, objectNumber: number, bytes: Buffer): Promise<number> {
    const { data } = await call(who, 'beginHomePhoto', { objectNumber });
    const response = await fetch(`${site.url}/uploads?name=a.jpg`, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg', 'upload-ticket': String(data['ticket']) },
      body: new Uint8Array(bytes),
    });
    return response.status;
  }
  const photosOf = async (who: Who, home: number) =>
    (await get(who, home))['photos'] as { no: number; base: string; scene: string; focus: unknown }[];
  const status = async (path: string) => (await fetch(`${site.url}${path}-250x155.webp`)).status;

  test('come in order, are moved, cut around a point and removed, and of a draft only its landlord knows the address', async () => {
    const home = await aDraft('bert');
    for (const shift of [1, 2, 3]) expect(await upload('bert', home, await picture(shift))).toBe(201);
    const before = await photosOf('bert', home);
    expect(before.map(({ no, scene }) => [no, scene])).toEqual([
      [1, 'unnamed'],
      [2, 'unnamed'],
      [3, 'unnamed'],
    ]);
    expect(await status(before[0]!.base)).toBe(200);
    expect(await status(`/pictures/${home}/1`)).toBe(404);
    expect(await status(`/pictures/${home}/1.00000000`)).toBe(404);

    const focus = { x: 10, y: 90 };
    const photos = [
      { no: 3, scene: 'kitchen', focus },
      { no: 1, scene: 'outside', focus: { x: 50, y: 50 } },
    ];
    expect(await save('bert', home, { section: 'photos', photos })).toMatchObject({ http: 200 });
    const after = await photosOf('bert', home);
    expect(after).toMatchObject([
      { no: 1, scene: 'kitchen', focus },
      { no: 2, scene: 'outside' },
    ]);
    const versionOf = (base: string) => base.split('.')[1];
    expect(versionOf(after[1]!.base)).toBe(versionOf(before[0]!.base));
    expect(versionOf(after[0]!.base)).not.toBe(versionOf(before[2]!.base));
    expect(await status(after[0]!.base)).toBe(200);

    for (const name of ['beginHomePhoto', 'setOwnHome'] as const) {
      const input = name === 'setOwnHome' ? { edition: 1, part: { section: 'photos', photos: [] } } : {};
      expect(await call('anna', name, { objectNumber: home, ...input })).toMatchObject({ http: 404 });
    }
    expect(await upload('bert', home, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(422);
  });

  test('are told in the words of the host, by language, until these are emptied', async () => {
    const home = await aDraft('bert');
    expect(await upload('bert', home, await picture(11))).toBe(201);
    const focus = { x: 50, y: 50 };
    const photos = (captions?: object) => [{ no: 1, scene: 'view', focus, ...(captions && { captions }) }];
    const put = (captions?: object) => save('bert', home, { section: 'photos', photos: photos(captions) });
    expect(await put({ de: ' Der Steg am Morgen ', fr: '' })).toMatchObject({ http: 200 });
    expect(await photosOf('bert', home)).toMatchObject([{ captions: { de: 'Der Steg am Morgen' } }]);
    // A program that does not know the field loses nothing.
    expect(await put()).toMatchObject({ http: 200 });
    const shown = async (languageCode: string) => {
      const { data } = await call('bert', 'getHomePreview', { objectNumber: home, languageCode });
      return (data['home'] as { images: { caption?: string }[] }).images[0]!.caption;
    };
    expect([await shown('de'), await shown('fr')]).toEqual(['Der Steg am Morgen', undefined]);
    expect(await put({ de: 'Ruf an: 0171 1234567' })).toMatchObject({ http: 422 });
    expect(await put({})).toMatchObject({ http: 200 });
    expect(await shown('de')).toBeUndefined();
  });

  test('stand before the drawings that the home had, in whatever order they come', async () => {
    const home = await aDraft('bert');
    await site.database.db
      .insertInto('home_images')
      .values([1, 2].map((no) => ({ object_number: home, no, scene: no === 1 ? 'outside' : 'living' })))
      .execute();
    for (const shift of [4, 5]) expect(await upload('bert', home, await picture(shift))).toBe(201);
    const before = await photosOf('bert', home);
    expect(before.map(({ scene }) => scene)).toEqual(['unnamed', 'unnamed', 'outside', 'living']);
    const focus = { x: 50, y: 50 };
    const photos = [3, 4, 2].map((no) => ({ no, scene: no === 2 ? 'bath' : 'view', focus }));
    expect(await save('bert', home, { section: 'photos', photos })).toMatchObject({ http: 200 });
    expect((await photosOf('bert', home)).map(({ scene }) => scene)).toEqual(['bath', 'view', 'view']);
  });

  test('that another landlord has too are shown to the office, in another size as well', async () => {
    // Every complete home of these tests has the same address and description.
    await complete('anna', await aDraft('anna'));
    const theirs = await aDraft('bert');
    await upload('bert', theirs, await picture(7));
    await login('clara', ['landlord'], 503);
    const home = await aDraft('clara');
    await complete('clara', home);
    const copy = await sharp(await picture(7))
      .resize(700)
      .jpeg({ quality: 60 })
      .toBuffer();
    await upload('clara', home, copy);
    await upload('clara', home, await picture(9));
    await step('clara', home, 'publish');
    const { homes } = (await call('office', 'findHomesInReview', {})).data as {
      homes: { objectNumber: number; samePhotos: unknown; sameAddress: unknown; sameText: unknown }[];
    };
    const waiting = homes.find(({ objectNumber }) => objectNumber === home)!;
    expect(waiting.samePhotos).toMatchObject([{ objectNumber: theirs, landlord: 'Vermieterin 502' }]);
    for (const alike of [waiting.sameAddress, waiting.sameText]) {
      expect(alike).toContainEqual(expect.objectContaining({ landlord: 'Vermieterin 501' }));
    }
  });
});
