/** The site's keys. During a rotation, what either key has made is accepted, and one of them makes what is new. */
export interface Keyring {
  readonly sealing: string;
  /** Verifies and decrypts, the sealing key first. */
  readonly opening: readonly string[];
  /**
   * Hashes addresses and derives printed codes: it survives rotation of the other keys, since stored hashes would not be found by new
   * ones.
   */
  readonly hashing: string;
}

/** A plain string is the only key, for everything. */
export type ServerKey = string | Keyring;

export const sealingKey = (key: ServerKey): string => (typeof key === 'string' ? key : key.sealing);
export const openingKeys = (key: ServerKey): readonly string[] =>
  typeof key === 'string' ? [key] : key.opening;
export const hashingKey = (key: ServerKey): string => (typeof key === 'string' ? key : key.hashing);
