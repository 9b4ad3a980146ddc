/**
 * A path of this site named as the next page; null for anything that could lead elsewhere: another host or scheme, or whatever browsers
 * take for one.
 */
export function ownPath(given: string | null | undefined): string | null {
  if (!given || !/^\/(?![/\\])[^\\\s\p{C}]*$/u.test(given)) return null;
  const here = 'https://own.invalid';
  if (!URL.canParse(given, here)) return null;
  const { origin, pathname, search, hash } = new URL(given, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}
