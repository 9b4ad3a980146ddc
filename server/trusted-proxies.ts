import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Tells whether an address is one of our proxies, whose headers are believed. Hop 0 is whoever has connected, hop 1 whom
 * that one names as its caller, and so on.
 */
export type TrustedProxies = (address: string | undefined, hop: number) => boolean;

const hopsMax = 10;
const mapped = /^::ffff:(?=\d+\.)/i;

/** Reads `TRUST_PROXY`: no, a number of proxies one behind the other, or the networks that they are in. Undefined for anything else. */
export function parseTrustedProxies(text: string): TrustedProxies | null | undefined {
  if (text === 'false' || text === '0') return null;
  if (text === 'true') return throughHops(1);
  if (/^\d+$/.test(text)) return Number(text) <= hopsMax ? throughHops(Number(text)) : undefined;
  const networks = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    if (!addNetwork(networks, entry)) return undefined;
  }
  return (address) => address !== undefined && isOf(networks, address);
}

const throughHops =
  (hops: number): TrustedProxies =>
  (address, hop) =>
    hop < hops && address !== undefined && isIP(address.replace(mapped, '')) !== 0;

function addNetwork(networks: BlockList, entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) networks.addAddress(address, family);
  else if (!/^\d{1,3}$/.test(bits) || Number(bits) < 1 || Number(bits) > (version === 6 ? 128 : 32))
    return false;
  else networks.addSubnet(address, Number(bits), family);
  return true;
}

function isOf(networks: BlockList, address: string): boolean {
  const plain = address.replace(mapped, '');
  return isIP(plain) !== 0 && networks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/**
 * The address that counts as the visitor's: of those that `chain` names, from who has connected backwards, the last one
 * that a trusted proxy has told. What is no address at all was made up by somebody beyond.
 */
export function visitorAddress(chain: readonly (string | undefined)[]): string {
  const valid = chain.filter((address) => address !== undefined && isIP(address.replace(mapped, '')) !== 0);
  return valid.at(-1) ?? 'unknown';
}
