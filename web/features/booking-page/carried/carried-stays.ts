import type { PlainDate } from '../../../../domain/stay.ts';

/** The service worker uses the same names: it serves these pages offline and deletes them after the stay and at logout. */
const cacheName = 'stay';
const pagePath = (bookingID: number): string => `/offline/stay/${bookingID}`;

/** False in private windows and over plain HTTP, where browsers have no service worker. */
export const canStoreStays = (): boolean =>
  typeof window !== 'undefined' && 'caches' in window && 'serviceWorker' in navigator;

export async function isStayStored(bookingID: number): Promise<boolean> {
  return (
    (await caches.has(cacheName)) &&
    (await (await caches.open(cacheName)).match(pagePath(bookingID))) !== undefined
  );
}

/** Stores the page of a stay until the given day, its last one. */
export async function storeStay(bookingID: number, html: string, until: PlainDate): Promise<void> {
  const cache = await caches.open(cacheName);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'x-until': until };
  await cache.put(pagePath(bookingID), new Response(html, { headers }));
}

export async function deleteStoredStay(bookingID: number): Promise<void> {
  if (await caches.has(cacheName)) await (await caches.open(cacheName)).delete(pagePath(bookingID));
}
