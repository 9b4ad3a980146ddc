/**
 * The keys of the site. While one is replaced by another, what either has made opens, and one of them makes what is new.
 */
export interface Keyring {
  /** Signs and seals. */
  readonly sealing: string;
  /** Opens what is signed or sealed, the sealing key first. */
  readonly opening: readonly string[];
  /**
   * Turns addresses into hashes that tables keep, and rows into codes that are printed: it stays when the other keys change, since nothing
   * could be found by the new hashes.
   */
  readonly hashing: string;
}

/** A plain text is the one key for everything. */
export type ServerKey = string | Keyring;

export const sealingKey = (key: ServerKey): string => (typeof key === 'string' ? key : key.sealing);
export const openingKeys = (key: ServerKey): readonly string[] =>
  typeof key === 'string' ? [key] : key.opening;
export const hashingKey = (key: ServerKey): string => (typeof key === 'string' ? key : key.hashing);
