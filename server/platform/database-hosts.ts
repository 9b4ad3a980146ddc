import { addressesOfHosts } from '../database-addresses.ts';

/** Chooses the host for new connections, and the next one when it does not accept writes. */
export interface DatabaseHosts {
  /** The address of one host. */
  current(): string;
  hasOthers: boolean;
  /** Switches to the next host; does nothing if another caller has already left this one. */
  leave(address: string): void;
}

export function createDatabaseHosts(address: string, onTurn: (address: string) => void): DatabaseHosts {
  const addresses = addressesOfHosts(address);
  let index = 0;
  return {
    current: () => addresses[index]!,
    hasOthers: addresses.length > 1,
    leave(address) {
      if (addresses.length === 1 || address !== addresses[index]) return;
      index = (index + 1) % addresses.length;
      onTurn(addresses[index]!);
    },
  };
}
