/**
 * Returns a path of this site given as the next page; null for anything that could lead elsewhere: another host or scheme, or a form that
 * browsers treat as one.
 */
export function ownPath(path: string | null | undefined): string | null {
  if (!path || !/^\/(?![/\\])[^\\\s\p{C}]*$/u.test(path)) return null;
  const ownOrigin = 'https://own.invalid';
  if (!URL.canParse(path, ownOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(path, ownOrigin);
  return origin === ownOrigin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
