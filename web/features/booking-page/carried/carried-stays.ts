import type { PlainDate } from '../../../../domain/stay.ts';

/** The service worker knows these names: it shows what lies here without a network, and forgets it after the stay and at a logout. */
const cacheName = 'stay';
const addressOf = (bookingID: number): string => `/offline/stay/${bookingID}`;

/** True where a browser can keep a stay: none does so in a private window or over plain HTTP. */
export const canCarry = (): boolean =>
  typeof window !== 'undefined' && 'caches' in window && 'serviceWorker' in navigator;

export async function isCarried(bookingID: number): Promise<boolean> {
  return (
    (await caches.has(cacheName)) &&
    (await (await caches.open(cacheName)).match(addressOf(bookingID))) !== undefined
  );
}

export async function carry(bookingID: number, html: string, until: PlainDate): Promise<void> {
  const cache = await caches.open(cacheName);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'x-until': until };
  await cache.put(addressOf(bookingID), new Response(html, { headers }));
}

export async function forgetCarried(bookingID: number): Promise<void> {
  if (await caches.has(cacheName)) await (await caches.open(cacheName)).delete(addressOf(bookingID));
}
