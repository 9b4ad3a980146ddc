import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openStorage } from '../open-storage.ts';
import { backUp, type BackupConfig } from './back-up.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'feriola-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const configOf = (name: string, given: Partial<BackupConfig> = {}): BackupConfig => ({
  ...{ dataDir: join(folder, name), databaseUrl: null, secret: null, s3Url: null },
  ...{ backupKey: 'a key of a test that is long enough', ...given },
});
const archive = join(folder, 'archive');

test('an embedded site that runs is backed up by a command, and restored into an empty place alone', async () => {
  const config = configOf('live');
  const site = await openStorage(config);
  await sql`create table guests (name text)`.execute(site.db);
  await sql`insert into guests values ('Käthe')`.execute(site.db);
  mkdirSync(join(config.dataDir, 'files/homes'), { recursive: true });
  writeFileSync(join(config.dataDir, 'files/homes/a.webp'), 'a picture');
  await site.transaction(async (tx) => {
    await sql`insert into guests values ('not committed')`.execute(tx);
    await backUp(config, archive);
  });
  await site.close();
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  expect(readFileSync(archive).includes('a picture')).toBe(false);

  await expect(restore(config, archive)).rejects.toThrow('empty place alone');
  const copy = configOf('copy');
  await expect(restore({ ...copy, backupKey: null }, archive)).rejects.toThrow('set BACKUP_KEY');
  await expect(restore({ ...copy, backupKey: 'x'.repeat(32) }, archive)).rejects.toThrow(
    'changed or cut off',
  );
  writeFileSync(`${archive}.cut`, readFileSync(archive).subarray(0, -1000));
  await expect(restore(copy, `${archive}.cut`)).rejects.toThrow('changed or cut off');
  expect(existsSync(join(copy.dataDir, 'database'))).toBe(false);

  await restore(copy, archive);
  const restored = await openStorage(copy);
  expect((await sql`select name from guests`.execute(restored.db)).rows).toEqual([{ name: 'Käthe' }]);
  await restored.close();
  for (const file of ['secret', 'files/homes/a.webp'])
    expect(readFileSync(join(copy.dataDir, file), 'utf8')).toBe(
      readFileSync(join(config.dataDir, file), 'utf8'),
    );
});
