import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { ensureDataFolder } from '../data-folder.ts';
import { beginEmbeddedDatabase, whenOpen } from '../database.ts';
import { lockFolder } from '../folder-lock.ts';
import { openPostgres } from '../postgres.ts';
import { copyIntoBucket, refuseUsedBucket } from './bucket-files.ts';
import { names, type AboutBackup, type BackupConfig } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { decryptChunks, isEncrypted } from './encrypted-chunks.ts';
import { beginTool, postgresEnvironment } from './run-tool.ts';

/** Restores an archive into an empty place. It writes nothing there before the whole archive has proved to be intact. */
export async function restore(config: BackupConfig, file: string): Promise<void> {
  const { dataDir } = config;
  ensureDataFolder(dataDir);
  const lock = lockFolder(dataDir);
  const staging = mkdtempSync(join(dataDir, '.restore-'));
  try {
    await refuseUsedPlace(config);
    await unpack(file, staging, config.backupKey);
    const about = JSON.parse(readFileSync(join(staging, names.about), 'utf8')) as AboutBackup;
    const kind = config.databaseUrl === null ? 'embedded' : 'postgres';
    if (about.database !== kind) {
      throw new BackupError(
        about.database === 'postgres'
          ? 'The backup is one of a PostgreSQL server: set DATABASE_URL to an empty database.'
          : 'The backup is one of the embedded database: leave out DATABASE_URL.',
      );
    }
    await load(join(staging, names.database), config);
    const files = join(staging, names.files);
    if (existsSync(files) && config.s3Url !== null) {
      await copyIntoBucket(files, config.s3Url);
    } else if (existsSync(files)) {
      rmSync(join(dataDir, names.files), { recursive: true, force: true });
      renameSync(files, join(dataDir, names.files));
    }
    writeFileSync(join(dataDir, names.secret), readFileSync(join(staging, names.secret)), { mode: 0o600 });
  } finally {
    rmSync(staging, { recursive: true, force: true });
    lock.release();
  }
}

const isEmptyFolder = (path: string): boolean => !existsSync(path) || readdirSync(path).length === 0;

async function refuseUsedPlace({ dataDir, databaseUrl, s3Url }: BackupConfig): Promise<void> {
  if (s3Url !== null) await refuseUsedBucket(s3Url);
  for (const name of ['database', names.files, names.secret]) {
    const path = join(dataDir, name);
    if (name === names.secret ? existsSync(path) : !isEmptyFolder(path))
      throw new BackupError(
        `A backup is restored into an empty place alone: ${path} is there. Set another DATA_DIR.`,
      );
  }
  if (databaseUrl === null) return;
  const connection = await openPostgres(databaseUrl);
  try {
    const { rows } =
      await sql`select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
      limit 1`.execute(connection.db);
    if (rows.length > 0)
      throw new BackupError(
        'A backup is restored into an empty place alone: the database of DATABASE_URL has tables.',
      );
  } finally {
    await connection.close();
  }
}

async function unpack(file: string, staging: string, key: string | null): Promise<void> {
  const start = Buffer.alloc(64);
  const handle = await open(file).catch((error: unknown) => {
    throw new BackupError(`The backup ${file} cannot be read.`, { cause: error });
  });
  await handle.read(start, 0, start.length, 0);
  await handle.close();
  if (isEncrypted(start) && key === null)
    throw new BackupError('The backup is encrypted: set BACKUP_KEY to the key that it was made with.');
  const decryption = isEncrypted(start) ? decryptChunks(key!) : new PassThrough();
  const tar = beginTool('tar', ['-x', '--no-same-owner', '-C', staging]);
  try {
    await pipeline(createReadStream(file), decryption, tar.child.stdin!);
  } catch (error) {
    tar.child.kill();
    if (error instanceof BackupError) throw error;
  }
  await tar.ended;
}

async function load(dump: string, { dataDir, databaseUrl }: BackupConfig): Promise<void> {
  if (databaseUrl !== null) {
    const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
    const env = postgresEnvironment(databaseUrl);
    return beginTool('pg_restore', [...options, `--dbname=${env['PGDATABASE'] ?? 'postgres'}`, dump], { env })
      .ended;
  }
  const connection = await whenOpen(() => beginEmbeddedDatabase(dataDir, new Uint8Array(readFileSync(dump))));
  await connection.close();
}
