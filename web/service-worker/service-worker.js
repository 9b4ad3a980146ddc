/* global self, caches, fetch, Response */
/**
 * What the browser does without a network. Pages and calls always come from the network: a price or a free
 * day that is not fresh is never shown. Only two things are kept: the page that says that there is no
 * connection, and files whose name changes with their content.
 *
 * The server puts the version and the files of the offline page in.
 */
const version = '__VERSION__';
const offlineFiles = '__OFFLINE_FILES__'.split(' ');

const offlineCache = `offline-${version}`;
const assetCache = 'assets';
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
      // The request of a page goes out while this worker wakes up.
      await self.registration.navigationPreload?.enable();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event, request));
  else if (offlineFiles.includes(url.pathname)) event.respondWith(fetch(request).catch(() => kept(url)));
});

/** From the network, or the word that there is none. */
async function page(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const language = /^\/(en|fr|it)(\/|$)/.exec(url.pathname)?.[1] ?? 'de';
    const offline = await caches.match(`/offline/${language}.html`);
    return offline ?? Response.error();
  }
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
