import { isIPv4, isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network of an address: the first 24 bits of IPv4 or 56 of IPv6, as a household or office has. Whoever rents one network cannot pass
 * as many visitors.
 */
export function networkOf(address: string): string {
  const plain = mapped.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(plain.split('%', 1)[0]!);
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::', 2);
  const parse = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [parse(before), parse(after ?? '')];
  if (after === undefined) return first;
  return [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => 0), ...last];
}
