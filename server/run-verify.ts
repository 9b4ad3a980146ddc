import { readConfig } from './config.ts';
import { runCommand } from './expected-start-errors.ts';
import { openStorage } from './platform/open-storage.ts';
import { verifySite } from './verify-site.ts';

/** Runs `bin/verify`: prints a table of counts that have to be zero; exits with 1 if one is not. */
async function run(): Promise<void> {
  const connection = await openStorage(readConfig(process.env));
  try {
    for (const { name, count } of await verifySite(connection)) {
      process.stdout.write(
        `${name.padEnd(42)}${String(count).padStart(10)}  ${count === 0 ? 'ok' : 'WRONG'}\n`,
      );
      if (count !== 0) process.exitCode = 1;
    }
  } finally {
    await connection.close();
  }
}

await runCommand(run, 2);
