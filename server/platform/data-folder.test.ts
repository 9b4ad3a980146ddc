import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startErrorLine } from '../expected-start-errors.ts';
import { toRefusal } from '../http/refusal.ts';
import { DataFolderError, ensureDataFolder } from './data-folder.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'feriola-full-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a first start on a full disk is refused with one line', () => {
  expect(() => ensureDataFolder(folder)).not.toThrow();
  try {
    ensureDataFolder(folder, () => 1_000);
    expect.unreachable();
  } catch (error) {
    expect(startErrorLine(error, {})).toMatch(
      /^The disk of DATA_DIR .* is full: at least 50 MB have to be free\.$/,
    );
  }
});

test('a folder is made with those that it lies in', () => {
  const deep = join(folder, 'a/b/c');
  ensureDataFolder(deep);
  ensureDataFolder(deep);
  expect(existsSync(deep)).toBe(true);
});

test('a folder that cannot be made is refused at once, wherever it was to lie', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const wrong of [file, join(file, 'inside'), '/proc/nobody/inside']) {
    expect(() => ensureDataFolder(wrong), wrong).toThrow(DataFolderError);
    expect(() => ensureDataFolder(wrong), wrong).toThrow(/cannot be written: name a folder that may be made/);
  }
});

test('a disk that fills up while the site starts is told in one line, too', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(startErrorLine(full, {})).toBe('The disk is full.');
});

test.each([
  ['this machine', Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })],
  ['the database', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['the embedded database', new Error('could not write to file "pg_wal": No space left on device')],
])('a write that finds the disk of %s full is refused for now', (_, error) => {
  expect(toRefusal(error)).toEqual({ status: 503, type: 'unavailable', retryAfter: 30 });
});
