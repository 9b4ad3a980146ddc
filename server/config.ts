import { createPrivateKey } from 'node:crypto';
import { accessSync, constants, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isLanguage, languages } from '../domain/language.ts';
import { paymentWays, type PaymentWay } from '../domain/payments.ts';
import { addressesOfHosts } from './database-addresses.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** Pages of the operator on other sites. Null if there is no such page. */
export interface ExternalTargets {
  press: string | null;
  pressReleases: string | null;
  pressRelease: string | null;
  jobs: string | null;
  affiliates: string | null;
}

/** The DKIM key that signs mails; its public key is in the DNS of the domain. */
interface DkimKey {
  selector: string;
  privateKey: string;
}

/** The settings of the environment. Every variable is optional; docs/operations.md explains them. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Origin of the site in links of mails and canonical addresses, without trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** Null for the embedded database under dataDir. */
  databaseUrl: string | null;
  /** Maximum number of connections to the database server. */
  databasePool: number;
  /** Null if mails are written as .eml files under dataDir/outbox. */
  smtpUrl: string | null;
  /** Maximum number of bulk mails per minute to one receiving domain. */
  mailsToDomain: number;
  /** The key that signs mails; null if the mail server signs them. */
  dkim: DkimKey | null;
  /** A bucket with its keys, for uploaded files; null: they are under dataDir. */
  s3Url: string | null;
  /** The provider of machine translation; `demo` is a stand-in. */
  translationProvider: 'demo' | 'none';
  /** The card provider: Stripe with its keys, or `demo`, a simulated bank of our own. */
  cardProvider: { secretKey: string; webhookSecret: string } | 'demo' | 'none';
  /** The payment methods of the provider's page; empty without a provider. */
  paymentWays: readonly PaymentWay[];
  /** The address on which mails are received by LMTP. Null if replies and bounces go to the office. */
  lmtp: { port: number; host: string } | null;
  /** The domain of reply addresses; null: mails have none, and replies go to the office. */
  replyDomain: string | null;
  /** A file with facts about the operator, which the site's forms cannot change. Null if the forms hold all facts. */
  operatorFile: string | null;
  /** Null if the secret is generated once and stored in dataDir. */
  secret: string | null;
  /** Keys that only verify and decrypt: the former ones, or the next. */
  /** Encrypts and decrypts backups. */
  backupKey: string | null;
  otherSecrets: readonly string[];
  /** Nothing is sent outside, as in a copy of the live site. */
  quiet: boolean;
  /** Accepts a secret that differs from the database's, whose existing links become invalid. */
  acceptNewSecret: boolean;
  /** Number of demo homes for an empty database; 0 by default in production. */
  demoObjects: number;
  /** The proxies whose headers for address and host are trusted. Null if none is. */
  trustedProxies: TrustedProxies | null;
  trailingSlash: 'add' | 'remove';
  /** The targets of `/presse` and similar paths. */
  externalTargets: ExternalTargets;
  /** The targets of the login forms of landlords and partners. Null if they are on this site. */
  businessLogins: { retailer: string | null; partner: string | null };
  /** Factor on all rate limits; 0 is off. */
  rateLimit: number;
  /** Null for our own style and tiles. */
  mapStyleUrl: string | null;
  /** Path of a PMTiles archive of the Protomaps basemap. */
  mapTiles: string | null;
  /** Path of a PMTiles archive of heights. */
  mapRelief: string | null;
  /** Further origins that the map may load from. */
  mapOrigins: readonly string[];
  /** Null if there are no notices about travelling in times of corona. */
  covidInfoUrl: string | null;
  /** Null if there are no figures of districts. */
  rkiUrl: string | null;
  /** Origins that affiliate links may lead to, in addition to those of the partners. */
  affiliateTargets: readonly string[];
  /** The site with all other pages, if this one shows only some. Null if this site has all pages. */
  resellerDomain: string | null;
  /** Paths that this site shows itself. */
  resellerPaths: readonly string[];
  /** Running experiments with their number of variants; 0 is the unchanged page. */
  experiments: readonly { experimentKey: string; variants: number }[];
  /** The origin of the pictures of homes, with the same paths as here. Null if this site serves them. */
  imageCdn: string | null;
  /**
   * Tag manager containers: by language (`fr`), or for a partner's host by partner id and language (`7001.fr`). A language without an entry
   * has no container.
   */
  tagContainers: Readonly<Record<string, string>>;
  /** The origin of the containers. Null if there are none. */
  tagOrigin: string | null;
  /** Memory for rendered pages; 0 disables the cache. */
  pageCacheBytes: number;
  /** The address of the metrics. Null if they are not served. */
  metrics: { port: number; host: string } | null;
  /** Number of jobs that this node runs at the same time. */
  jobsAtOnce: number;
  /** The share of successful requests that are logged, from 0 to 1. */
  loggedRequests: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** An environment variable is invalid; the message is one line for the terminal. */
export class ConfigError extends Error {}

const port = z.coerce.number().int().min(0).max(65_535);
/** Builds the schema of an address with one of these protocols; `fits` checks addresses that parse. */
const urlSchema = (protocols: readonly string[], fits: (url: URL) => boolean = () => true) =>
  z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && protocols.includes(url.protocol) && fits(url);
  });

/** An S3 address needs a host and percent-encoded keys. */
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

const archivePath = z.string().endsWith('.pmtiles').refine(canRead);

const webAddress = [urlSchema(['http:', 'https:']), 'an address such as https://press.example.com/'] as const;

/** Make redirects visible without configuration; `.example` leads nowhere. */
const demoTargets = {
  press: 'https://presse.example/',
  pressReleases: 'https://presse.example/mitteilungen/',
  pressRelease: 'https://presse.example/mitteilung/',
  jobs: 'https://jobs.example/',
} as const;

const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;

const listSchema = (fits: (entry: string) => boolean) =>
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
    // Allows nothing after the origin, since paths of pages are appended to it.
    urlSchema(['http:', 'https:'], ({ href, origin }) => href === `${origin}/`),
    'an origin such as https://www.example.com',
  ],
  DATA_DIR: [z.string().min(1), 'a folder'],
  DATABASE_URL: [
    z.string().refine(isDatabaseAddress),
    'postgresql://user:password@host:port/database, with several hosts separated by commas where there are standbys',
  ],
  DATABASE_POOL: [z.coerce.number().int().min(2).max(1000), 'a number of connections between 2 and 1000'],
  SMTP_URL: [
    urlSchema(['smtp:', 'smtps:'], ({ hostname }) => hostname !== ''),
    'smtp://user:password@host:port',
  ],
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
    urlSchema(['http:', 'https:', 's3:'], isBucket),
    'the address of a bucket with its keys: https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1',
  ],
  OPERATOR_FILE: [z.string().refine(canRead), 'the path of a JSON file that the server may read'],
  BACKUP_KEY: [z.string().min(32), 'at least 32 random characters'],
  SECRET: [z.string().min(32), 'at least 32 random characters'],
  SECRET_PREVIOUS: [
    // Several are separated by commas; a value with a comma is tried as one address, too.
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
  MAP_STYLE_URL: [urlSchema(['http:', 'https:']), 'the https address of a MapLibre style'],
  MAP_TILES: [archivePath, 'the path of a .pmtiles file that the server may read'],
  MAP_RELIEF: [archivePath, 'the path of a .pmtiles file that the server may read'],
  COVID_INFO_URL: [urlSchema(['http:', 'https:']), 'the address of a JSON document'],
  RKI_URL: [urlSchema(['http:', 'https:']), 'the address of a feature service'],
  AFFILIATE_TARGETS: [listSchema(isOrigin), 'origins such as https://www.example.com, separated by commas'],
  RESELLER_DOMAIN: [z.string().refine(isOrigin), 'an origin such as https://www.example.com'],
  RESELLER_PATHS: [listSchema((path) => path.startsWith('/')), 'paths such as /search/, separated by commas'],
  IMAGE_CDN: [z.string().refine(isOrigin), 'an origin such as https://images.example.com'],
  MAP_ORIGINS: [listSchema(isOrigin), 'origins such as https://tiles.example.com, separated by commas'],
  EXPERIMENTS: [
    listSchema((entry) => experimentForm.test(entry)).transform((entries) =>
      entries.map((entry) => {
        const [, experimentKey = '', variants] = experimentForm.exec(entry)!;
        return { experimentKey, variants: Number(variants) };
      }),
    ),
    'keys with their number of variants such as EDMT-5209:2, separated by commas',
  ],
  TAG_MANAGER: [
    listSchema((entry) => {
      const match = containerForm.exec(entry);
      return match !== null && (match[2] === undefined || isLanguage(match[2]));
    }).transform((entries) => {
      const containers: Record<string, string> = {};
      for (const entry of entries) {
        const [, brand, language, container = ''] = containerForm.exec(entry)!;
        // An entry without a language applies to all languages that have no entry of their own.
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

/** Requires both settings or neither: one alone cannot sign. */
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

/** Requires both keys or neither: without webhooks, payments would be noticed late. */
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

/** Returns the configured payment methods. By default the provider takes cards and wallets; the demo bank simulates all methods. */
function readPaymentWays(
  provider: Config['cardProvider'],
  configuredWays: readonly PaymentWay[] | null,
): readonly PaymentWay[] {
  if (provider === 'none') return [];
  if (configuredWays) return paymentWays.filter((way) => configuredWays.includes(way));
  return provider === 'demo' ? paymentWays : ['card', 'applePay', 'googlePay'];
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  function read<Name extends Variable, Fallback>(
    name: Name,
    fallback: Fallback,
  ): z.output<(typeof variables)[Name][0]> | Fallback {
    const text = environment[name];
    if (text === undefined || text === '') return fallback;
    const [schema, expected] = variables[name];
    const parsed = schema.safeParse(text);
    // The message contains only the variable's name, since the value may be a secret.
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
    paymentWays: readPaymentWays(stripe ?? cardProvider, read('PAYMENT_WAYS', null)),
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
      // Without a target the path is a page of this site.
      affiliates: read('AFFILIATES_URL', null),
    },
    businessLogins: {
      retailer: read('RETAILER_LOGIN_URL', null),
      partner: read('PARTNER_LOGIN_URL', null),
    },
    rateLimit: read('RATE_LIMIT', 1),
    mapStyleUrl,
    mapTiles: read('MAP_TILES', null),
    mapRelief: read('MAP_RELIEF', null),
    // Without a configured style the map loads only from this site.
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
