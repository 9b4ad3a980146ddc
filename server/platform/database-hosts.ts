import { addressesOfHosts } from '../database-addresses.ts';

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
