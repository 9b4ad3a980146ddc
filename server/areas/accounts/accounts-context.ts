import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { SessionToken } from '../../platform/session-token.ts';
import type { AccountRow } from './account-store.ts';
import type { LoggedIn, Call } from '../../http/handler.ts';
import type { VisitorRow } from './accounts-store.ts';
import type { PlainDate } from '../../../domain/stay.ts';
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

/** Stores the businesses of one kind, whose tables belong to other areas. */
interface BusinessKeeper {
  insert(
    tx: Tx,
    business: {
      name: string;
      email: string;
      phone: string;
      language: Language;
      isTrader: boolean;
      address: { street: string; zip: string; city: string; country: string };
      /** The house's commission on each stay, in thousandths. If absent, the default applies. */
      commissionPerMille?: number | undefined;
    },
  ): Promise<number>;
  has(tx: Tx, number: number): Promise<boolean>;
  /** The house's commission on stays booked today, in tenths of a percent. Only landlords have one. */
  readCommission?(db: Queryable, number: number, today: PlainDate): Promise<number | null>;
}

export interface AccountsContext {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
  /** The key that signs session tokens; links use the same key as text. */
  sessionSecret: Uint8Array;
  secret: ServerKey;
  limits: CountedLimits;
  recipients: MailRecipients;
  passwords: Passwords;
  /** Staff with rights over content, people or money need a second factor, except in demo worlds. */
  staffNeedsFactor: boolean;
  mail: Pick<MailTransport, 'send'>;
  translate: (language: Language, site?: string) => Translate;
  routes: SiteRoutes;
  operator: CurrentOperator;
  publicUrl: string;
  newsletter: Pick<Newsletter, 'ask'>;
  /** Functions that assign data created with an address to its account, before the address passes to another person. */
  addressJoins: readonly ((tx: Tx, uid: string) => Promise<void>)[];
  /** Functions that move a visitor's data into an account and leave nothing with the visitor. */
  joins: readonly ((tx: Tx, fromUid: string, toUid: string) => Promise<void>)[];
  businesses: Record<BusinessKind, BusinessKeeper>;
  /** Returns the time since which the address, given as its hash, rejects mail; null if it does not. */
  refusesMailSince(db: Queryable, addressHash: string): Promise<Date | null>;
  personalData: () => readonly PersonalData[];
}

export type Visitor = VisitorRow;

export interface Accounts {
  /** Returns 128 random bits and stores nothing. */
  newUid(): string;
  find(uid: string, tx?: Queryable): Promise<Visitor | null>;
  /** Finds the visitor of a shared watch list, also by the id the list had before it was joined to an account. */
  findByWatchList(watchListUid: string, tx?: Queryable): Promise<Visitor | null>;
  /** Makes a visitor's shared link show the account's list; the visitor's next list gets a new id. */
  passOnWatchList(tx: Tx, fromUid: string, toUid: string): Promise<void>;
  ensure(uid: string, tx?: Queryable): Promise<Visitor>;
  findSession(token: SessionToken): Promise<{ uid: string; roles: readonly string[] } | null>;
  /** Returns the time until which these people may not trigger payments; null if they may now. */
  moneyWaitsUntil(tx: Tx, uids: readonly string[]): Promise<Date | null>;
  findAccount(uid: string): Promise<AccountRow | null>;
  /** Returns the account's address and the ways in which its owner can prove their identity. */
  findOwner(uid: string): Promise<{ email: string; asksCode: boolean; hasPasskey: boolean }>;
  /** Records that a session is in use; returns the new token for the field `jwt` of the reply, or null if the current one stays valid. */
  keepSessionAlive(user: LoggedIn, call: Pick<Call, 'keepToken'>): Promise<string | null>;
  /** Saves an entered address with the visitor; null if it is invalid, and then nothing is stored. */
  saveContact(uid: string | null, email: string): Promise<Visitor | null>;
  /** Deletes addresses that visitors without an account entered before this time. */
  forgetTyped(before: Date): Promise<void>;
  /** Deletes an entered address when its owner withdraws the consent to marketing. */
  forgetContact(uid: string, tx: Queryable): Promise<void>;
}
