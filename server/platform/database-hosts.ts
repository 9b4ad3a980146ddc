/** The parts of an address of PostgreSQL, in which several hosts may stand, separated by commas, as libpq reads it. */
const addressForm = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/i;

/**
 * One address for each host: `postgresql://user@one:5432,two:5433/site` names a server and those that take its place when it is gone.
 * @throws TypeError where it is no address of PostgreSQL
 */
export function addressesOfHosts(address: string): readonly [string, ...string[]] {
  const [, before, hosts = '', after] = addressForm.exec(address) ?? [];
  if (before === undefined) throw new TypeError('no address of PostgreSQL');
  const [first, ...others] = hosts.split(',').map((host) => new URL(before + host + after).href);
  return [first!, ...others];
}

/** The host that new connections go to, and the next one when it does not take writes. */
export interface DatabaseHosts {
  /** The address of one host. */
  current(): string;
  hasOthers: boolean;
  /** Goes on to the next host; does nothing where somebody else has left this one already. */
  leave(address: string): void;
}

export function createDatabaseHosts(address: string, onTurn: (address: string) => void): DatabaseHosts {
  const addresses = addressesOfHosts(address);
  let index = 0;
  return {
    current: () => addresses[index]!,
    hasOthers: addresses.length > 1,
    leave(left) {
      if (addresses.length === 1 || left !== addresses[index]) return;
      index = (index + 1) % addresses.length;
      onTurn(addresses[index]!);
    },
  };
}
