import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPostgres } from '../../server/platform/postgres.ts';
import { bareEnvironment } from '../harness/server-process.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'feriola-first-starts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function emptyDatabase(): Promise<string> {
  const { url } = inject('postgres')!;
  const name = `first_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return url.replace(/[^/]+$/, name);
}

/** Runs the steps of `bin/start` before the server: migrations, and the demo world if there is none. */
function firstStart(databaseUrl: string, node: number): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['demo/main.ts', '--if-empty'], {
    cwd: root,
    env: {
      ...bareEnvironment,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, `node-${node}`),
      DEMO_OBJECTS: '40',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', () => undefined);
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

test('three nodes that start at once on an empty database write one world, and all go on', async () => {
  const url = await emptyDatabase();
  const ends = await Promise.all([1, 2, 3].map((node) => firstStart(url, node)));
  expect(ends).toEqual([1, 2, 3].map(() => ({ code: 0, said: '' })));
  const { db, close } = await openPostgres(url);
  const { homes } = await db
    .selectFrom('homes')
    .select((eb) => eb.fn.countAll<number>().as('homes'))
    .where('active', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  await close();
  expect(homes).toBe(40);
});
