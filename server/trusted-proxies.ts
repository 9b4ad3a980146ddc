import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * True when an address is a trusted proxy, whose headers are used. Hop 0 is the connected client, hop 1 the caller that it names, and so
 * on.
 */
export type TrustedProxies = (address: string | undefined, hop: number) => boolean;

const hopsMax = 10;
const mappedAddress = /^::ffff:(?=\d+\.)/i;

/** Parses `TRUST_PROXY`: `no`, a number of proxies in a chain, or their networks. Undefined for anything else. */
export function parseTrustedProxies(text: string): TrustedProxies | null | undefined {
  if (text === 'false' || text === '0') return null;
  if (text === 'true') return throughHops(1);
  if (/^\d+$/.test(text)) return Number(text) <= hopsMax ? throughHops(Number(text)) : undefined;
  const networks = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    if (!addNetwork(networks, entry)) return undefined;
  }
  return (address) => address !== undefined && containsAddress(networks, address);
}

const throughHops =
  (hops: number): TrustedProxies =>
  (address, hop) =>
    hop < hops && address !== undefined && isIP(address.replace(mappedAddress, '')) !== 0;

function addNetwork(networks: BlockList, entry: string): boolean {
  const [address = '', bits, ...extraParts] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || extraParts.length > 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) networks.addAddress(address, family);
  else if (!/^\d{1,3}$/.test(bits) || Number(bits) < 1 || Number(bits) > (version === 6 ? 128 : 32))
    return false;
  else networks.addSubnet(address, Number(bits), family);
  return true;
}

function containsAddress(networks: BlockList, address: string): boolean {
  const plain = address.replace(mappedAddress, '');
  return isIP(plain) !== 0 && networks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/**
 * Returns the visitor's address: the last one in `chain`, which begins with the connected client, that was named by a trusted proxy. A
 * value that is no address was invented by an untrusted client.
 */
export function visitorAddress(chain: readonly (string | undefined)[]): string {
  const valid = chain.filter(
    (address) => address !== undefined && isIP(address.replace(mappedAddress, '')) !== 0,
  );
  return valid.at(-1) ?? 'unknown';
}
