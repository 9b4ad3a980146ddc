import type { Clock } from './clock.ts';
import type { CountedLimits } from './counted-limits.ts';
import type { Queryable } from './database.ts';
import { deletePause, findPause, notePause } from './mail-domains-store.ts';

/** A receiver that has asked to come later so often is given up for the mail at hand: with pauses of an hour that is a day. */
const failuresMax = 24;

/** The pace of letters to many: receivers slow down or shut out who brings them too much at once. */
export interface MailDomains {
  /** Counts a letter to an address; where its domain gets no more for now, tells until when. */
  take(db: Queryable, address: string): Promise<{ until: Date } | null>;
  /** The receiver has taken one: it is slowed down no longer. */
  taken(db: Queryable, address: string): Promise<void>;
  /** The receiver has asked to come later. `given-up`: it has done so for a day. */
  delayed(db: Queryable, address: string): Promise<'paused' | 'given-up'>;
}

export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Whether an error of the transport says that the receiver of this mail takes it later: not that no mail can be sent at all. */
export function isDelay(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 400 && responseCode < 500 && /^(MAIL FROM|RCPT TO|DATA)$/.test(command);
}

export function createMailDomains({
  limits,
  clock,
  perMinute,
}: {
  /** Counts alike whatever callers are allowed. */
  limits: Pick<CountedLimits, 'count'>;
  clock: Pick<Clock, 'now'>;
  /** So many letters go to one domain in a minute. */
  perMinute: number;
}): MailDomains {
  const limit = { name: 'mail.domain-minute', max: perMinute, spanMs: 60_000 };
  return {
    async take(db, address) {
      const domain = domainOf(address);
      const now = clock.now();
      const pause = await findPause(db, domain);
      if (pause && pause.until > now) return { until: pause.until };
      const counted = await limits.count(db, [[limit, domain]]);
      return counted.ok ? null : { until: new Date(now.getTime() + counted.retryAfter * 1000) };
    },
    async taken(db, address) {
      const domain = domainOf(address);
      if (await findPause(db, domain)) await deletePause(db, domain);
    },
    async delayed(db, address) {
      const failures = await notePause(db, domainOf(address), clock.now());
      return failures > failuresMax ? 'given-up' : 'paused';
    },
  };
}
