/**
 * Minimum number of homes for a comparison. It also needs several hosts, none with more than half of the homes, since it would otherwise
 * reveal the figures of one neighbour.
 */
const homesMin = 10;
const hostsMin = 5;

/** One host's part of a comparison: the number of homes, and sums over them. */
export type ShareOfHost<Sum extends string> = Readonly<Record<Sum | 'homes', number>>;

/** Returns the sums over all hosts; null if they would reveal too much about one of them. */
export function sumsToCompare<Sum extends string>(
  shares: readonly ShareOfHost<Sum>[],
  names: readonly Sum[],
): Record<Sum | 'homes', number> | null {
  const sumOf = (name: Sum | 'homes'): number => shares.reduce((sum, share) => sum + share[name], 0);
  const hosts = shares.filter(({ homes }) => homes > 0);
  const homes = sumOf('homes');
  const largest = Math.max(0, ...hosts.map((host) => host.homes));
  if (homes < homesMin || hosts.length < hostsMin || largest * 2 > homes) return null;
  return Object.fromEntries([...names, 'homes' as const].map((name) => [name, sumOf(name)])) as Record<
    Sum | 'homes',
    number
  >;
}
