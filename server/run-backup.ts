import { statSync } from 'node:fs';
import { launchStore, recordBackup } from './areas/operator/operator.ts';
import { readConfig } from './config.ts';
import { runCommand } from './expected-start-errors.ts';
import { backUp } from './platform/backup/back-up.ts';
import { restore } from './platform/backup/restore.ts';
import { openStorage } from './platform/open-storage.ts';
import { markAsCopy } from './platform/quiet-mode.ts';

const usage = `Usage: bin/backup FILE
       bin/restore FILE

backup writes database, secret and uploaded files into one archive, while the site runs; encrypted where BACKUP_KEY is set.
restore puts such an archive into an empty DATA_DIR, and into the empty database of DATABASE_URL where one is set.
For a PostgreSQL server its tools pg_dump and pg_restore must be installed. Files in a bucket (S3_URL) are fetched and put back.`;

/** Runs `bin/backup` and `bin/restore`. */
async function run([command, file, ...otherArguments]: readonly string[]): Promise<void> {
  if (file === undefined || file === '' || file.startsWith('-') || otherArguments.length > 0) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  if (command === 'restore') {
    await restore(config, file);
    const connection = await openStorage(config);
    try {
      await markAsCopy(connection);
    } finally {
      await connection.close();
    }
    process.stderr.write(
      `Restored. The secret lies in ${config.dataDir}/secret: a site in production is given it as SECRET.
Nothing leaves the house (mails, payments, questions to other sites) until bin/admin live says that this is the live site now.\n`,
    );
    return;
  }
  await backUp(config, file);
  process.stderr.write(`Written to ${file}, ${Math.ceil(statSync(file).size / 1e6)} MB, and recorded.\n`);
  if (config.databaseUrl === null) return recordBackup(config.dataDir);
  const connection = await openStorage(config);
  try {
    await launchStore.prove(connection.db, 'backup', connection.clock.now());
  } finally {
    await connection.close();
  }
}

await runCommand(() => run(process.argv.slice(2)));
