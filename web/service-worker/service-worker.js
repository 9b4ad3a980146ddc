/* global self, caches, fetch, Response */
/**
 * What the browser does without a network. Pages and calls always come from the network: a price or a free
 * day that is not fresh is never shown. Only three things are kept: the page that says that there is no
 * connection, files whose name changes with their content, and the stay that a guest has put on this device.
 *
 * The server puts the version and the files of the offline page in.
 */
const version = '__VERSION__';
const offlineFiles = '__OFFLINE_FILES__'.split(' ');

const offlineCache = `offline-${version}`;
const assetCache = 'assets';
/** Pages put stays into it, each with the day until which it is kept. */
const stayCache = 'stay';
const logoutPath = '/api/user/logout';
/** The oldest go when there are more: those of earlier releases. */
const assetsMax = 120;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.addAll(offlineFiles)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith('offline-') && name !== offlineCache);
      await Promise.all(old.map((name) => caches.delete(name)));
      await keptStay(null);
      // Also the page that brought this worker is to be heard when somebody logs out.
      await self.clients?.claim();
      // The request of a page goes out while this worker wakes up.
      await self.registration.navigationPreload?.enable();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  // Whoever logs out on a shared device leaves nothing of their own behind.
  if (request.method === 'POST' && url.pathname === logoutPath) event.waitUntil(caches.delete(stayCache));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event, request));
  else if (offlineFiles.includes(url.pathname)) event.respondWith(fetch(request).catch(() => kept(url)));
});

/** From the network; without it the stay that lies on this device, or the word that there is none. */
async function page(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const stay = await keptStay(url.searchParams.get('bookingID'));
    if (stay) return stay;
    const language = /^\/(en|fr|it)(\/|$)/.exec(url.pathname)?.[1] ?? 'de';
    const offline = await caches.match(`/offline/${language}.html`);
    return offline ?? Response.error();
  }
}

/** The stay of that booking, else the one that ends first. Those that are over are forgotten. */
async function keptStay(bookingID) {
  if (!(await caches.has(stayCache))) return undefined;
  const cache = await caches.open(stayCache);
  const today = new Date().toISOString().slice(0, 10);
  const stays = [];
  for (const request of await cache.keys()) {
    const page = await cache.match(request);
    const until = page?.headers.get('x-until') ?? '';
    if (until < today) await cache.delete(request);
    else stays.push({ page, until, isAsked: new URL(request.url).pathname.endsWith(`/${bookingID}`) });
  }
  stays.sort((one, other) => one.until.localeCompare(other.until));
  return (stays.find(({ isAsked }) => isAsked) ?? stays[0])?.page;
}

async function kept(url) {
  return (await caches.match(url.pathname)) ?? Response.error();
}

/** A file that never changes under its name: once fetched it is kept. */
async function asset(event, request) {
  const cache = await caches.open(assetCache);
  const known = await cache.match(request);
  if (known) return known;
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
