import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { readConfig } from './config.ts';
import type { Finding } from './examine-database-server.ts';
import { examine } from './examine-site.ts';
import { runCommand } from './expected-start-errors.ts';
import { ensureDataFolder } from './platform/data-folder.ts';
import { createLocalFileStore } from './platform/file-store.ts';
import { openStorage } from './platform/open-storage.ts';
import { createS3FileStore } from './platform/s3-file-store.ts';

const marks: Record<Finding['state'], string> = { ok: 'ok', warning: 'LOOK', wrong: 'WRONG', unused: '-' };
const mailPatienceMs = 5_000;

/** Runs `bin/doctor`: prints a table of the site's dependencies; exits with 1 if one fails. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const { s3Url, smtpUrl } = config;
  ensureDataFolder(config.dataDir);
  const findings = await examine({
    config,
    openDatabase: () => openStorage(config),
    files: s3Url === null ? createLocalFileStore(join(config.dataDir, 'files')) : createS3FileStore(s3Url),
    verifyMail:
      smtpUrl === null
        ? null
        : async () => {
            const transport = createTransport({
              url: smtpUrl,
              connectionTimeout: mailPatienceMs,
              greetingTimeout: mailPatienceMs,
              socketTimeout: mailPatienceMs,
            });
            await transport.verify().finally(() => transport.close());
          },
    freeBytes: readFreeBytes(config.dataDir),
  });
  for (const { part, state, detail } of findings) {
    process.stdout.write(`${marks[state].padEnd(6)}${part.padEnd(14)}${detail}\n`);
    if (state === 'wrong') process.exitCode = 1;
  }
}

function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

await runCommand(run, 2);
