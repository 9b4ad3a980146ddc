import { basename } from 'node:path';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { startErrorLine } from '../server/expected-start-errors.ts';
import { systemClock } from '../server/platform/clock.ts';
import { migrate } from '../server/platform/migrate.ts';
import { openStorage } from '../server/platform/open-storage.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import type { FeedReader } from './feed-home.ts';
import { ImportError } from './import-error.ts';
import { readInsideAirbnb } from './readers/inside-airbnb.ts';
import { readNdjson } from './readers/ndjson.ts';
import { runImport } from './run-import.ts';

const readers: Readonly<Record<string, FeedReader>> = {
  'inside-airbnb': readInsideAirbnb,
  ndjson: readNdjson,
};

const usage = `npm run import -- --format ${Object.keys(readers).join('|')} --listings FILE [--calendar FILE]
  [--source NAME] [--currency CHF --rate 1.05] [--report FILE]`;

try {
  const { values } = parseArgs({
    options: {
      format: { type: 'string' },
      listings: { type: 'string' },
      calendar: { type: 'string' },
      source: { type: 'string' },
      currency: { type: 'string' },
      rate: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const read = readers[values.format ?? ''];
  if (!read || !values.listings) throw new ImportError(usage);
  const currency = values.currency?.toUpperCase() ?? null;
  const rate = rateOf(currency, values.rate);
  const source = values.source ?? basename(values.listings).replace(/\..*$/, '');

  const config = readConfig(process.env);
  const connection = await openStorage(config);
  try {
    await migrate(connection);
    const started = Date.now();
    const report = await runImport(connection, {
      read,
      files: { listings: values.listings, calendar: values.calendar ?? null },
      source: `import:${source}`,
      currency,
      rate,
      today: systemClock.today(),
      texts: createSiteTexts(),
      onProgress: showProgress,
    });
    const file = values.report ?? `import-${source}-report.json`;
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    const { created, changed, unchanged, rejected, rejectedByReason, shiftDays } = report;
    console.log(`\n${report.rows} rows in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    console.log(
      `${created} homes created, ${changed} changed, ${unchanged} unchanged, ${rejected.length} rows not used`,
    );
    for (const [reason, count] of Object.entries(rejectedByReason)) console.log(`  ${count} ${reason}`);
    if (shiftDays) console.log(`Dates were moved by ${shiftDays / 7} weeks.`);
    console.log(`Report: ${file}`);
  } finally {
    await connection.close();
  }
} catch (error) {
  const line = isUsageError(error)
    ? `${error.message}\n${usage}`
    : (importLine(error) ?? startErrorLine(error, 0));
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 1;
}

function importLine(error: unknown): string | null {
  return error instanceof ImportError ? error.message : null;
}

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function rateOf(currency: string | null, text: string | undefined): number {
  if (currency === null || currency === 'EUR') {
    if (text !== undefined) throw new ImportError('--rate needs a --currency other than EUR.');
    return 1;
  }
  const rate = Number(text);
  if (!/^[A-Z]{3}$/.test(currency))
    throw new ImportError('--currency is a code of three letters such as CHF.');
  if (text === undefined || !(rate > 0 && rate < 1000)) {
    throw new ImportError(`--currency ${currency} needs --rate, the euros for one ${currency}.`);
  }
  return rate;
}

function showProgress(done: number, total: number): void {
  if (done % 100 !== 0 && done !== total) return;
  process.stdout.write(process.stdout.isTTY ? `\r${done} of ${total} homes` : `${done} of ${total} homes\n`);
}
