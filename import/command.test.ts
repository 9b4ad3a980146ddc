import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'feriola-import-command-'));
  const home = {
    ...{ key: 'a', lat: 40.001, lon: 3.84, objectType: 'house', kind: 'villa' },
    ...{ personsMax: 4, bedrooms: 2, bathrooms: 1, nightlyPrice: 100 },
  };
  writeFileSync(join(folder, 'homes.ndjson'), `${JSON.stringify(home)}\n{"key":\n`);
  mkdirSync(join(folder, 'closed'));
  chmodSync(join(folder, 'closed'), 0o500);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Ended {
  status: number | null;
  out: string;
  errors: string;
}

const command = (...options: string[]): Ended => start('main.ts', options);

function start(file: string, options: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('import', file), ...options], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
  });
  return { status, out: stdout, errors: stderr };
}
const listings = () => join(folder, 'homes.ndjson');
const homes = () => ['--format', 'ndjson', '--listings', listings()];

test.each([
  ['an unknown format', () => ['--format', 'xls', '--listings', 'a'], 'npm run import -- --format'],
  ['an unknown option', () => [...homes(), '--fast'], "Unknown option '--fast'"],
  [
    'a report in no folder',
    () => [...homes(), '--report', join(folder, 'none', 'r.json')],
    'cannot be written to',
  ],
  ['a report that is a folder', () => [...homes(), '--report', folder], 'cannot be written to'],
  ['a report over the feed', () => [...homes(), '--report', listings()], 'would be written over'],
  [
    'calendars of no feed',
    () => ['--format', 'ical', '--listings', folder],
    '--format ical --listings FOLDER',
  ],
  [
    'a file that is not there',
    () => ['--format', 'ndjson', '--listings', join(folder, 'no')],
    'There is no file',
  ],
])('%s prints one line without a stack, and nothing is written', (_, options, line) => {
  const { status, errors } = command(...options());
  expect(status).toBe(1);
  expect(errors).toContain(line);
  expect(errors).not.toMatch(/\n\s+at /);
  expect(readFileSync(listings(), 'utf8')).toContain('"key":"a"');
});

test('a trial says what would happen, and its report holds it home by home', () => {
  const report = join(folder, 'report.json');
  const { status, out } = command(...homes(), '--dry-run', '--report', report);
  expect(status).toBe(0);
  expect(out).toMatch(/2 rows in [\d.]+ s, \d+ rows\/s/);
  expect(out).toContain('A trial: nothing was written.');
  expect(out).toContain('1 not JSON');
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    dryRun: true,
    homes: { created: ['a'] },
    rejected: [{ rejected: 'not JSON', line: 2 }],
  });
}, 120_000);

test('an import that can use no row ends as a failure, and its report says why', () => {
  const report = join(folder, 'none.json');
  const none = join(folder, 'none.ndjson');
  writeFileSync(none, '{"key":\n');
  const { status, errors } = command(
    '--format',
    'ndjson',
    '--listings',
    none,
    '--dry-run',
    '--report',
    report,
  );
  expect([status, errors.trim()]).toEqual([1, 'No row could be used: the report says of each why.']);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ rejected: [{ rejected: 'not JSON' }] });
}, 120_000);

test('an export prints the cursor for the next one, and refuses any other cursor', () => {
  const out = join(folder, 'export.ndjson');
  const { status, out: said } = start('export.ts', ['--out', out]);
  expect(said).toContain(`0 homes in ${out}. The next export goes on with --since`);
  expect([status, readFileSync(out, 'utf8')]).toEqual([0, '']);
  for (const [options, line] of [
    [['--out', out, '--since', 'yesterday'], '--since is a cursor that an export has told.'],
    [[], 'npm run export -- --out FILE'],
  ] as const) {
    const refused = start('export.ts', options);
    expect(refused.status).toBe(1);
    expect(refused.errors).toContain(line);
    expect(refused.errors).not.toMatch(/\n\s+at /);
  }
}, 120_000);
