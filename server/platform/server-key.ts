/** The site's keys. During a rotation both keys verify and decrypt, and one of them signs and encrypts. */
export interface Keyring {
  readonly sealing: string;
  /** The keys that verify and decrypt, the sealing key first. */
  readonly opening: readonly string[];
  /**
   * Hashes addresses and derives printed codes. It survives rotation of the other keys, since new hashes would not match the stored ones.
   */
  readonly hashing: string;
}

/** A plain string is the only key, for everything. */
export type ServerKey = string | Keyring;

export const sealingKey = (key: ServerKey): string => (typeof key === 'string' ? key : key.sealing);
export const openingKeys = (key: ServerKey): readonly string[] =>
  typeof key === 'string' ? [key] : key.opening;
export const hashingKey = (key: ServerKey): string => (typeof key === 'string' ? key : key.hashing);
