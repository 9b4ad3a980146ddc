import { isIPv4, isIPv6 } from 'node:net';

const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the network of an address: the first 24 bits of IPv4 or 56 of IPv6, the size of a household's or office's network. One client
 * thus cannot pass as many visitors by using many addresses.
 */
export function networkPrefix(address: string): string {
  const plain = mappedAddress.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  const groups = parseGroups(plain.split('%', 1)[0]!);
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

function parseGroups(address: string): number[] {
  const [before = '', after] = address.split('::', 2);
  const parse = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, tail] = [parse(before), parse(after ?? '')];
  if (after === undefined) return first;
  return [...first, ...Array.from({ length: Math.max(0, 8 - first.length - tail.length) }, () => 0), ...tail];
}
