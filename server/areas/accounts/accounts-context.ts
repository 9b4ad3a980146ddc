import type { Language } from '../../../domain/language.ts';
import type { BusinessKind } from '../../../domain/roles.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection, Queryable, Tx } from '../../platform/database.ts';
import type { MailRecipients } from '../../platform/mail-recipients.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { Newsletter } from '../newsletter/newsletter.ts';
import type { Passwords } from './passwords.ts';
import type { ServerKey } from '../../platform/server-key.ts';

/** Keeps the businesses of one kind, which are rows of other areas. */
interface BusinessKeeper {
  /** Answers the number of the new one. */
  insert(
    tx: Tx,
    business: {
      name: string;
      email: string;
      phone: string;
      language: Language;
      isTrader: boolean;
      address: { street: string; zip: string; city: string; country: string };
    },
  ): Promise<number>;
  has(tx: Tx, number: number): Promise<boolean>;
}

/** What the calls of accounts stand on. */
export interface AccountsContext {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
  /** The server's key for tokens of sessions, and the same as text for links. */
  sessionSecret: Uint8Array;
  secret: ServerKey;
  limits: CountedLimits;
  recipients: MailRecipients;
  passwords: Passwords;
  /** Rights over content, people and money take a second factor: everywhere but where people are invented. */
  staffNeedsFactor: boolean;
  mail: Pick<MailTransport, 'send'>;
  translate: (language: Language, site?: string) => Translate;
  routes: SiteRoutes;
  publicUrl: string;
  newsletter: Pick<Newsletter, 'ask'>;
  /** Each makes what was made with an account's address the account's own, before that address is another's. */
  addressJoins: readonly ((tx: Tx, uid: string) => Promise<void>)[];
  /** Each moves what a visitor without an account has collected to an account, and leaves the visitor without it. */
  joins: readonly ((tx: Tx, fromUid: string, toUid: string) => Promise<void>)[];
  businesses: Record<BusinessKind, BusinessKeeper>;
  /** Tells since when an address, given as its hash, takes no mail; null: it does, as far as anybody knows. */
  refusesMailSince(db: Queryable, addressHash: string): Promise<Date | null>;
  /** What each area has stored of people. */
  personalData: () => readonly PersonalData[];
}
