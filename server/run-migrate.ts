import { readConfig } from './config.ts';
import { runCommand } from './expected-start-errors.ts';
import { migrate, missingMigrations } from './platform/migrate.ts';
import { openStorage } from './platform/open-storage.ts';

const usage = `Usage: bin/migrate [--check]

Applies what the database lacks, each migration in a transaction of its own, as a start does. A running site goes on meanwhile.
--check prints what is missing, changes nothing, and ends with 1 where something is.
With the embedded database stop the site first.`;

/** Runs `bin/migrate`, the step before a new version starts. */
async function run(options: readonly string[]): Promise<void> {
  const isCheck = options[0] === '--check';
  if (options.length > (isCheck ? 1 : 0)) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const connection = await openStorage(readConfig(process.env));
  try {
    const names = isCheck ? await missingMigrations(connection) : await migrate(connection);
    for (const name of names) process.stdout.write(`${name}\n`);
    if (isCheck && names.length > 0) process.exitCode = 1;
    const verb = isCheck ? 'missing' : 'applied';
    process.stderr.write(names.length === 0 ? `None ${verb}.\n` : `${names.length} ${verb}.\n`);
  } finally {
    await connection.close();
  }
}

await runCommand(() => run(process.argv.slice(2)));
