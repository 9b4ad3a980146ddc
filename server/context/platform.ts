import { join } from 'node:path';
import type { CurrentOperator } from '../../domain/operator/operator.ts';
import { siteRoutes, type SiteRoutes } from '../../domain/site-routes.ts';
import { createSiteTexts, type SiteTexts } from '../../texts/site-texts.ts';
import type { Config } from '../config.ts';
import type { Traffic } from '../http/traffic.ts';
import { createImages } from '../images/images.ts';
import { moduleAddress } from '../named-modules.ts';
import type { GivenSecrets } from '../platform/check-secret.ts';
import type { Clock } from '../platform/clock.ts';
import { createCountedLimits, type CountedLimits } from '../platform/counted-limits.ts';
import type { Database, DatabaseConnection } from '../platform/database.ts';
import { createLocalFileStore, type FileStore } from '../platform/file-store.ts';
import type { GuardedFetchDeps } from '../platform/guarded-fetch.ts';
import { createHomeEvents, type HomeEvents } from '../platform/home-events.ts';
import type { Log } from '../platform/log.ts';
import { bounceLocalPart } from '../platform/mail-addresses.ts';
import { createMailDomains, type MailDomains } from '../platform/mail-domains.ts';
import { createMailRecipients, type MailRecipients } from '../platform/mail-recipients.ts';
import { createMailTransport } from '../platform/mail.ts';
import { createOperatorInForce, type OperatorInForce } from '../platform/operator-in-force.ts';
import { createProofOfWork, type ProofOfWork } from '../platform/proof-of-work.ts';
import type { QuietMode } from '../platform/quiet-mode.ts';
import { createReadModels, type ReadModels } from '../platform/read-models.ts';
import { createReplyAddresses, type ReplyAddresses } from '../platform/reply-addresses.ts';
import { createS3FileStore } from '../platform/s3-file-store.ts';
import type { Keyring, ServerKey } from '../platform/server-key.ts';
import { demoTranslator, type TranslationProvider } from '../platform/translation-provider.ts';
import { watchMail, type WatchedMail } from '../platform/watched-mail.ts';
import type { Queues } from '../queues.ts';
import type { Ports } from './ports.ts';

export interface ContextDeps {
  config: Config;
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  secrets: GivenSecrets;
  keys: Keyring;
  quiet: QuietMode;
  traffic: Pick<Traffic, 'quietMs'>;
  queues: Queues;
  /** True if a new site generates the covers of its first lists in advance. */
  coversInAdvance: boolean;
  fetchGuard: GuardedFetchDeps;
}

/** The services that all areas depend on. */
export interface Platform extends Pick<
  ContextDeps,
  'config' | 'connection' | 'clock' | 'log' | 'queues' | 'coversInAdvance' | 'fetchGuard'
> {
  db: Database;
  dataDir: string;
  publicUrl: string;
  /** Returns the present facts about the operator. */
  operator: CurrentOperator;
  operatorInForce: OperatorInForce;
  routes: SiteRoutes;
  texts: SiteTexts;
  translate: SiteTexts['translate'];
  /** The key that signs links. */
  secret: ServerKey;
  /** The key that signs sessions. */
  sessionSecret: Uint8Array;
  homeEvents: HomeEvents;
  limits: CountedLimits;
  /** Tells whether this is the live site. */
  quiet: QuietMode;
  mail: WatchedMail;
  recipients: MailRecipients;
  work: ProofOfWork;
  mailDomains: MailDomains;
  replyAddresses: ReplyAddresses;
  files: FileStore;
  images: ReturnType<typeof createImages>;
  readModels: ReadModels;
  /** The provider that translates homes' texts; null if none is configured. */
  translator: TranslationProvider | null;
  quietMs: Traffic['quietMs'];
  ports: Ports;
}

/** Creates the services that all areas depend on: database, mail, files, limits, texts. */
export function createPlatform(deps: ContextDeps, ports: Ports): Platform {
  const { config, connection, clock, log, queues } = deps;
  const { dataDir, publicUrl } = config;
  const operatorInForce = createOperatorInForce(publicUrl);
  const texts = createSiteTexts(operatorInForce.current());
  operatorInForce.subscribe(() => texts.operate(operatorInForce.current()));
  const secret = deps.keys;
  const limits = createCountedLimits({ factor: config.rateLimit, secret, clock });
  return {
    ...{ config, connection, clock, log, queues, dataDir, publicUrl, texts, secret, limits, ports },
    operator: operatorInForce.current,
    operatorInForce,
    db: connection.db,
    routes: siteRoutes(config.trailingSlash),
    translate: texts.translate,
    homeEvents: createHomeEvents(),
    quiet: deps.quiet,
    mail: watchMail(
      createMailTransport(
        { ...config, operator: operatorInForce.current, clock },
        config.lmtp && ((address) => bounceLocalPart(limits.keyedHash(address))),
      ),
      deps.quiet,
    ),
    recipients: createMailRecipients({ limits, clock }),
    work: createProofOfWork({ secret, clock }),
    mailDomains: createMailDomains({
      limits: createCountedLimits({ factor: 1, secret, clock }),
      clock,
      perMinute: config.mailsToDomain,
    }),
    replyAddresses: createReplyAddresses({ secret, domain: config.replyDomain }),
    files:
      config.s3Url === null ? createLocalFileStore(join(dataDir, 'files')) : createS3FileStore(config.s3Url),
    images: createImages(moduleAddress('server/images/image-process')),
    readModels: createReadModels({ connection, log }),
    translator: config.translationProvider === 'demo' ? demoTranslator : null,
    sessionSecret: deps.secrets.current,
    quietMs: deps.traffic.quietMs,
    coversInAdvance: deps.coversInAdvance,
    fetchGuard: { ...deps.fetchGuard, isQuiet: () => deps.quiet.reason() !== null },
  };
}
