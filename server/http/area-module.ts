import type { BankAccount } from '../../domain/operator/operator.ts';
import type { Gauge } from '../platform/metrics.ts';
import type { HomeEventListener } from '../platform/home-events.ts';
import type { JobBody } from '../platform/jobs.ts';
import type { Language } from '../../domain/language.ts';
import type { SiteRoutes } from '../../domain/site-routes.ts';
import type { Translate } from '../../texts/translate.ts';
import type { ReplyKind } from '../platform/reply-kind.ts';
import type { Mailbox } from '../platform/mail-inbox.ts';
import type { SampleMail } from '../platform/mail.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import type { BoundEndpoint } from './bind.ts';
import type { RawRoute } from './raw-routes.ts';

/** What samples of mails are rendered with. */
export interface SampleRendering {
  language: Language;
  /** Translates into that language. */
  translate: Translate;
  /** Translates into the language that the office reads, whoever writes. */
  translateForOffice: Translate;
  site: string;
  /** Where guests transfer to; null where nobody has said it. */
  account: BankAccount | null;
  publicUrl: string;
  routes: SiteRoutes;
}

/** What the house needs of an area: all that it serves, runs and listens to, besides its face for other areas. */
export interface AreaModule {
  /** The area's folder. */
  name: string;
  /** The area's calls by the names of its contract, as `bindArea` makes them. */
  endpoints?: Readonly<Record<string, BoundEndpoint>>;
  /** What it serves beside API and pages: files, uploads, notices of other systems. */
  routes?: readonly RawRoute[];
  jobs?: readonly JobBody[];
  /** The addresses whose mails it reads. */
  mailboxes?: readonly Mailbox[];
  /** What it does with answers to its mails, by the kinds of things that the addresses of answers stand for. */
  replies?: readonly ReplyKind[];
  /** One of each mail that it sends, in a language. */
  sampleMails?(rendering: SampleRendering): readonly SampleMail[];
  /** Begins with what needs no database, while that still opens; `start` follows, unless the start fails. */
  readAhead?(): void;
  /** Runs once at the start, after the areas that it stands on; no visitor is served before it resolves. */
  start?(): Promise<void>;
  /** Runs once at the end, before the areas that it stands on, when no request and no job runs any more. */
  stop?(): void | Promise<void>;
  /** Forgets or reads again what it remembers of homes. What it does before its first `await` is done before anybody asks. */
  onHomeChanged?: HomeEventListener;
  /** Deletes what has been stored long enough (`domain/retention.ts`). Runs once a day on one node, and may run twice. */
  forget?(now: Date): Promise<void>;
  /** What it has stored of people: read for their download, and left by them at the end of their account. */
  personalData?: PersonalData;
  /** Gives the figures that the metrics show of this area. */
  figures?(): readonly Gauge[] | Promise<readonly Gauge[]>;
}

/** What the `create` function of an area returns: its face for other areas, and its module for the house. */
export type Area<Face> = Face & { readonly module: AreaModule };
