import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CachedPage } from './cached-page.ts';
import { createPageCache, type PageCache, type RenderUnlessSame, type SourcedPage } from './page-cache.ts';
import { homeTags } from '../../server/http/page-tags.ts';
import type { PageTag } from './tag-index.ts';

let now: number;
let version: string;
let cache: PageCache;
const createCache = (maxBytes: number): PageCache =>
  createPageCache({ maxBytes, lifetimeMs: 30_000, version: () => version, now: () => now });
beforeEach(() => {
  now = 0;
  version = '1';
  cache = createCache(1_000_000);
});

const rendered = (text: string, { status = 200, tags = [] as PageTag[] } = {}): SourcedPage => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
  tags: new Set(tags),
  source: null,
});
const cached = async (key: string, text = key): Promise<CachedPage> =>
  (await cache.page(key, () => Promise.resolve(rendered(text)))) as CachedPage;
const showing = async (key: string, ...tags: PageTag[]): Promise<void> => {
  await cache.page(key, () => Promise.resolve(rendered(key, { tags })));
};
const there = (...keys: string[]): string[] => keys.filter((key) => cache.find(key));
const readText = async (page: CachedPage): Promise<string> => String(await page.body('identity'));

test('a cached page is not rendered again, and its body is there in each encoding', async () => {
  await cached('/a', 'first');
  const page = await cached('/a', 'second');
  expect(await readText(page)).toBe('first');
  expect(String(gunzipSync(await page.body('gzip')))).toBe('first');
  expect(page.body('gzip')).toBeInstanceOf(Buffer);
  expect(cache.find('/a')).toBe(page);
  expect(cache.find('/b')).toBeNull();
});

test('the hash follows what the page says', async () => {
  const [one, same, other] = [await cached('/1', 'x'), await cached('/2', 'x'), await cached('/3', 'y')];
  expect(one.hash).toBe(same.hash);
  expect(one.hash).not.toBe(other.hash);
});

test('many who ask at once wait for one rendering', async () => {
  let renderings = 0;
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const render = async (): Promise<SourcedPage> => {
    renderings += 1;
    await gate;
    return rendered('once');
  };
  const asked = Array.from({ length: 50 }, () => cache.page('/a', render));
  release();
  const pages = await Promise.all(asked);
  expect(renderings).toBe(1);
  expect(new Set(pages).size).toBe(1);
});

test('another version of what every page shows empties the cache at once', async () => {
  await cached('/a', 'before');
  version = '2';
  expect(cache.find('/a')).toBeNull();
  expect(await readText(await cached('/a', 'after'))).toBe('after');
  expect(cache.state().pages).toBe(1);
});

test('whoever asks after a change does not get what was begun before it, nor is that cached', async () => {
  let finish = (_: SourcedPage): void => undefined;
  const slow = cache.page('/a', () => new Promise((resolve) => (finish = resolve)));
  version = '2';
  const after = await cached('/a', 'free no more');
  finish(rendered('still free'));
  expect(await readText((await slow) as CachedPage)).toBe('still free');
  expect(await readText(after)).toBe('free no more');
  expect(cache.find('/a')).toBe(after);
});

test('a change during the rendering alone is enough not to keep it', async () => {
  const page = cache.page('/a', () => {
    version = '2';
    return Promise.resolve(rendered('of both'));
  });
  await page;
  expect(cache.find('/a')).toBeNull();
});

test('a change drops the pages that show it, and no other one', async () => {
  await showing('/terms');
  await showing('/7', 'home:7', 'nights:7');
  await showing('/8', 'home:8', 'nights:8');
  await showing('/tuscany', 'homes', 'places');
  await showing('/tuscany/in-july', 'homes', 'places', 'nights');
  const all = ['/terms', '/7', '/8', '/tuscany', '/tuscany/in-july'];
  cache.changed(homeTags([7], 'nights'));
  expect(there(...all)).toEqual(['/terms', '/8', '/tuscany']);
  cache.changed(homeTags([9], 'home'));
  expect(there(...all)).toEqual(['/terms', '/8']);
  cache.changed(homeTags([8], 'home'));
  expect(there(...all)).toEqual(['/terms']);
  expect(cache.state()).toMatchObject({ pages: 1, dropped: 4 });
  cache.changed(['everything']);
  expect(cache.state()).toMatchObject({ pages: 0, bytes: 0, dropped: 5 });
});

test('a page that shows everything is dropped with any change', async () => {
  await showing('/unsaid', 'everything');
  expect(cache.state().untaggedPages).toBe(1);
  cache.changed([]);
  expect(there('/unsaid')).toEqual(['/unsaid']);
  cache.changed(['office']);
  expect(there('/unsaid')).toEqual([]);
});

test('a rendering outlives the changes that its page does not show', async () => {
  let finish = (_: SourcedPage): void => undefined;
  const slow = cache.page('/8', () => new Promise((resolve) => (finish = resolve)));
  cache.changed(homeTags([7], 'nights'));
  finish(rendered('of home 8', { tags: ['home:8', 'nights:8'] }));
  await slow;
  expect(there('/8')).toEqual(['/8']);
});

test('so many changes while a page is rendered that they are not remembered count as all', async () => {
  let finish = (_: SourcedPage): void => undefined;
  const slow = cache.page('/8', () => new Promise((resolve) => (finish = resolve)));
  cache.changed(
    homeTags(
      Array.from({ length: 2_000 }, (_, home) => 100 + home),
      'home',
    ),
  );
  finish(rendered('of home 8', { tags: ['home:8', 'nights:8'] }));
  await slow;
  expect(there('/8')).toEqual([]);
});

/** A page that is made of its text alone. */
const renderFrom = (text: string, ...tags: PageTag[]): RenderUnlessSame =>
  vi.fn<RenderUnlessSame>((keptSource) =>
    Promise.resolve(
      keptSource === text
        ? { status: 'unchanged', tags: new Set(tags) }
        : { ...rendered(text, { tags }), source: text },
    ),
  );

test('an outdated page that turns out to be the same is sent as it lies there, and shows what it shows now', async () => {
  const before = await cache.page('/list', renderFrom('two homes', 'home:1', 'home:2'));
  cache.changed(['home:1']);
  expect(cache.find('/list')).toBeNull();
  expect(cache.state()).toMatchObject({ pages: 0, outdatedPages: 1, dropped: 1 });
  expect(await cache.page('/list', renderFrom('two homes', 'home:2', 'home:3'))).toBe(before);
  expect(cache.find('/list')).toBe(before);
  expect(cache.state()).toMatchObject({ pages: 1, outdatedPages: 0, misses: 2, unchanged: 1 });
  cache.changed(['home:1']);
  expect(there('/list')).toEqual(['/list']);
  cache.changed(['home:3']);
  expect(there('/list')).toEqual([]);
});

test('an outdated page that says something else now is another page', async () => {
  const before = (await cache.page('/list', renderFrom('two homes', 'homes'))) as CachedPage;
  cache.changed(['homes']);
  const after = (await cache.page('/list', renderFrom('three homes', 'homes'))) as CachedPage;
  expect([await readText(before), await readText(after)]).toEqual(['two homes', 'three homes']);
  expect(cache.find('/list')).toBe(after);
  expect(cache.state()).toMatchObject({ pages: 1, outdatedPages: 0, unchanged: 0 });
});

test('a page that was found to be the same is outdated by what has changed meanwhile', async () => {
  await cache.page('/list', renderFrom('two homes', 'homes'));
  cache.changed(['homes']);
  await cache.page('/list', (keptSource) => {
    cache.changed(['homes']);
    return renderFrom('two homes', 'homes')(keptSource);
  });
  expect(cache.find('/list')).toBeNull();
  expect(cache.state()).toMatchObject({ pages: 0, outdatedPages: 1 });
});

test('after its lifetime a page is looked at once more, and lives as long again', async () => {
  const page = await cache.page('/a', renderFrom('a'));
  now = 30_001;
  expect(cache.find('/a')).toBeNull();
  expect(await cache.page('/a', renderFrom('a'))).toBe(page);
  now = 60_001;
  expect(cache.find('/a')).toBe(page);
  expect(cache.state()).toMatchObject({ dropped: 0, unchanged: 1 });
});

test('another version of what every page shows leaves nothing to be looked at', async () => {
  await cache.page('/a', renderFrom('a', 'homes'));
  await cache.page('/b', renderFrom('b', 'homes'));
  cache.changed(['homes']);
  await cache.page('/b', renderFrom('b', 'homes'));
  version = '2';
  const render = renderFrom('a');
  await cache.page('/a', render);
  expect(render).toHaveBeenCalledWith(null);
  expect(cache.state()).toMatchObject({ pages: 1, outdatedPages: 0, dropped: 3 });
});

test('outdated pages count as memory, and go when nobody asks for them', async () => {
  const small = (page: number): Promise<unknown> =>
    cache.page(`/${page}`, renderFrom(`page ${page}`, 'homes'));
  cache = createCache(10_000);
  await small(0);
  const { bytes } = cache.state();
  cache.changed(['homes']);
  expect(cache.state()).toMatchObject({ bytes, outdatedPages: 1 });
  for (let page = 1; page < 10; page += 1) await small(page);
  expect(cache.state()).toMatchObject({ outdatedPages: 0, pages: 4 });
});

test('what nobody announces shows after the lifetime', async () => {
  await cached('/a');
  now = 30_000;
  expect(cache.find('/a')).not.toBeNull();
  now = 30_001;
  expect(cache.find('/a')).toBeNull();
  expect(cache.state()).toMatchObject({ pages: 0, bytes: 0 });
});

test.each([301, 404, 410, 500])('an answer with status %d is not cached', async (status) => {
  expect(await cache.page('/a', () => Promise.resolve(rendered('', { status })))).toMatchObject({ status });
  expect(cache.find('/a')).toBeNull();
});

test('a page that is asked for again becomes smaller, and says the same', async () => {
  const text = Array.from({ length: 3_000 }, (_, number) => `house ${(number * 7919) % 997}`).join(' ');
  const page = await cached('/a', text);
  const quick = page.body('br') as Buffer;
  const before = cache.state().bytes;
  expect(cache.find('/a')).toBe(page);
  await expect.poll(() => (page.body('br') as Buffer).length).toBeLessThan(quick.length);
  const small = page.body('br') as Buffer;
  expect(String(brotliDecompressSync(small))).toBe(text);
  expect(cache.state().bytes).toBe(before - quick.length + small.length);
  expect(await readText(page)).toBe(text);
});

test('an outdated page that turns out to be the same becomes smaller, too', async () => {
  const text = Array.from({ length: 3_000 }, (_, number) => `house ${(number * 7919) % 997}`).join(' ');
  const page = (await cache.page('/a', renderFrom(text, 'homes'))) as CachedPage;
  const quick = (page.body('br') as Buffer).length;
  cache.changed(['homes']);
  await cache.page('/a', renderFrom(text, 'homes'));
  await expect.poll(() => (page.body('br') as Buffer).length).toBeLessThan(quick);
  const { bytes } = cache.state();
  cache.changed(['homes']);
  await cache.page('/a', renderFrom('less', 'homes'));
  expect(cache.state().bytes).toBeLessThan(bytes);
});

test('a rendering that fails fails for those who waited, and the next one tries again', async () => {
  const failing = (): Promise<SourcedPage> => Promise.reject(new Error('broken'));
  const both = [cache.page('/a', failing), cache.page('/a', failing)];
  for (const one of both) await expect(one).rejects.toThrow('broken');
  expect(await readText(await cached('/a', 'well'))).toBe('well');
});

test('memory is bounded: the pages that nobody asked for longest go first', async () => {
  cache = createCache(100_000);
  const noise = (): string => Array.from({ length: 5_000 }, () => Math.random().toString(36)).join('');
  await cached('/asked-again', 'small');
  for (let page = 0; page < 20; page++) {
    const one = await cached(`/${page}`, noise());
    await one.body('identity');
    await one.body('gzip');
    cache.find('/asked-again');
    expect(cache.state().bytes).toBeLessThanOrEqual(100_000);
  }
  expect(cache.state().pages).toBeLessThan(5);
  expect(cache.find('/0')).toBeNull();
});

test('a page of many encodings counts with all of them', async () => {
  const page = await cached('/a', 'word '.repeat(2_000));
  const before = cache.state().bytes;
  await page.body('identity');
  expect(cache.state().bytes).toBe(before + 10_000);
});

test('the tags of pages count, and those of dropped pages take no memory', async () => {
  await showing('/none');
  const { bytes } = cache.state();
  const tags = homeTags([1, 2, 3], 'home');
  await showing('/many', ...tags);
  expect(cache.state().bytes).toBeGreaterThan(2 * bytes + 100 * tags.length);
  cache.changed(['home:2']);
  expect(cache.state().bytes).toBe(bytes);
});

test('without memory nothing is cached', async () => {
  cache = createCache(0);
  expect(await cache.page('/a', () => Promise.resolve(rendered('x')))).toMatchObject({ status: 200 });
  expect(cache.find('/a')).toBeNull();
});
