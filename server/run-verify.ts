import { readConfig } from './config.ts';
import { startErrorLine } from './expected-start-errors.ts';
import { openStorage } from './platform/open-storage.ts';
import { verifySite } from './verify-site.ts';

/** `bin/verify`: a table of what has to be zero; ends with 1 where something is not. */
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

try {
  await run();
} catch (error) {
  const line = startErrorLine(error, process.env);
  if (line === null) throw error;
  process.stderr.write(`${line}\n`);
  process.exitCode = 2;
}
