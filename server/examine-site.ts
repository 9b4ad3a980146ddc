import { Resolver } from 'node:dns/promises';
import { lookUpMailRecords } from './areas/operator/operator.ts';
import type { Config } from './config.ts';
import { isOutOfSpace } from './platform/data-folder.ts';
import type { DatabaseConnection } from './platform/database.ts';
import type { FileStore } from './platform/file-store.ts';
import { missingMigrations } from './platform/migrate.ts';
import { examineServer, type Finding } from './examine-database-server.ts';

/** The DNS, as far as it is asked; each question rejects where there is no answer. */
export interface NameResolver extends Pick<Resolver, 'resolveTxt' | 'resolveMx'> {
  resolve4(host: string): Promise<string[]>;
  resolve6(host: string): Promise<string[]>;
}

export interface Surroundings {
  config: Config;
  /** Opens the database; rejects with a message for the terminal. */
  openDatabase(): Promise<DatabaseConnection>;
  files: FileStore;
  /** Asks the mail server whether it takes mails from here, and sends none; null: none is configured. */
  verifyMail: (() => Promise<void>) | null;
  /** Bytes that may still be written into the data folder. */
  freeBytes: number;
  resolver?: NameResolver;
}

const gigabyte = 1_000_000_000;
const skewMaxMs = 5_000;
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const found = (part: string, state: Finding['state'], detail = ''): Finding => ({ part, state, detail });

/** Looks at all that the site stands on beside its own code: each part once, changing nothing but a probe in the bucket. */
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
      ? found('disk', 'warning', `${gigabytes} GB are free in ${config.dataDir}`)
      : found('disk', 'ok', `${gigabytes} GB are free`);
  return [disk, ...parts.flat()];
}

async function examineDatabase({ openDatabase }: Surroundings): Promise<Finding[]> {
  let connection: DatabaseConnection;
  try {
    connection = await openDatabase();
  } catch (error) {
    return [found('database', 'wrong', isOutOfSpace(error) ? 'its disk is full' : messageOf(error))];
  }
  try {
    const missing = await missingMigrations(connection);
    const skewMs = Math.round(connection.clock.skewMs() ?? 0);
    return [
      ...(connection.embedded ? [found('database', 'ok', 'embedded')] : await examineServer(connection.db)),
      missing.length === 0
        ? found('migrations', 'ok')
        : found('migrations', 'warning', `${missing.length} are missing: the next start applies them`),
      found(
        'clock',
        Math.abs(skewMs) > skewMaxMs ? 'wrong' : 'ok',
        `${(skewMs / 1000).toFixed(1)} s ahead of the database`,
      ),
    ];
  } catch (error) {
    return [found('database', 'wrong', messageOf(error))];
  } finally {
    await connection.close();
  }
}

async function examineFiles({ files }: Surroundings): Promise<Finding[]> {
  if (!files.probe) return [found('files', 'ok', 'in the data folder')];
  return [await attempt('files', files.probe)];
}

async function examineMail({ verifyMail }: Surroundings): Promise<Finding[]> {
  if (!verifyMail) return [found('mail server', 'warning', 'none: mails lie in DATA_DIR/outbox')];
  return [await attempt('mail server', verifyMail)];
}

async function attempt(part: string, ask: () => Promise<void>): Promise<Finding> {
  try {
    await ask();
    return found(part, 'ok', 'it answers');
  } catch (error) {
    return found(part, 'wrong', messageOf(error));
  }
}

const isLocal = (host: string): boolean => /^(?:localhost|127\.|0\.0\.0\.0|\[)/.test(host);

async function examineNames({
  config,
  resolver = new Resolver({ timeout: 2_000, tries: 2 }),
}: Surroundings): Promise<Finding[]> {
  const { hostname, protocol } = new URL(config.publicUrl);
  if (isLocal(hostname)) return [found('address', 'warning', `${config.publicUrl} is seen from here alone`)];
  const orNone = (asked: Promise<string[]>): Promise<string[]> => asked.catch(() => []);
  const { replyDomain } = config;
  const [four, six, exchanges, records] = await Promise.all([
    orNone(resolver.resolve4(hostname)),
    orNone(resolver.resolve6(hostname)),
    replyDomain === null
      ? Promise.resolve([])
      : orNone(resolver.resolveMx(replyDomain).then((all) => all.map(({ exchange }) => exchange))),
    lookUpMailRecords(hostname, config.dkim, resolver),
  ]);
  const addresses = [...four, ...six];
  return [
    addresses.length === 0
      ? found('DNS', 'wrong', `${hostname} has no address`)
      : found('DNS', 'ok', addresses.join(', ')),
    protocol === 'https:'
      ? found('https', 'ok')
      : found('https', 'warning', 'PUBLIC_URL does not begin with https'),
    records.spf === null
      ? found('SPF', 'warning', `${hostname} says nothing of who may send mails for it`)
      : found('SPF', 'ok', records.spf),
    records.dkim === null
      ? found('DKIM', 'unused', 'the site signs no mails: DKIM_SELECTOR and DKIM_KEY_FILE')
      : records.dkim
        ? found('DKIM', 'ok')
        : found(
            'DKIM',
            'wrong',
            `the key at ${config.dkim!.selector}._domainkey.${hostname} is another or missing`,
          ),
    records.dmarc === null
      ? found('DMARC', 'warning', `_dmarc.${hostname} has no policy`)
      : found('DMARC', 'ok', records.dmarc),
    replyDomain === null
      ? found('answers', 'unused', 'answers to mails go to the office: REPLY_DOMAIN')
      : exchanges.length === 0
        ? found('answers', 'wrong', `${replyDomain} has no MX: no answer arrives`)
        : found('answers', 'ok', exchanges.join(', ')),
  ];
}
