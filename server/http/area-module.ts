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

export interface SampleRendering {
  language: Language;
  translate: Translate;
  officeLanguage: Language;
  translateForOffice: Translate;
  site: string;
  /** The account for bank transfers. Null if none is configured. */
  account: BankAccount | null;
  publicUrl: string;
  routes: SiteRoutes;
}

/** The parts of an area that the server serves, runs and notifies. */
export interface AreaModule {
  name: string;
  endpoints?: Readonly<Record<string, BoundEndpoint>>;
  routes?: readonly RawRoute[];
  jobs?: readonly JobBody[];
  mailboxes?: readonly Mailbox[];
  replies?: readonly ReplyKind[];
  sampleMails?(rendering: SampleRendering): readonly SampleMail[];
  /** Starts work that needs no database, while the database is still opening; `start` follows unless starting fails. */
  readAhead?(): void;
  /** Runs once at the start, after the areas that it depends on; no visitor is served before it resolves. */
  start?(): Promise<void>;
  /** Runs once at the end, before the areas that it depends on, when no request and no job is running. */
  stop?(): void | Promise<void>;
  /** Drops or rereads cached data of homes. Everything before its first `await` takes effect before the next read. */
  onHomeChanged?: HomeEventListener;
  /** Deletes data whose retention has ended (`domain/retention.ts`). Runs once a day on one node, and may run twice. */
  forget?(now: Date): Promise<void>;
  /** The area's personal data: read for a person's download, and removed at the end of the account. */
  personalData?: PersonalData;
  figures?(): readonly Gauge[] | Promise<readonly Gauge[]>;
}

export type Area<Face> = Face & { readonly module: AreaModule };

/** Names of the jobs that send mails. */
export const mailJobsOf = (modules: readonly AreaModule[]): string[] =>
  modules.flatMap(({ jobs = [] }) => jobs.filter(({ job }) => job.mails).map(({ job }) => job.name));
