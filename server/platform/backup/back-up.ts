import { createWriteStream, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config.ts';
import { openStorage } from '../open-storage.ts';
import { readSecret } from '../secret.ts';
import { copyFromBucket } from './bucket-files.ts';
import { askForDump } from './dump-socket.ts';
import { encryptChunks } from './encrypted-chunks.ts';
import { beginTool, postgresEnvironment } from './run-tool.ts';

export type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'secret' | 'backupKey' | 's3Url'>;

/** The manifest of an archive. */
export interface AboutBackup {
  format: 1;
  database: 'embedded' | 'postgres';
}

/** File names inside the archive. */
export const names = { about: 'about.json', database: 'database', secret: 'secret', files: 'files' } as const;

/**
 * Writes database, secret and uploaded files into one archive. The database comes first: files are only ever added, so that every file it
 * refers to exists.
 */
export async function backUp(config: BackupConfig, file: string): Promise<void> {
  const target = resolve(file);
  const staging = mkdtempSync(join(dirname(target), '.backup-'));
  try {
    const database = config.databaseUrl === null ? 'embedded' : 'postgres';
    const about: AboutBackup = { format: 1, database };
    writeFileSync(join(staging, names.about), JSON.stringify(about));
    await dumpInto(join(staging, names.database), config);
    writeFileSync(join(staging, names.secret), readSecret(config.secret, config.dataDir));
    const options = ['-c', '-C', staging, names.about, names.database, names.secret];
    if (config.s3Url !== null) {
      await copyFromBucket(config.s3Url, join(staging, names.files));
      options.push(names.files);
    } else if (existsSync(join(config.dataDir, names.files))) {
      options.push('-C', config.dataDir, names.files);
    }
    // tar exits with 1 when a file was deleted while it read the folder.
    const tar = beginTool('tar', options, { allowed: [0, 1] });
    const part = join(staging, 'archive');
    const encryption = config.backupKey === null ? new PassThrough() : encryptChunks(config.backupKey);
    await pipeline(tar.child.stdout!, encryption, createWriteStream(part, { mode: 0o600, flush: true }));
    await tar.ended;
    renameSync(part, target);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

async function dumpInto(path: string, config: BackupConfig): Promise<void> {
  if (config.databaseUrl !== null) {
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${path}`];
    return beginTool('pg_dump', options, { env: postgresEnvironment(config.databaseUrl) }).ended;
  }
  writeFileSync(path, (await askForDump(config.dataDir)) ?? (await dumpEmbedded(config)), { mode: 0o600 });
}

/** Dumps the embedded database while no server has it open. */
async function dumpEmbedded(config: BackupConfig): Promise<Uint8Array> {
  const connection = await openStorage(config);
  try {
    return await connection.dump!();
  } finally {
    await connection.close();
  }
}
