/**
 * A path of this site that an address names as the next one; null for anything that could lead elsewhere: another host,
 * another scheme, and what browsers take for either.
 */
export function ownPath(given: string | null | undefined): string | null {
  if (!given || !/^\/(?![/\\])[^\\\s\p{C}]*$/u.test(given)) return null;
  const here = 'https://own.invalid';
  if (!URL.canParse(given, here)) return null;
  const { origin, pathname, search, hash } = new URL(given, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}
