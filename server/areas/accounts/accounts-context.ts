import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { SessionToken } from '../../platform/session-token.ts';
import type { AccountRow } from './account-store.ts';
import type { LoggedIn, Call } from '../../http/handler.ts';
import type { VisitorRow } from './accounts-store.ts';
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
      /** What the house keeps of each stay, in thousandths; absent: as usual. */
      commissionPerMille?: number | undefined;
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
  operator: CurrentOperator;
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

/** A visitor who has a row. */
export type Visitor = VisitorRow;

/** What other areas may ask of accounts. */
export interface Accounts {
  /** Answers 128 random bits; nothing is stored. */
  newUid(): string;
  find(uid: string, tx?: Queryable): Promise<Visitor | null>;
  /** Finds the visitor whose shared watch list it is, also by the id that it had before it was joined to an account. */
  findByWatchList(watchListUid: string, tx?: Queryable): Promise<Visitor | null>;
  /** What a visitor has shared shows the account's list from now on; the visitor's next list has another id. */
  passOnWatchList(tx: Tx, fromUid: string, toUid: string): Promise<void>;
  /** Inserts the visitor's row where they act for the first time. */
  ensure(uid: string, tx?: Queryable): Promise<Visitor>;
  /** Finds the owner of a token's session, with their roles; ended and expired sessions are not found. */
  findSession(token: SessionToken): Promise<{ uid: string; roles: readonly string[] } | null>;
  /** The moment until which no money moves on the word of any of these people; null: it may. */
  moneyWaitsUntil(tx: Tx, uids: readonly string[]): Promise<Date | null>;
  accountOf(uid: string): Promise<AccountRow | null>;
  /** Whose account it is, and by what they can show that it is them. */
  ownerOf(uid: string): Promise<{ email: string; asksCode: boolean; hasPasskey: boolean }>;
  /** Notes that a session is used; answers what the reply says of its new token, null where there is none. */
  keepSessionAlive(user: LoggedIn, call: Pick<Call, 'keepToken'>): Promise<string | null>;
  /** Saves a typed address with the visitor; null where it is none, and then nothing is stored. */
  saveContact(uid: string | null, email: string): Promise<Visitor | null>;
  /** Forgets the addresses that visitors without an account typed before. */
  forgetTyped(before: Date): Promise<void>;
  /** Forgets a typed address, as who withdraws the consent to marketing may expect. */
  forgetContact(uid: string, tx: Queryable): Promise<void>;
}
