import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { decodeXml } from '../domain/decode-xml.ts';
import { readOperator } from '../server/areas/operator/operator.ts';
import { importStatementAs } from '../server/areas/payments/payments.ts';
import { payoutLines } from '../server/areas/payouts/payouts.ts';
import { readConfig } from '../server/config.ts';
import { startErrorLine } from '../server/expected-start-errors.ts';
import { systemClock } from '../server/platform/clock.ts';
import { migrate } from '../server/platform/migrate.ts';
import { openStorage } from '../server/platform/open-storage.ts';

/**
 * Imports bank statements from files, like the page of the office. Scripts that fetch statements from the bank can
 * call it. A file may be imported repeatedly, because known lines are skipped. Exits with 1 if a file is no statement
 * of the operator's account.
 */
const usage =
  'bin/node scripts/import-statements.ts FILE...   statements in the forms CAMT.052 to CAMT.054\n';

const { positionals } = parseArgs({ allowPositionals: true, options: {} });
if (positionals.length === 0) {
  process.stderr.write(usage);
  process.exit(1);
}
try {
  const config = readConfig(process.env);
  const connection = await openStorage(config);
  await migrate(connection);
  const operator = await readOperator(config, connection.db);
  const operatorActor = { uid: 'import-statements', name: userInfo().username };
  let isAnyRefused = false;
  for (const file of positionals) {
    const deps = { connection, clock: systemClock, payouts: payoutLines, operator: () => operator };
    const result = await importStatementAs(deps, decodeXml(readFileSync(file)), operatorActor);
    if (result.ok) {
      const { matched, doubtful, setAside, known, leftOut } = result.data;
      process.stdout.write(
        `${file}: ${matched} matched, ${doubtful} doubtful, ${setAside} set aside, ${known} known, ${leftOut.length} left out\n`,
      );
      for (const line of leftOut) process.stdout.write(`${file}: left out: ${JSON.stringify(line)}\n`);
    } else {
      isAnyRefused = true;
      process.stderr.write(`${file}: ${result.type} ${JSON.stringify(result.data)}\n`);
    }
  }
  await connection.close();
  process.exit(isAnyRefused ? 1 : 0);
} catch (error) {
  const line = startErrorLine(error, process.env);
  if (line === null) throw error;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
