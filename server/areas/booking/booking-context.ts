import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Stay } from '../../../domain/stay.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection, Tx } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Pricing } from '../pricing/pricing.ts';

/** What the area needs from the rest of the house. */
export interface BookingDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  /** The server's key from which the links' secrets are derived. */
  secret: string;
  /** The configured origin: the only one that links of mails carry. */
  publicUrl: string;
  routes: SiteRoutes;
  translate(language: Language): Translate;
  /** The one way to change a home, such as its occupied nights. */
  catalogue: Pick<Catalogue, 'changeHome'>;
  pricing: Pick<Pricing, 'quote' | 'calendar' | 'priceCalendar'>;
  /** The home as lists show it, also when it is no longer active; null once it was removed. */
  summaryOf(objectNumber: number, language: Language): Promise<ObjectSummary | null>;
  /** The bytes of one of this site's pictures, by the path of its address; null where there is none. */
  picture(path: string): Promise<Buffer | null>;
  /** The nights of a home have changed and it is committed: out of this node's very next search. `taken`: by this stay. */
  onChanged(objectNumber: number, taken?: Stay): Promise<void>;
  mail: MailTransport;
}

/** PostgreSQL's words for what two transactions do to each other. */
const codes = {
  overlap: '23P01',
  duplicate: '23505',
  retryable: new Set(['40001', '40P01']),
} as const;

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

export function isOverlap(error: unknown): boolean {
  return codeOf(error) === codes.overlap;
}

/**
 * One transaction; repeated a few times when the database ended it for the sake of another, or when the
 * same idempotency key was written at the same moment: the next round finds and answers that one.
 */
export async function inTransaction<Result>(
  { connection }: Pick<BookingDeps, 'connection'>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let round = 1; ; round++) {
    try {
      return await connection.transaction(work);
    } catch (error) {
      const code = codeOf(error);
      if (round >= 5 || !(codes.retryable.has(code) || code === codes.duplicate)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** round));
    }
  }
}

/** After the commit. The booking stands whether the search hears of it now or by the outbox. */
export async function announceChange(
  { onChanged, log }: Pick<BookingDeps, 'onChanged' | 'log'>,
  objectNumber: number,
  taken?: Stay,
): Promise<void> {
  try {
    await onChanged(objectNumber, taken);
  } catch (error) {
    log.warn({ err: error, objectNumber }, 'the search was not told of a booking, the outbox will');
  }
}
