/** The path among those of a navigation that a page is, or lies below; undefined where it lies below none. */
export function findCurrentPlace(paths: readonly string[], pathname: string): string | undefined {
  const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
  const page = withSlash(pathname);
  // The longest one: a room's own path is the beginning of all others.
  return paths
    .filter((path) => page.startsWith(withSlash(path)))
    .toSorted((one, other) => other.length - one.length)[0];
}
