/**
 * Fewer homes are not compared with, nor homes of fewer hosts, nor those of which one host lets more than half: figures of
 * the others would tell how a neighbour does.
 */
const homesMin = 10;
const hostsMin = 5;

/** What one host brings to a comparison: so many homes, and sums over them. */
export type ShareOfHost<Sum extends string> = Readonly<Record<Sum | 'homes', number>>;

/** The sums over all hosts; null where they would tell too much of one of them. */
export function sumsToCompare<Sum extends string>(
  shares: readonly ShareOfHost<Sum>[],
  names: readonly Sum[],
): Record<Sum | 'homes', number> | null {
  const of = (name: Sum | 'homes'): number => shares.reduce((sum, share) => sum + share[name], 0);
  const hosts = shares.filter(({ homes }) => homes > 0);
  const homes = of('homes');
  const largest = Math.max(0, ...hosts.map((host) => host.homes));
  if (homes < homesMin || hosts.length < hostsMin || largest * 2 > homes) return null;
  return Object.fromEntries([...names, 'homes' as const].map((name) => [name, of(name)])) as Record<
    Sum | 'homes',
    number
  >;
}
