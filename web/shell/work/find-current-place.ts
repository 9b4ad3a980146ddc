/** Returns the path of the navigation entry for the page or for a page above it. Undefined if there is none. */
export function findCurrentPlace(paths: readonly string[], pathname: string): string | undefined {
  const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
  const page = withSlash(pathname);
  // The longest match, because a room's own path is a prefix of all others.
  return paths
    .filter((path) => page.startsWith(withSlash(path)))
    .toSorted((one, other) => other.length - one.length)[0];
}
