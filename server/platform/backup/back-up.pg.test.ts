import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { missingMigrations } from '../migrate.ts';
import { openPostgres } from '../postgres.ts';
import { backUp, type BackupConfig } from './back-up.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'feriola-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a server’s database is backed up and restored into an empty one alone', async () => {
  const { url, template } = inject('postgres')!;
  const admin = new pg.Client(url);
  await admin.connect();
  const names = { live: `live_${process.pid}`, copy: `copy_${process.pid}` };
  await admin.query(`create database ${names.live} template ${template}`);
  await admin.query(`create database ${names.copy}`);
  const configOf = (name: keyof typeof names): BackupConfig => {
    const address = new URL(url);
    address.pathname = names[name];
    return {
      ...{ dataDir: join(folder, name), databaseUrl: address.href, s3Url: null, backupKey: null },
      secret: 'the secret of a test, long enough for it',
    };
  };
  const live = await openPostgres(configOf('live').databaseUrl!);
  await sql`insert into facts (key, value) values ('of-a-test', '"Käthe"')`.execute(live.db);
  await live.close();
  const archive = join(folder, 'archive');
  await backUp(configOf('live'), archive);
  await expect(restore(configOf('live'), archive)).rejects.toThrow('has tables');
  await restore(configOf('copy'), archive);

  const restored = await openPostgres(configOf('copy').databaseUrl!);
  expect(await missingMigrations(restored)).toEqual([]);
  expect((await sql`select value from facts where key = 'of-a-test'`.execute(restored.db)).rows).toEqual([
    { value: 'Käthe' },
  ]);
  await restored.close();
  expect(readFileSync(join(folder, 'copy/secret'), 'utf8')).toBe(configOf('live').secret);
  for (const name of Object.values(names)) await admin.query(`drop database ${name}`);
  await admin.end();
});
