import type { Clock } from './clock.ts';
import { isConfirmedAddress, upsertConfirmedAddress } from './confirmed-addresses-store.ts';
import type { CountedLimit, CountedLimits, Counting, LimitedKey } from './counted-limits.ts';
import type { Queryable, Tx } from './database.ts';
import type { NotYet } from './jobs.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Limits of mails per day that visitors request for an address without being logged in; further requests are refused. */
interface RecipientLimits {
  requestsPerDay: CountedLimit;
  /** Mails per hour; further ones wait for the next hour. */
  sentPerHour: CountedLimit;
}

/** Visitors can enter any address: until its owner has opened a mailed link, it gets only a few mails. */
const toUnconfirmed: RecipientLimits = {
  requestsPerDay: { name: 'mail.unconfirmed-recipient-day', max: 40, spanMs: dayMs },
  sentPerHour: { name: 'mail.sent-to-unconfirmed-hour', max: 20, spanMs: hourMs },
};
/** Strangers can enter a known guest's address, too. */
const toConfirmed: RecipientLimits = {
  requestsPerDay: { name: 'mail.recipient-day', max: 240, spanMs: dayMs },
  sentPerHour: { name: 'mail.sent-to-recipient-hour', max: 80, spanMs: hourMs },
};
/** Whole companies share a network: the limit only stops floods that no group of guests causes. */
const fromNetwork: CountedLimit = { name: 'mail.network-hour', max: 600, spanMs: hourMs };

export interface MailRecipients {
  isConfirmed(db: Queryable, address: string): Promise<boolean>;
  confirm(tx: Tx, address: string): Promise<void>;
  /** Counts a visitor's unverified request for mails to an address. `further` are additional limits of this request. */
  count(db: Queryable, occasion: MailOccasion, further?: readonly LimitedKey[]): Promise<Counting>;
  /** Sends one mail, or postpones it if the address has reached its limit. A failed mail is not counted. */
  send(db: Queryable, to: Recipient, send: () => Promise<void>): Promise<NotYet | void>;
}

export interface Recipient {
  address: string;
  isConfirmed: boolean;
}

export interface MailOccasion extends Recipient {
  /** The visitor's network; null if there was no request. */
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
    isConfirmed: (db, address) => isConfirmedAddress(db, limits.keyedHash(address)),
    confirm: (tx, address) => upsertConfirmedAddress(tx, limits.keyedHash(address), clock.now()),
    count(db, { address, isConfirmed, network }, further = []) {
      // A fixed order of the limits avoids deadlocks; the network, which most requests share, comes last.
      const { requestsPerDay } = isConfirmed ? toConfirmed : toUnconfirmed;
      const ofNetwork: readonly LimitedKey[] = network === null ? [] : [[fromNetwork, network]];
      return limits.count(db, [[requestsPerDay, address], ...further, ...ofNetwork]);
    },
    async send(db, { address, isConfirmed }, send) {
      const { sentPerHour } = isConfirmed ? toConfirmed : toUnconfirmed;
      const counted = await limits.count(db, [[sentPerHour, address]]);
      if (!counted.ok) return { runAt: new Date(clock.now().getTime() + counted.retryAfter * 1000) };
      try {
        await send();
      } catch (error) {
        await limits.uncount(db, counted.use);
        throw error;
      }
    },
  };
}
