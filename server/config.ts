import { createPrivateKey } from 'node:crypto';
import { accessSync, constants, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isLanguage, languages } from '../domain/language.ts';
import { paymentWays, type PaymentWay } from '../domain/payments.ts';
import { addressesOfHosts } from './database-addresses.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** Pages of the house that are kept elsewhere; null: there is no such page. */
export interface ExternalTargets {
  press: string | null;
  pressReleases: string | null;
  pressRelease: string | null;
  jobs: string | null;
  affiliates: string | null;
}

/** The key that signs mails, whose other half stands in the DNS of the domain. */
interface DkimKey {
  selector: string;
  privateKey: string;
}

/** What the environment decides, typed. Every variable is optional; docs/operations.md explains them. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Origin of the site in links of mails and canonical addresses, without trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** Null: the embedded database under dataDir. */
  databaseUrl: string | null;
  /** Connections to the server that work at the same time. */
  databasePool: number;
  /** Null: mails are written as .eml files under dataDir/outbox. */
  smtpUrl: string | null;
  /** So many letters to many go to one receiving domain in a minute. */
  mailsToDomain: number;
  /** The key that signs mails; null: whoever takes them for delivery signs them. */
  dkim: DkimKey | null;
  /** A bucket with its keys, for files that people upload; null: they lie under dataDir. */
  s3Url: string | null;
  /** Who translates ratings on demand: a stand-in that only plays, or nobody. */
  translationProvider: 'demo' | 'none';
  /** Who takes cards: Stripe with its keys, a bank of our own that only plays, or nobody. */
  cardProvider: { secretKey: string; webhookSecret: string } | 'demo' | 'none';
  /** What the provider's page offers; none where nobody takes cards. */
  paymentWays: readonly PaymentWay[];
  /** Where mails for this host are taken by LMTP; null: nowhere, and answers and reports go to the office. */
  lmtp: { port: number; host: string } | null;
  /** The domain of addresses that answers to mails go to; null: mails name none, and answers go to the office. */
  replyDomain: string | null;
  /** A file with facts of whoever runs the site, which nobody changes in it; null: all are said in the site. */
  operatorFile: string | null;
  /** Null: made once and kept in dataDir. */
  secret: string | null;
  /** Keys that open what was made with them and make nothing: the former ones, or the next. */
  /** Encrypts backups, and opens them. */
  backupKey: string | null;
  otherSecrets: readonly string[];
  /** Nothing leaves the house, as in a copy of the live site. */
  quiet: boolean;
  /** Goes on with a secret that is not the database's, whose links end thereby. */
  acceptNewSecret: boolean;
  /** Homes of the demo world that an empty database is filled with; in production none unless asked for. */
  demoObjects: number;
  /** Whose word about visitors' addresses and hosts is believed; null: nobody's. */
  trustedProxies: TrustedProxies | null;
  trailingSlash: 'add' | 'remove';
  /** Where `/presse` and its like lead. */
  externalTargets: ExternalTargets;
  /** Where the forms of landlords and partners are sent when somebody else answers them; null: we do. */
  businessLogins: { retailer: string | null; partner: string | null };
  /** Factor on all rate limits; 0 is off. */
  rateLimit: number;
  /** Null: our own style and tiles. */
  mapStyleUrl: string | null;
  /** Path of a PMTiles archive of the Protomaps basemap. */
  mapTiles: string | null;
  /** Origins beside our own that a map may load from. */
  mapOrigins: readonly string[];
  /** Null: no notices about travelling in times of corona. */
  covidInfoUrl: string | null;
  /** Null: no figures of districts. */
  rkiUrl: string | null;
  /** Origins that a hop may lead to, beside those of the partners. */
  affiliateTargets: readonly string[];
  /** Where the rest of the site lives when only a part of it is shown here; null: here. */
  resellerDomain: string | null;
  /** Paths that are shown here all the same. */
  resellerPaths: readonly string[];
  /** Experiments that run, with their number of variants; 0 is the page as it was. */
  experiments: readonly { experimentKey: string; variants: number }[];
  /** The origin that sends the pictures of homes, each under the path that it has here; null: they come from here. */
  imageCdn: string | null;
  /**
   * Container of the tag manager by language (`fr`), on the host of a partner with one of its own by its id and the language
   * (`7001.fr`); a language without one has none.
   */
  tagContainers: Readonly<Record<string, string>>;
  /** Where the containers come from; null: there are none. */
  tagOrigin: string | null;
  /** Memory for rendered pages; 0: each one is rendered anew. */
  pageCacheBytes: number;
  /** Where metrics are served; null: nowhere. */
  metrics: { port: number; host: string } | null;
  /** Jobs that this node runs at the same time. */
  jobsAtOnce: number;
  /** The share of requests without an error that the log has a line of, from 0 to 1. */
  loggedRequests: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** A value of the environment that cannot be used: one line for the terminal. */
export class ConfigError extends Error {}

const port = z.coerce.number().int().min(0).max(65_535);
/** An address of such a protocol; what else it has to be is asked of those that are one. */
const urlOf = (protocols: readonly string[], fits: (url: URL) => boolean = () => true) =>
  z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && protocols.includes(url.protocol) && fits(url);
  });

/** A bucket is asked at a host, with keys that are written as an address writes them. */
function isBucket({ hostname, username, password, pathname }: URL): boolean {
  const isWhole = [hostname, username, password].every((part) => part !== '') && pathname.length > 1;
  try {
    return isWhole && decodeURIComponent(`${username}${password}`) !== '';
  } catch {
    return false;
  }
}

function isDatabaseAddress(value: string): boolean {
  try {
    return addressesOfHosts(value).length > 0;
  } catch {
    return false;
  }
}

function canRead(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

const webAddress = [urlOf(['http:', 'https:']), 'an address such as https://press.example.com/'] as const;

/** These let a redirect be seen where nobody has configured one; `.example` leads nowhere. */
const demoTargets = {
  press: 'https://presse.example/',
  pressReleases: 'https://presse.example/mitteilungen/',
  pressRelease: 'https://presse.example/mitteilung/',
  jobs: 'https://jobs.example/',
} as const;

const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;

const listOf = (fits: (entry: string) => boolean) =>
  z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((entries) => entries.every((entry) => fits(entry)));
const experimentForm = /^([\w-]{1,60}):([2-9]|10)$/;
const containerForm = /^(?![=.])(?:(\d{1,15})?(?:(?:^|\.)([a-z]{2}))?=)?(GTM-[A-Z0-9]{4,12})$/;

const variables = {
  NODE_ENV: [z.string(), ''],
  PORT: [port, 'a port between 0 and 65535'],
  HOST: [z.string().regex(/^[\w.:-]+$/), 'a host name or address'],
  PUBLIC_URL: [
    // Nothing beside the origin: addresses of pages are put behind it.
    urlOf(['http:', 'https:'], ({ href, origin }) => href === `${origin}/`),
    'an origin such as https://www.example.com',
  ],
  DATA_DIR: [z.string().min(1), 'a folder'],
  DATABASE_URL: [
    z.string().refine(isDatabaseAddress),
    'postgresql://user:password@host:port/database, with several hosts separated by commas where there are standbys',
  ],
  DATABASE_POOL: [z.coerce.number().int().min(2).max(1000), 'a number of connections between 2 and 1000'],
  SMTP_URL: [urlOf(['smtp:', 'smtps:'], ({ hostname }) => hostname !== ''), 'smtp://user:password@host:port'],
  LMTP_PORT: [port, 'a port between 0 and 65535'],
  LMTP_HOST: [z.string().regex(/^[\w.:-]+$/), 'a host name or address'],
  REPLY_DOMAIN: [
    z.string().regex(/^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?$/),
    'a domain in small letters such as mail.example.com',
  ],
  MAILS_TO_DOMAIN: [z.coerce.number().int().min(1).max(1_000_000), 'a number of mails a minute'],
  DKIM_SELECTOR: [z.string().regex(/^[A-Za-z0-9-]{1,63}$/), 'the name of a key in the DNS such as letters1'],
  DKIM_KEY_FILE: [z.string().min(1), 'the path of a private key in PEM form'],
  S3_URL: [
    urlOf(['http:', 'https:', 's3:'], isBucket),
    'the address of a bucket with its keys: https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1',
  ],
  OPERATOR_FILE: [z.string().refine(canRead), 'the path of a JSON file that the server may read'],
  BACKUP_KEY: [z.string().min(32), 'at least 32 random characters'],
  SECRET: [z.string().min(32), 'at least 32 random characters'],
  SECRET_PREVIOUS: [
    // Several are separated by commas; one that has a comma in it is tried whole too.
    z
      .string()
      .transform((value) => [...new Set([value, ...value.split(',').map((part) => part.trim())])])
      .transform((keys) => keys.filter((key) => key.length >= 32))
      .refine((keys) => keys.length > 0),
    'a former SECRET, or several separated by commas',
  ],
  QUIET: [z.enum(['0', '1']), '1, or not set'],
  NEW_SECRET: [z.literal('accept'), 'accept, or not set'],
  DEMO_OBJECTS: [z.coerce.number().int().min(0).max(2_000_000), 'a number between 0 and 2000000'],
  TRUST_PROXY: [
    z.string().transform((value, context) => {
      const proxies = parseTrustedProxies(value);
      if (proxies !== undefined) return proxies;
      context.addIssue('no proxies');
      return z.NEVER;
    }),
    'false, the number of proxies, or their networks such as 10.0.0.0/8,fd00::/8',
  ],
  TRAILING_SLASH: [z.enum(['add', 'remove']), 'add or remove'],
  PRESS_URL: webAddress,
  PRESS_RELEASES_URL: webAddress,
  PRESS_RELEASE_URL: webAddress,
  JOBS_URL: webAddress,
  AFFILIATES_URL: webAddress,
  RETAILER_LOGIN_URL: webAddress,
  PARTNER_LOGIN_URL: webAddress,
  PAGE_CACHE_MB: [z.coerce.number().min(0).max(16_384), 'megabytes; 0 is off'],
  METRICS_PORT: [port, 'a port between 0 and 65535'],
  METRICS_HOST: [z.string().regex(/^[\w.:-]+$/), 'a host name or address'],
  JOBS_AT_ONCE: [z.coerce.number().int().min(1).max(100), 'a number of jobs between 1 and 100'],
  LOG_REQUESTS: [z.coerce.number().min(0).max(1), 'a share between 0 and 1'],
  RATE_LIMIT: [z.coerce.number().min(0).max(1_000_000), 'a factor; 0 is off'],
  MAP_STYLE_URL: [urlOf(['http:', 'https:']), 'the https address of a MapLibre style'],
  MAP_TILES: [
    z.string().endsWith('.pmtiles').refine(canRead),
    'the path of a .pmtiles file that the server may read',
  ],
  COVID_INFO_URL: [urlOf(['http:', 'https:']), 'the address of a JSON document'],
  RKI_URL: [urlOf(['http:', 'https:']), 'the address of a feature service'],
  AFFILIATE_TARGETS: [listOf(isOrigin), 'origins such as https://www.example.com, separated by commas'],
  RESELLER_DOMAIN: [z.string().refine(isOrigin), 'an origin such as https://www.example.com'],
  RESELLER_PATHS: [listOf((path) => path.startsWith('/')), 'paths such as /search/, separated by commas'],
  IMAGE_CDN: [z.string().refine(isOrigin), 'an origin such as https://images.example.com'],
  MAP_ORIGINS: [listOf(isOrigin), 'origins such as https://tiles.example.com, separated by commas'],
  EXPERIMENTS: [
    listOf((entry) => experimentForm.test(entry)).transform((entries) =>
      entries.map((entry) => {
        const [, experimentKey = '', variants] = experimentForm.exec(entry)!;
        return { experimentKey, variants: Number(variants) };
      }),
    ),
    'keys with their number of variants such as EDMT-5209:2, separated by commas',
  ],
  TAG_MANAGER: [
    listOf((entry) => {
      const found = containerForm.exec(entry);
      return found !== null && (found[2] === undefined || isLanguage(found[2]));
    }).transform((entries) => {
      const containers: Record<string, string> = {};
      for (const entry of entries) {
        const [, brand, language, container = ''] = containerForm.exec(entry)!;
        // One without a language is for all that have none of their own.
        for (const one of languages) {
          const key = brand === undefined ? one : `${Number(brand)}.${one}`;
          if (language === one) containers[key] = container;
          else if (language === undefined) containers[key] ??= container;
        }
      }
      return containers;
    }),
    'a container such as GTM-ABC123, or one for each language (de=GTM-ABC123,en=GTM-DEF456) and each partner (7001=GTM-GHI789,7001.fr=GTM-JKL012)',
  ],
  TAG_MANAGER_ORIGIN: [
    z.string().refine((value) => isOrigin(value)),
    'an origin such as https://www.googletagmanager.com',
  ],
  CARD_PROVIDER: [z.enum(['demo', 'none']), 'demo or none'],
  PAYMENT_WAYS: [
    z
      .string()
      .transform((list) => list.split(',').map((way) => way.trim()))
      .pipe(z.array(z.enum(paymentWays)).min(1)),
    `a list such as card,paypal of ${paymentWays.join(', ')}`,
  ],
  TRANSLATION_PROVIDER: [z.enum(['demo', 'none']), 'demo or none'],
  STRIPE_SECRET_KEY: [z.string().regex(/^[sr]k_\w+$/), 'a key of Stripe such as sk_live_...'],
  STRIPE_WEBHOOK_SECRET: [z.string().regex(/^whsec_\w+$/), 'the key of a webhook such as whsec_...'],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'one of fatal, error, warn, info, debug, trace, silent',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Variable = keyof typeof variables;

/** Both or neither: half a signature is none. */
function readDkim(selector: string | null, keyFile: string | null): DkimKey | null {
  if (selector === null && keyFile === null) return null;
  if (selector === null || keyFile === null)
    throw new ConfigError('DKIM_SELECTOR and DKIM_KEY_FILE must be set together.');
  try {
    const privateKey = readFileSync(keyFile, 'utf8');
    createPrivateKey(privateKey);
    return { selector, privateKey };
  } catch {
    throw new ConfigError('DKIM_KEY_FILE must be the path of a private key in PEM form.');
  }
}

/** Both or neither: what was paid without notices would be found late. */
function readStripe(
  secretKey: string | null,
  webhookSecret: string | null,
): { secretKey: string; webhookSecret: string } | null {
  if (secretKey === null && webhookSecret === null) return null;
  if (secretKey === null || webhookSecret === null) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  }
  return { secretKey, webhookSecret };
}

/** Unless somebody says what the provider's page offers, it takes cards, and the wallets that hold them; the demo bank plays all. */
function waysOf(
  provider: Config['cardProvider'],
  listed: readonly PaymentWay[] | null,
): readonly PaymentWay[] {
  if (provider === 'none') return [];
  if (listed) return paymentWays.filter((way) => listed.includes(way));
  return provider === 'demo' ? paymentWays : ['card', 'applePay', 'googlePay'];
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  function read<Name extends Variable, Fallback>(
    name: Name,
    fallback: Fallback,
  ): z.output<(typeof variables)[Name][0]> | Fallback {
    const given = environment[name];
    if (given === undefined || given === '') return fallback;
    const [schema, expected] = variables[name];
    const parsed = schema.safeParse(given);
    // The value itself may be a secret: only its name is told.
    if (!parsed.success) throw new ConfigError(`${name} must be ${expected}.`);
    return parsed.data as z.output<(typeof variables)[Name][0]>;
  }

  const production = read('NODE_ENV', '') === 'production';
  const host = read('HOST', '127.0.0.1');
  const listenPort = read('PORT', 3000);
  const secret = read('SECRET', null);
  if (production && secret === null) {
    throw new ConfigError('SECRET must be set in production: at least 32 random characters.');
  }
  const stripe = readStripe(read('STRIPE_SECRET_KEY', null), read('STRIPE_WEBHOOK_SECRET', null));
  const cardProvider = read('CARD_PROVIDER', production ? 'none' : 'demo');
  const lmtpPort = read('LMTP_PORT', null);
  const metricsPort = read('METRICS_PORT', null);
  const replyDomain = read('REPLY_DOMAIN', null);
  if (replyDomain !== null && lmtpPort === null) {
    throw new ConfigError('REPLY_DOMAIN needs LMTP_PORT: answers that nobody reads would be lost.');
  }
  const unsetTargets = production ? null : demoTargets;
  const tagContainers = read('TAG_MANAGER', {});
  const tagOrigin = read('TAG_MANAGER_ORIGIN', 'https://www.googletagmanager.com');
  const mapStyleUrl = read('MAP_STYLE_URL', null);
  const mapOrigins = [...(mapStyleUrl ? [new URL(mapStyleUrl).origin] : []), ...read('MAP_ORIGINS', [])];
  return {
    production,
    port: listenPort,
    host,
    publicUrl: new URL(read('PUBLIC_URL', `http://localhost:${listenPort}`)).origin,
    dataDir: resolve(read('DATA_DIR', 'var')),
    databaseUrl: read('DATABASE_URL', null),
    databasePool: read('DATABASE_POOL', 10),
    smtpUrl: read('SMTP_URL', null),
    mailsToDomain: read('MAILS_TO_DOMAIN', 120),
    dkim: readDkim(read('DKIM_SELECTOR', null), read('DKIM_KEY_FILE', null)),
    s3Url: read('S3_URL', null),
    translationProvider: read('TRANSLATION_PROVIDER', 'none'),
    cardProvider: stripe ?? cardProvider,
    paymentWays: waysOf(stripe ?? cardProvider, read('PAYMENT_WAYS', null)),
    lmtp: lmtpPort === null ? null : { port: lmtpPort, host: read('LMTP_HOST', '127.0.0.1') },
    replyDomain,
    operatorFile: read('OPERATOR_FILE', null),
    secret,
    otherSecrets: read('SECRET_PREVIOUS', []),
    backupKey: read('BACKUP_KEY', null),
    quiet: read('QUIET', '0') === '1',
    acceptNewSecret: read('NEW_SECRET', null) !== null,
    demoObjects: read('DEMO_OBJECTS', production ? 0 : 3000),
    trustedProxies: read('TRUST_PROXY', null),
    trailingSlash: read('TRAILING_SLASH', 'add'),
    externalTargets: {
      press: read('PRESS_URL', unsetTargets?.press ?? null),
      pressReleases: read('PRESS_RELEASES_URL', unsetTargets?.pressReleases ?? null),
      pressRelease: read('PRESS_RELEASE_URL', unsetTargets?.pressRelease ?? null),
      jobs: read('JOBS_URL', unsetTargets?.jobs ?? null),
      // Without one it is a page of our own.
      affiliates: read('AFFILIATES_URL', null),
    },
    businessLogins: {
      retailer: read('RETAILER_LOGIN_URL', null),
      partner: read('PARTNER_LOGIN_URL', null),
    },
    rateLimit: read('RATE_LIMIT', 1),
    mapStyleUrl,
    mapTiles: read('MAP_TILES', null),
    // Without a style of its own the map loads nothing from elsewhere.
    mapOrigins: mapStyleUrl ? [...new Set(mapOrigins)] : [],
    covidInfoUrl: read('COVID_INFO_URL', null),
    rkiUrl: read('RKI_URL', null),
    affiliateTargets: read('AFFILIATE_TARGETS', []),
    resellerDomain: read('RESELLER_DOMAIN', null),
    resellerPaths: read('RESELLER_PATHS', []),
    experiments: read('EXPERIMENTS', []),
    imageCdn: read('IMAGE_CDN', null),
    tagContainers,
    tagOrigin: Object.keys(tagContainers).length > 0 ? tagOrigin : null,
    pageCacheBytes: read('PAGE_CACHE_MB', 64) * 1_000_000,
    metrics: metricsPort === null ? null : { port: metricsPort, host: read('METRICS_HOST', '127.0.0.1') },
    jobsAtOnce: read('JOBS_AT_ONCE', 4),
    loggedRequests: read('LOG_REQUESTS', 1),
    logLevel: read('LOG_LEVEL', 'info'),
  };
}
