import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildBonusCode } from '../domain/pricing/bonus-code.ts';
import { isPlainDate } from '../domain/stay.ts';
import { readConfig } from '../server/config.ts';
import { insertBonusCodes } from '../server/areas/pricing/bonus-codes-store.ts';
import { startErrorLine } from '../server/expected-start-errors.ts';
import { migrate } from '../server/platform/migrate.ts';
import { openStorage } from '../server/platform/open-storage.ts';

/** Creates random bonus codes in the configured database and prints one per line. */
const usage = `bin/node scripts/make-bonus-codes.ts --amount 50 --until 2027-12-31 [--minimum 600] [--uses 1] [--count 1]
Amounts are whole euros.`;

const { values } = parseArgs({
  options: {
    amount: { type: 'string' },
    minimum: { type: 'string', default: '0' },
    until: { type: 'string' },
    uses: { type: 'string', default: '1' },
    count: { type: 'string', default: '1' },
  },
});
const [amount, minimum, uses, count] = [values.amount, values.minimum, values.uses, values.count].map(Number);
const { until = '' } = values;
const numbers = [amount, minimum, uses, count] as number[];
if (!isPlainDate(until) || !numbers.every((number) => Number.isInteger(number) && number >= 0) || !amount) {
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}
try {
  const connection = await openStorage(readConfig(process.env));
  await migrate(connection);
  const codes = Array.from({ length: count! }, () => buildBonusCode(randomBytes(26)));
  const terms = {
    amount_cents: amount * 100,
    minimum_cents: minimum! * 100,
    valid_until: until,
    uses_left: uses,
  };
  await connection.transaction((tx) =>
    insertBonusCodes(
      tx,
      codes.map((code) => ({ code, ...terms })),
    ),
  );
  await connection.close();
  process.stdout.write(codes.map((code) => `${code}\n`).join(''));
} catch (error) {
  const line = startErrorLine(error, process.env);
  if (line === null) throw error;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
