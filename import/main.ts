import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { startErrorLine } from '../server/expected-start-errors.ts';
import { holdingAdvisoryLock } from '../server/platform/advisory-lock.ts';
import { systemClock } from '../server/platform/clock.ts';
import { migrate } from '../server/platform/migrate.ts';
import { openStorage } from '../server/platform/open-storage.ts';
import { createGuardedFetch } from '../server/platform/guarded-fetch.ts';
import type { DatabaseConnection } from '../server/platform/database.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import type { FeedReader } from './feed-reader.ts';
import { provider as providerForm, type FeedProvider } from '../contract/feeds/feed-terms.ts';
import { ImportError } from './import-error.ts';
import { importLock } from './import-lock.ts';
import { createProgress } from './progress.ts';
import { createCsvReader } from './readers/csv-mapping.ts';
import { readInsideAirbnb } from './readers/inside-airbnb.ts';
import { readJsonLd } from './readers/json-ld.ts';
import { readNdjson } from './readers/ndjson.ts';
import { readOpenTravel } from './readers/open-travel.ts';
import { runCalendars } from './run-calendars.ts';
import { runImport, type ImportOptions, type ImportReport } from './run-import.ts';

const readers: Readonly<Record<string, FeedReader>> = {
  'inside-airbnb': readInsideAirbnb,
  'json-ld': readJsonLd,
  ndjson: readNdjson,
  ota: readOpenTravel,
};

const calendarsUsage = `npm run import -- --format ical --listings FOLDER|FILE --source NAME
  [--report FILE] [--dry-run] [--allow-vanishing]`;

const usage = `npm run import -- --format ${Object.keys(readers).join('|')} --listings FILE [--calendar FILE] [--rates FILE]
npm run import -- --format csv --mapping FILE --listings FILE
  [--source NAME] [--provider FILE] [--currency CHF --rate 1.05] [--report FILE] [--dry-run]
  [--delta] [--allow-vanishing] [--move-into-future]
${calendarsUsage}`;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      format: { type: 'string' },
      listings: { type: 'string' },
      calendar: { type: 'string' },
      rates: { type: 'string' },
      mapping: { type: 'string' },
      source: { type: 'string' },
      currency: { type: 'string' },
      rate: { type: 'string' },
      report: { type: 'string' },
      provider: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      delta: { type: 'boolean', default: false },
      'allow-vanishing': { type: 'boolean', default: false },
      'move-into-future': { type: 'boolean', default: false },
    },
  });
  if (!values.listings) throw new ImportError(usage);
  const { listings } = values;
  const config = readConfig(process.env);
  const isCalendars = values.format === 'ical';
  if (isCalendars && (values.source === undefined || hasHomeOptions(values)))
    throw new ImportError(calendarsUsage);
  const source = values.source ?? basename(listings).replace(/\..*$/, '');
  const reportFile = values.report ?? `import-${source}-report.json`;
  checkWritable(reportFile);
  if ([listings, values.calendar, values.rates, values.provider, values.mapping].includes(reportFile))
    throw new ImportError(`The report would be written over ${reportFile}: name another file with --report.`);
  const common = {
    source: `import:${source}`,
    today: systemClock.today(),
    allowVanishing: values['allow-vanishing'],
    dryRun: values['dry-run'],
    ...createProgress(),
  };
  const work = isCalendars
    ? (connection: DatabaseConnection) =>
        runCalendars(connection, {
          ...common,
          calendars: listings,
          now: systemClock.now(),
          ownDomain: new URL(config.publicUrl).hostname,
          fetch: createGuardedFetch(),
        })
    : buildImportOptions(values, listings, common);

  const connection = await openStorage(config);
  try {
    await migrate(connection);
    const startTime = Date.now();
    const waitingNotice = setTimeout(() => {
      console.log('Another import is running; this one waits for it.');
    }, 1000);
    const report = await holdingAdvisoryLock(connection, importLock, () => {
      clearTimeout(waitingNotice);
      return work(connection);
    }).finally(() => {
      clearTimeout(waitingNotice);
    });
    showReport(report, (Date.now() - startTime) / 1000);
    writeReport(reportFile, report);
    const { rejected, created, changed, unchanged, paused, returned, removed } = report;
    if (rejected.length > 0 && created + changed + unchanged + paused + returned + removed === 0)
      throw new ImportError('No row could be used: the report says of each why.');
  } finally {
    await connection.close();
  }
}

type Values = Partial<
  Record<'format' | 'calendar' | 'rates' | 'mapping' | 'currency' | 'rate' | 'provider', string>
> & {
  delta: boolean;
  'move-into-future': boolean;
};

/** Returns true for options that only apply to homes and not to calendars. */
const hasHomeOptions = (values: Values): boolean =>
  values.delta ||
  values['move-into-future'] ||
  [values.calendar, values.rates, values.mapping, values.currency, values.rate, values.provider].some(
    (value) => value !== undefined,
  );

function buildImportOptions(
  values: Values,
  listings: string,
  common: Pick<ImportOptions, 'source' | 'today' | 'allowVanishing' | 'dryRun' | 'onRead' | 'onProgress'>,
): (connection: DatabaseConnection) => Promise<ImportReport> {
  if (values.rates !== undefined && values.format !== 'ota')
    throw new ImportError(
      '--rates belongs to --format ota: in other formats prices stand with the homes or in the calendar.',
    );
  const currency = values.currency?.toUpperCase() ?? null;
  const options = {
    ...common,
    read: createReader(values.format, values.mapping),
    files: { listings, calendar: values.calendar ?? null, rates: values.rates ?? null, currency },
    currency,
    rate: parseRate(currency, values.rate),
    texts: createSiteTexts(),
    provider: values.provider === undefined ? undefined : readProvider(values.provider),
    delta: values.delta,
    moveIntoFuture: values['move-into-future'],
  };
  return (connection) => runImport(connection, options);
}

/**
 * The import is finished at this point. If the report cannot be written, the outcome is still printed and the command
 * fails.
 */
function writeReport(file: string, report: ImportReport): void {
  try {
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    console.log(`Report: ${file}`);
  } catch {
    throw new ImportError(`The import is done, but its report cannot be written to ${file}.`);
  }
}

function createReader(format: string | undefined, mapping: string | undefined): FeedReader {
  if (format === 'csv' && mapping !== undefined) return createCsvReader(mapping);
  const reader = readers[format ?? ''];
  if (!reader || mapping !== undefined) throw new ImportError(usage);
  return reader;
}

function showReport(report: ImportReport, seconds: number): void {
  const { rows, created, changed, unchanged, rejected, rejectedByReason, shiftDays } = report;
  console.log(
    `\n${rows} rows in ${seconds.toFixed(1)} s, ${Math.round(rows / Math.max(0.1, seconds))} rows/s`,
  );
  if (report.dryRun) console.log('A trial: nothing was written. In earnest:');
  console.log(
    `${created} homes created, ${changed} changed, ${unchanged} unchanged, ${rejected.length} rows not used`,
  );
  const { paused, returned, removed } = report;
  if (paused + returned + removed > 0)
    console.log(
      `${paused} homes paused since the feed has them no more, ${returned} returned, ${removed} removed`,
    );
  for (const [reason, count] of Object.entries(rejectedByReason)) console.log(`  ${count} ${reason}`);
  const { newLocations } = report;
  if (newLocations.length > 0) {
    const locationNames = newLocations.slice(0, 10).join(', ');
    const remainder = newLocations.length > 10 ? ` and ${newLocations.length - 10} more` : '';
    console.log(`New countries, regions and places: ${locationNames}${remainder}`);
  }
  if (shiftDays) console.log(`Dates were moved by ${shiftDays / 7} weeks.`);
  for (const warning of report.warnings) console.log(warning);
}

function readProvider(file: string): FeedProvider {
  try {
    return providerForm.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ImportError(`${file} names no provider in the form of docs/import.md.`);
  }
}

/** Checked before the import, because a failure afterwards would be too late. */
function checkWritable(file: string): void {
  try {
    if (existsSync(file) && statSync(file).isDirectory()) throw new Error();
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
  } catch {
    throw new ImportError(`The report cannot be written to ${file}: name another file with --report.`);
  }
}

/** Formats every error as one line. */
function formatError(error: unknown): string {
  if (error instanceof ImportError) return error.message;
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return `${error.message}\n${usage}`;
  const message = error instanceof Error ? error.message : String(error);
  return startErrorLine(error, process.env) ?? `The import stopped: ${message.split('\n')[0]!}`;
}

function parseRate(currency: string | null, text: string | undefined): number {
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

// Called last, when all constants of the module are initialised.
try {
  await run();
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}
