import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startErrorLine } from '../expected-start-errors.ts';
import { refusalOf } from '../http/refusal.ts';
import { ensureDataFolder } from './data-folder.ts';

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
    expect(startErrorLine(error, 3000)).toMatch(
      /^The disk of DATA_DIR .* is full: at least 50 MB have to be free\.$/,
    );
  }
});

test('a disk that fills up while the site starts is told in one line, too', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(startErrorLine(full, 3000)).toBe('The disk is full.');
});

test.each([
  ['this machine', Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })],
  ['the database', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['the embedded database', new Error('could not write to file "pg_wal": No space left on device')],
])('a write that finds the disk of %s full is refused for now', (_, error) => {
  expect(refusalOf(error)).toEqual({ status: 503, type: 'unavailable', retryAfter: 30 });
});
