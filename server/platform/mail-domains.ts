import type { Clock } from './clock.ts';
import type { CountedLimits } from './counted-limits.ts';
import type { Queryable } from './database.ts';
import { deletePause, findPause, notePause } from './mail-domains-store.ts';

/** Consecutive deferrals before a mail is given up: with pauses of an hour that is a day. */
const failuresMax = 24;

/** Throttles bulk mail per recipient domain, since receivers slow down or block senders that are too fast. */
export interface MailDomains {
  /** Counts a mail to an address. If its domain is paused or at its limit, returns the time at which to retry. */
  take(db: Queryable, address: string): Promise<{ until: Date } | null>;
  /** Resets the pause after the receiver has accepted a mail. */
  taken(db: Queryable, address: string): Promise<void>;
  /** Pauses the domain after the receiver has deferred a mail. `given-up`: it has deferred mails for a day. */
  delayed(db: Queryable, address: string): Promise<'paused' | 'given-up'>;
}

export const mailDomain = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** True when a transport error is a temporary rejection by this mail's receiver, rather than a failure of all sending. */
export function isDelay(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 400 && responseCode < 500 && /^(MAIL FROM|RCPT TO|DATA)$/.test(command);
}

export function createMailDomains({
  limits,
  clock,
  perMinute,
}: {
  limits: Pick<CountedLimits, 'count'>;
  clock: Pick<Clock, 'now'>;
  perMinute: number;
}): MailDomains {
  const limit = { name: 'mail.domain-minute', max: perMinute, spanMs: 60_000 };
  return {
    async take(db, address) {
      const domain = mailDomain(address);
      const now = clock.now();
      const pause = await findPause(db, domain);
      if (pause && pause.until > now) return { until: pause.until };
      const counted = await limits.count(db, [[limit, domain]]);
      return counted.ok ? null : { until: new Date(now.getTime() + counted.retryAfter * 1000) };
    },
    async taken(db, address) {
      const domain = mailDomain(address);
      if (await findPause(db, domain)) await deletePause(db, domain);
    },
    async delayed(db, address) {
      const failures = await notePause(db, mailDomain(address), clock.now());
      return failures > failuresMax ? 'given-up' : 'paused';
    },
  };
}
