import { Resolver } from 'node:dns/promises';
import { lookUpMailRecords } from './areas/operator/operator.ts';
import type { Config } from './config.ts';
import { isOutOfSpace } from './platform/data-folder.ts';
import type { DatabaseConnection } from './platform/database.ts';
import type { FileStore } from './platform/file-store.ts';
import { missingMigrations } from './platform/migrate.ts';
import { examineServer, type Finding } from './examine-database-server.ts';

/** The used part of a DNS resolver; each query rejects if there is no answer. */
export interface NameResolver extends Pick<Resolver, 'resolveTxt' | 'resolveMx'> {
  resolve4(host: string): Promise<string[]>;
  resolve6(host: string): Promise<string[]>;
}

export interface Surroundings {
  config: Config;
  /** Opens the database; rejects with a message for the terminal. */
  openDatabase(): Promise<DatabaseConnection>;
  files: FileStore;
  /** Connects to the mail server without sending a mail. Null if none is configured. */
  verifyMail: (() => Promise<void>) | null;
  /** Free bytes in the data folder. */
  freeBytes: number;
  resolver?: NameResolver;
}

const gigabyte = 1_000_000_000;
const skewMaxMs = 5_000;
const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const finding = (part: string, state: Finding['state'], detail = ''): Finding => ({ part, state, detail });

/** Checks the site's dependencies: database, files, mail and names. It changes nothing but a probe file in the bucket. */
export async function examine(surroundings: Surroundings): Promise<Finding[]> {
  const { config, freeBytes } = surroundings;
  const parts = await Promise.all([
    examineDatabase(surroundings),
    examineFiles(surroundings),
    examineMail(surroundings),
    examineNames(surroundings),
  ]);
  const gigabytes = (freeBytes / gigabyte).toFixed(1);
  const disk =
    freeBytes < gigabyte
      ? finding('disk', 'warning', `${gigabytes} GB are free in ${config.dataDir}`)
      : finding('disk', 'ok', `${gigabytes} GB are free`);
  return [disk, ...parts.flat()];
}

async function examineDatabase({ openDatabase }: Surroundings): Promise<Finding[]> {
  let connection: DatabaseConnection;
  try {
    connection = await openDatabase();
  } catch (error) {
    return [finding('database', 'wrong', isOutOfSpace(error) ? 'its disk is full' : errorMessage(error))];
  }
  try {
    const missing = await missingMigrations(connection);
    const skewMs = Math.round(connection.clock.skewMs() ?? 0);
    return [
      ...(connection.embedded ? [finding('database', 'ok', 'embedded')] : await examineServer(connection.db)),
      missing.length === 0
        ? finding('migrations', 'ok')
        : finding('migrations', 'warning', `${missing.length} are missing: the next start applies them`),
      finding(
        'clock',
        Math.abs(skewMs) > skewMaxMs ? 'wrong' : 'ok',
        `${(skewMs / 1000).toFixed(1)} s ahead of the database`,
      ),
    ];
  } catch (error) {
    return [finding('database', 'wrong', errorMessage(error))];
  } finally {
    await connection.close();
  }
}

async function examineFiles({ files }: Surroundings): Promise<Finding[]> {
  if (!files.probe) return [finding('files', 'ok', 'in the data folder')];
  return [await attempt('files', files.probe)];
}

async function examineMail({ verifyMail }: Surroundings): Promise<Finding[]> {
  if (!verifyMail) return [finding('mail server', 'warning', 'none: mails lie in DATA_DIR/outbox')];
  return [await attempt('mail server', verifyMail)];
}

async function attempt(part: string, ask: () => Promise<void>): Promise<Finding> {
  try {
    await ask();
    return finding(part, 'ok', 'it answers');
  } catch (error) {
    return finding(part, 'wrong', errorMessage(error));
  }
}

const isLocal = (host: string): boolean => /^(?:localhost|127\.|0\.0\.0\.0|\[)/.test(host);

async function examineNames({
  config,
  resolver = new Resolver({ timeout: 2_000, tries: 2 }),
}: Surroundings): Promise<Finding[]> {
  const { hostname, protocol } = new URL(config.publicUrl);
  if (isLocal(hostname))
    return [finding('address', 'warning', `${config.publicUrl} is seen from here alone`)];
  const orNone = (query: Promise<string[]>): Promise<string[]> => query.catch(() => []);
  const { replyDomain } = config;
  const [four, six, exchanges, records] = await Promise.all([
    orNone(resolver.resolve4(hostname)),
    orNone(resolver.resolve6(hostname)),
    replyDomain === null
      ? Promise.resolve([])
      : orNone(resolver.resolveMx(replyDomain).then((records) => records.map(({ exchange }) => exchange))),
    lookUpMailRecords(hostname, config.dkim, resolver),
  ]);
  const addresses = [...four, ...six];
  return [
    addresses.length === 0
      ? finding('DNS', 'wrong', `${hostname} has no address`)
      : finding('DNS', 'ok', addresses.join(', ')),
    protocol === 'https:'
      ? finding('https', 'ok')
      : finding('https', 'warning', 'PUBLIC_URL does not begin with https'),
    records.spf === null
      ? finding('SPF', 'warning', `${hostname} says nothing of who may send mails for it`)
      : finding('SPF', 'ok', records.spf),
    records.dkim === null
      ? finding('DKIM', 'unused', 'the site signs no mails: DKIM_SELECTOR and DKIM_KEY_FILE')
      : records.dkim
        ? finding('DKIM', 'ok')
        : finding(
            'DKIM',
            'wrong',
            `the key at ${config.dkim!.selector}._domainkey.${hostname} is another or missing`,
          ),
    records.dmarc === null
      ? finding('DMARC', 'warning', `_dmarc.${hostname} has no policy`)
      : finding('DMARC', 'ok', records.dmarc),
    replyDomain === null
      ? finding('answers', 'unused', 'answers to mails go to the office: REPLY_DOMAIN')
      : exchanges.length === 0
        ? finding('answers', 'wrong', `${replyDomain} has no MX: no answer arrives`)
        : finding('answers', 'ok', exchanges.join(', ')),
  ];
}
