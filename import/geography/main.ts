import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { defaultLanguage } from '../../domain/language.ts';
import { loadGazetteer, loadPlaces, strongUntil } from '../../engines/geography/face.ts';
import { readConfig } from '../../server/config.ts';
import { startErrorLine } from '../../server/expected-start-errors.ts';
import { locationsStore } from '../../server/areas/locations/locations-store.ts';
import { holdingAdvisoryLock } from '../../server/platform/advisory-lock.ts';
import type { DatabaseConnection } from '../../server/platform/database.ts';
import { migrate } from '../../server/platform/migrate.ts';
import { openStorage } from '../../server/platform/open-storage.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { ImportError } from '../import-error.ts';
import { importLock } from '../import-lock.ts';
import { changeGeography, formatRow } from './change-geography.ts';
import { formatIssues, geographyFile, type GeographyFile } from './geography-file.ts';

const usage = `npm run geography -- show TEXT
npm run geography -- apply FILE [--dry-run]
npm run geography -- add TOWN... [--dry-run]
npm run geography -- add --inhabitants 500000 [--country de] [--dry-run]`;

/** Thrown to roll back the transaction of a trial run. */
class TrialRollback extends Error {}

try {
  await run();
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      inhabitants: { type: 'string' },
      country: { type: 'string' },
    },
  });
  const [command, ...keys] = positionals;
  if (command === 'show' && keys.length === 1) return withStorage((connection) => show(connection, keys[0]!));
  const file = await buildFile(command, keys, values);
  await withStorage((connection) =>
    holdingAdvisoryLock(connection, importLock, () => apply(connection, file, values['dry-run'])),
  );
}

async function buildFile(
  command: string | undefined,
  keys: readonly string[],
  { inhabitants, country }: { inhabitants?: string | undefined; country?: string | undefined },
): Promise<GeographyFile> {
  if (command === 'apply' && keys.length === 1) return readFile(keys[0]!);
  if (command !== 'add' || (keys.length === 0 && inhabitants === undefined)) throw new ImportError(usage);
  const gazetteer = loadGazetteer();
  const isInCatalogue = (settlement: { country: string }): boolean =>
    country === undefined || settlement.country === country.toLowerCase();
  const index = await loadPlaces();
  const towns: { id: number }[] = keys.map((name) => {
    const matches = index.find(name, { language: defaultLanguage, country: country?.toLowerCase() ?? null });
    const town = matches.find(({ place, fit }) => place.id !== 0 && fit <= strongUntil);
    if (!town) throw new ImportError(`The gazetteer has no town ${name}.`);
    return town.place;
  });
  if (inhabitants !== undefined) {
    if (!/^[1-9]\d{3,8}$/.test(inhabitants)) throw new ImportError('--inhabitants is a number from 1000 on.');
    towns.push(...gazetteer.from(Number(inhabitants)).filter(isInCatalogue));
  }
  const ids = new Set(towns.map(({ id }) => id));
  return { regions: [], places: [...ids].map((id) => ({ id })) };
}

function readFile(path: string): GeographyFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new ImportError(`${path} cannot be read.`);
  }
  try {
    return geographyFile.parse(JSON.parse(text));
  } catch (error) {
    const faults = error instanceof z.ZodError ? formatIssues(error) : 'it is not valid JSON';
    throw new ImportError(`${path} does not have the format that docs/geography.md describes: ${faults}`);
  }
}

async function withStorage(work: (connection: DatabaseConnection) => Promise<void>): Promise<void> {
  const connection = await openStorage(readConfig(process.env));
  try {
    await migrate(connection);
    await work(connection);
  } finally {
    await connection.close();
  }
}

async function apply(connection: DatabaseConnection, file: GeographyFile, isTrial: boolean): Promise<void> {
  const lines: string[] = [];
  try {
    await connection.transaction(async (tx) => {
      await changeGeography(tx, file, { texts: createSiteTexts(), tell: (line) => lines.push(line) });
      if (isTrial) throw new TrialRollback();
    });
  } catch (error) {
    if (!(error instanceof TrialRollback)) throw error;
    console.log('A trial: nothing was written. In earnest:');
  }
  for (const line of lines) console.log(line);
}

async function show({ db }: DatabaseConnection, text: string): Promise<void> {
  const rows = await locationsStore.named(db, text);
  for (const { homes, ...row } of rows) console.log(formatRow(row, homes));
  if (rows.length === 0) console.log(`No region and no place is called ${text}.`);
}

function formatError(error: unknown): string {
  if (error instanceof ImportError) return `${error.message}`;
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return `${error.message}\n${usage}`;
  const message = error instanceof Error ? error.message : String(error);
  return startErrorLine(error, process.env) ?? `Nothing was changed: ${message.split('\n')[0]!}`;
}
