/* global self, caches, fetch, Response */
/**
 * Serves pages without a network. Pages and calls always come from the network, so that prices and availability
 * are never outdated. Only three things are cached: the offline page, files whose name contains a hash of their
 * content, and the stay that a guest has stored on this device.
 *
 * The server inserts the version and the files of the offline page.
 */
const version = '__VERSION__';
const offlineFiles = '__OFFLINE_FILES__'.split(' ');

const offlineCache = `offline-${version}`;
const assetCache = 'assets';
/** The cache in which pages store stays, each with the last day of its storage. */
const stayCache = 'stay';
const logoutPath = '/api/user/logout';
/** Beyond this number the oldest files are deleted, which belong to earlier releases. */
const assetsMax = 120;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.addAll(offlineFiles)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const oldNames = names.filter((name) => name.startsWith('offline-') && name !== offlineCache);
      await Promise.all(oldNames.map((name) => caches.delete(name)));
      await findStoredStay(null);
      // Includes the page that installed this worker, so that its logout is noticed.
      await self.clients?.claim();
      // Lets the browser request a page while this worker starts.
      await self.registration.navigationPreload?.enable();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  // A logout deletes the stays, because others may use the device.
  if (request.method === 'POST' && url.pathname === logoutPath) event.waitUntil(caches.delete(stayCache));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event, request));
  else if (offlineFiles.includes(url.pathname)) event.respondWith(fetch(request).catch(() => fromCache(url)));
});

/** Loads a page from the network; without it the stay on this device, or else the offline page. */
async function page(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const stay = await findStoredStay(url.searchParams.get('bookingID'));
    if (stay) return stay;
    const language = /^\/(en|fr|it)(\/|$)/.exec(url.pathname)?.[1] ?? 'de';
    const offline = await caches.match(`/offline/${language}.html`);
    return offline ?? Response.error();
  }
}

/** Returns the stored stay of a booking, else the one that ends first. Past stays are deleted. */
async function findStoredStay(bookingID) {
  if (!(await caches.has(stayCache))) return undefined;
  const cache = await caches.open(stayCache);
  const today = new Date().toISOString().slice(0, 10);
  const stays = [];
  for (const request of await cache.keys()) {
    const page = await cache.match(request);
    const until = page?.headers.get('x-until') ?? '';
    if (until < today) await cache.delete(request);
    else stays.push({ page, until, isRequested: new URL(request.url).pathname.endsWith(`/${bookingID}`) });
  }
  stays.sort((one, other) => one.until.localeCompare(other.until));
  return (stays.find(({ isRequested }) => isRequested) ?? stays[0])?.page;
}

async function fromCache(url) {
  return (await caches.match(url.pathname)) ?? Response.error();
}

/** Returns a file from the cache, else loads and caches it. Its content never changes under its name. */
async function asset(event, request) {
  const cache = await caches.open(assetCache);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok && response.status === 200) {
    event.waitUntil(
      cache
        .put(request, response.clone())
        .then(() => cache.keys())
        .then((keys) =>
          Promise.all(keys.slice(0, Math.max(0, keys.length - assetsMax)).map((key) => cache.delete(key))),
        )
        .catch(() => undefined),
    );
  }
  return response;
}
