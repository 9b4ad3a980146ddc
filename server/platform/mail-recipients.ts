import type { Clock } from './clock.ts';
import { isConfirmedAddress, upsertConfirmedAddress } from './confirmed-addresses-store.ts';
import type { CountedLimit, CountedLimits, Counting, LimitedKey } from './counted-limits.ts';
import type { Queryable, Tx } from './database.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Anybody can type anybody's address: until its owner has opened a link from a mail, few mails go there. */
const toUnconfirmed: readonly CountedLimit[] = [
  { name: 'mail.unconfirmed-recipient-hour', max: 40, spanMs: hourMs },
  { name: 'mail.unconfirmed-recipient-day', max: 80, spanMs: dayMs },
];
/** A stranger can type the address of a guest whom we know, too. */
const toConfirmed: readonly CountedLimit[] = [
  { name: 'mail.recipient-hour', max: 80, spanMs: hourMs },
  { name: 'mail.recipient-day', max: 240, spanMs: dayMs },
];
/** Offices and whole companies share a network: this only ends what no number of guests does. */
const fromNetwork: CountedLimit = { name: 'mail.network-hour', max: 600, spanMs: hourMs };

/** Knows the people to whom mails go because somebody has typed their address. */
export interface MailRecipients {
  /** Whether the owner of the address has opened a link that went there. */
  isConfirmed(db: Queryable, address: string): Promise<boolean>;
  confirm(tx: Tx, address: string): Promise<void>;
  /** Counts an occasion on which a visitor's word alone sends mails to an address. `further` are the occasion's own limits. */
  count(db: Queryable, occasion: MailOccasion, further?: readonly LimitedKey[]): Promise<Counting>;
}

export interface MailOccasion {
  address: string;
  isConfirmed: boolean;
  /** The network of the visitor; null for nobody's call. */
  network: string | null;
}

export function createMailRecipients({
  limits,
  clock,
}: {
  limits: CountedLimits;
  clock: Pick<Clock, 'now'>;
}): MailRecipients {
  return {
    isConfirmed: (db, address) => isConfirmedAddress(db, limits.hashOf(address)),
    confirm: (tx, address) => upsertConfirmedAddress(tx, limits.hashOf(address), clock.now()),
    count(db, { address, isConfirmed, network }, further = []) {
      // Always in this order, so that nobody waits in a circle; the network, which most share, comes last.
      const keys = (isConfirmed ? toConfirmed : toUnconfirmed).map((limit): LimitedKey => [limit, address]);
      const ofNetwork: readonly LimitedKey[] = network === null ? [] : [[fromNetwork, network]];
      return limits.count(db, [...keys, ...further, ...ofNetwork]);
    },
  };
}
