import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { keepAssets } from './former-assets.ts';
import { registerAssets } from './static-files.ts';

const root = mkdtempSync(join(tmpdir(), 'feriola-assets-'));
const folder = join(root, 'data/assets');
afterAll(() => rmSync(root, { recursive: true }));

const daysLater = (days: number): Date => new Date(Date.parse('2027-03-01T00:00:00Z') + days * 86_400_000);
function aVersion(name: string, files: readonly string[]): string {
  const version = join(root, name);
  mkdirSync(version, { recursive: true });
  for (const file of files) writeFileSync(join(version, file), `/* ${file} */`);
  return version;
}

test('what a page of the version before asks for is there for a month after the last start of that version', async () => {
  const first = aVersion('first', ['root-a1.js', 'page-b1.js', 'page-b1.js.br']);
  const second = aVersion('second', ['root-a2.js', 'page-b1.js']);
  await keepAssets(first, folder, daysLater(0));
  await keepAssets(second, folder, daysLater(20));
  expect(readdirSync(folder).sort()).toEqual(['page-b1.js', 'page-b1.js.br', 'root-a1.js', 'root-a2.js']);
  await keepAssets(second, folder, daysLater(31));
  expect(readdirSync(folder).sort()).toEqual(['page-b1.js', 'root-a2.js']);
});

test('the site serves them, its own version first', async () => {
  const own = aVersion('own', ['root-a3.js']);
  const app = fastify({ logger: false });
  registerAssets(app, [own, folder]);
  const answers = await Promise.all(
    ['root-a3.js', 'root-a2.js', 'root-a1.js'].map((name) => app.inject(`/assets/${name}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
  expect(answers[1]!.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});
